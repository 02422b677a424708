/** Files that are dropped on the page. */

/** @type {File | null} */
let waiting = null;

/** The file that was dropped on another screen; once. */
export function droppedFile() {
  const found = waiting;
  waiting = null;
  return found;
}

/** Takes a file that is dropped anywhere on the page to the screen that checks it. */
export function takeDrops() {
  onDrop((file) => {
    if (location.hash === "#/file") return;
    waiting = file;
    location.hash = "#/file";
  });
}

/** @param {(file: File) => void} take  @returns {() => void} ends listening */
export function onDrop(take) {
  const over = (event) => { if (event.dataTransfer?.types.includes("Files")) event.preventDefault(); };
  const drop = (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    take(file);
  };
  document.addEventListener("dragover", over);
  document.addEventListener("drop", drop);
  return () => { document.removeEventListener("dragover", over); document.removeEventListener("drop", drop); };
}
