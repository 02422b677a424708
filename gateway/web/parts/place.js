/** A place for whoever uses keys, where a button goes away as it is pressed. */
import { useEffect, useRef } from "../kept/htm-preact-standalone.module.js";
import { usesKeys } from "../table/keys.js";

/** What has come instead, when `what` has changed and nothing has the focus any more. @param {unknown} what  @returns {{current: HTMLElement | null}} for the thing that gets it */
export function usePlace(what) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const before = useRef(what);
  useEffect(() => {
    if (before.current !== what && usesKeys() && document.activeElement === document.body) place.current?.focus();
    before.current = what;
  }, [what]);
  return place;
}
