/** Times in digits. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** @param {number} ms  @returns {string} 0:07, 12:40, 3:05:00 or 2 d 4 h */
export function written(ms) {
  const two = (number) => String(Math.floor(number)).padStart(2, "0");
  if (ms >= DAY) return `${Math.floor(ms / DAY)} d ${Math.floor((ms % DAY) / HOUR)} h`;
  const seconds = two((ms % MINUTE) / SECOND);
  if (ms >= HOUR) return `${Math.floor(ms / HOUR)}:${two((ms % HOUR) / MINUTE)}:${seconds}`;
  return `${Math.floor(ms / MINUTE)}:${seconds}`;
}
