/** What this browser prefers: kept on this machine only. */

const KEY = "sagebrush.preferences";
const DEFAULTS = { theme: "auto" };

/** @returns {{theme: string}} */
export function preferences() {
  return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
}

/** @param {Partial<{theme: string}>} change */
export function prefer(change) {
  localStorage.setItem(KEY, JSON.stringify({ ...preferences(), ...change }));
  applyTheme();
}

/** Puts the preferred theme on the page; "auto" leaves it to the browser. */
export function applyTheme() {
  const { theme } = preferences();
  document.documentElement.dataset.theme = theme;
}
