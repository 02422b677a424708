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

const MINUTES = 24 * 60;

/** @param {number} minute of the day in UTC  @param {number} [ahead] minutes that this browser is ahead  @returns {string} 07:30 */
export function localTime(minute, ahead = -new Date().getTimezoneOffset()) {
  const local = (((minute + ahead) % MINUTES) + MINUTES) % MINUTES;
  return `${String(Math.floor(local / 60)).padStart(2, "0")}:${String(local % 60).padStart(2, "0")}`;
}
