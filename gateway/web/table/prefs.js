/** What this browser prefers: kept on this machine only. */

import { storage } from "../client/storage.js";

const KEY = "sagebrush.preferences";
const DEFAULTS = { theme: "auto", language: "", letters: true };

/** @typedef {typeof DEFAULTS} Preferences */

/** The empty language is the browser's; `letters`: keys of one letter act. @returns {Preferences} */
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

/** What the address of an embedded viewer asks for. @returns {Partial<Preferences>} */
function askedOfViewer() {
  if (!globalThis.location?.pathname?.endsWith("/embed")) return {};
  const asked = new URLSearchParams(location.search);
  const given = { theme: ["light", "dark"].find((one) => one === asked.get("theme")), language: asked.get("lang") };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value));
}

/** @param {Partial<Preferences>} change */
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
