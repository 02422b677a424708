/** What this browser prefers: kept on this machine only. */

import { storage } from "../client/storage.js";

const KEY = "sagebrush.preferences";
const DEFAULTS = { theme: "auto", language: "" };

/** @returns {{theme: string, language: string}} the empty language is the browser's */
export function preferences() {
  return { ...DEFAULTS, ...kept(), ...askedOfViewer() };
}

/** Nothing where it is damaged. */
function kept() {
  try {
    return JSON.parse(storage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** What the address of an embedded viewer asks for. @returns {Partial<{theme: string, language: string}>} */
function askedOfViewer() {
  if (!globalThis.location?.pathname?.endsWith("/embed")) return {};
  const asked = new URLSearchParams(location.search);
  const given = { theme: ["light", "dark"].find((one) => one === asked.get("theme")), language: asked.get("lang") };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value));
}

/** @param {Partial<{theme: string, language: string}>} change */
export function prefer(change) {
  storage.setItem(KEY, JSON.stringify({ ...preferences(), ...change }));
  applyTheme();
}

/** Reads the page in another language from now on. @param {string} language */
export function preferLanguage(language) {
  prefer({ language });
  location.reload();
}

/** Puts the preferred theme on the page; "auto" leaves it to the browser. */
export function applyTheme() {
  const { theme } = preferences();
  document.documentElement.dataset.theme = theme;
}
