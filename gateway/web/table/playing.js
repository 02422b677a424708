/** Going through a game by itself, a move at a time. */
import { useEffect, useState } from "../kept/htm-preact-standalone.module.js";

const STEP = 800; // milliseconds a move at the speed 1
const SPEEDS = [1, 2, 4];

/**
 * @param {number} at  @param {number} last  @param {(version: number) => void} go  @param {boolean} [isSeen] whether what is at `at` is drawn: until then it does not go on
 * @returns {{isPlaying: boolean, speed: number, play: () => void, pause: () => void, faster: () => void}} `play` begins anew at the end
 */
export function usePlaying(at, last, go, isSeen = true) {
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  useEffect(() => {
    if (!isPlaying || !isSeen) return undefined;
    if (at >= last) { setPlaying(false); return undefined; }
    const timer = setTimeout(() => go(at + 1), STEP / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, at, last, speed, isSeen]);
  const play = () => { if (at >= last) go(1); setPlaying(last > 1); };
  return { isPlaying, speed, play, pause: () => setPlaying(false), faster: () => setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]) };
}
