/** Something is dragged by finger, pen or mouse and let go over a place; pointer events, since a phone has no drag and drop. */

const FAR = 6; // pixels that a press may tremble

/**
 * Properties of the element that is carried; its style must have `user-select: none` and a `touch-action`: with `none`
 * it is carried at once, with `pan-y` a finger that goes up or down scrolls and one that goes aside carries.
 * @param {(slot: string) => void} laid is told the `data-slot` of the place where it is let go
 */
export const carried = (laid) => ({
  onPointerDown: (event) => {
    if (event.button === 0 && event.isPrimary && !event.target.closest("button")) follow(event.currentTarget, event, laid);
  },
  onDragStart: (event) => event.preventDefault(), // of selected text or a picture, which would end the pointer's way
});

/** @param {HTMLElement} element  @param {PointerEvent} start  @param {(slot: string) => void} laid */
function follow(element, start, laid) {
  const ending = new AbortController();
  const listen = (kind, hear) => window.addEventListener(kind, (event) => { if (event.pointerId === start.pointerId) hear(event); }, { signal: ending.signal });
  const move = ({ clientX, clientY }) => {
    const [right, down] = [clientX - start.clientX, clientY - start.clientY];
    if (Math.hypot(right, down) < FAR && !element.classList.contains("carried")) return;
    element.classList.add("carried");
    element.style.translate = `${right}px ${down}px`;
  };
  const end = () => { ending.abort(); element.classList.remove("carried"); element.style.translate = ""; };
  const drop = ({ clientX, clientY }) => {
    const wasCarried = element.classList.contains("carried");
    const place = document.elementFromPoint(clientX, clientY)?.closest("[data-slot]"); // what is carried hides nothing
    end();
    if (wasCarried && place instanceof HTMLElement) laid(place.dataset.slot ?? "");
  };
  listen("pointermove", move);
  listen("pointerup", drop);
  listen("pointercancel", end);
}
