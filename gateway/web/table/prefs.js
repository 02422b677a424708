/** What this browser prefers: kept on this machine only. */

const KEY = "sagebrush.preferences";
const DEFAULTS = { theme: "auto", language: "" };

/** @returns {{theme: string, language: string}} the empty language is the browser's */
export function preferences() {
  return { ...DEFAULTS, ...JSON.parse(globalThis.localStorage?.getItem(KEY) ?? "{}") };
}

/** @param {Partial<{theme: string, language: string}>} change */
export function prefer(change) {
  localStorage.setItem(KEY, JSON.stringify({ ...preferences(), ...change }));
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
