/** Two presses of Escape within this time leave the page. */
const TWICE_MS = 1500;

/** Lets a link leave at once for its own address, without a way back to this page. Without a script it is a plain link. */
export function enhance(element: HTMLElement): void {
  if (element instanceof HTMLAnchorElement) leaveBy(element, (address) => location.replace(address));
}

/** On a press of the link or two of Escape: blanks the page, forgets what the tab kept, and goes. */
export function leaveBy(link: HTMLAnchorElement, go: (address: string) => void): void {
  let pressed = Number.NEGATIVE_INFINITY;
  const leave = () => {
    document.documentElement.hidden = true;
    document.title = ' ';
    try {
      sessionStorage.clear();
    } catch {
      // A browser that keeps nothing has nothing to forget.
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
