/** Pressing Escape twice within this time leaves the page. */
const TWICE_MS = 1500;

/** Makes a link leave immediately for its own URL, with no way back to this page. Without scripts it is a plain link. */
export function enhance(element: HTMLElement): void {
  if (element instanceof HTMLAnchorElement) leaveBy(element, (address) => location.replace(address));
}

/** On a click on the link or two presses of Escape: blanks the page, deletes the tab's stored data, and leaves. */
export function leaveBy(link: HTMLAnchorElement, go: (address: string) => void): void {
  let pressed = Number.NEGATIVE_INFINITY;
  const leave = () => {
    document.documentElement.hidden = true;
    document.title = ' ';
    try {
      sessionStorage.clear();
    } catch {
      // A browser without storage has nothing to delete.
    }
    go(link.href);
  };
  link.addEventListener('click', (event) => {
    event.preventDefault();
    leave();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.repeat) return;
    if (event.timeStamp - pressed < TWICE_MS) leave();
    pressed = event.timeStamp;
  });
}
