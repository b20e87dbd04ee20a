const HEADINGS = 'h1, h2, h3';

/**
 * Moves focus to the nearest remaining heading when the focused element disappears: the button of a completed action, a row that
 * left its list, a dialog whose opener is gone. Otherwise screen reader users would start again at the top of the page. Returns a
 * cleanup function.
 */
export function keepFocus(main: HTMLElement): () => void {
  /** The last focused element and its ancestors. */
  let path: Element[] = [];
  const note = ({ target }: FocusEvent) => {
    path = [];
    for (let one = target instanceof Element ? target : null; one; one = one.parentElement) path.push(one);
  };
  const watch = new MutationObserver(() => {
    const [last, ...around] = path;
    if (!last || last.isConnected || (document.activeElement && document.activeElement !== document.body)) return;
    const place = around.find((one) => one.isConnected && main.contains(one) && one.querySelector(HEADINGS));
    const heading = place?.querySelector<HTMLElement>(HEADINGS);
    path = [];
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
  // Clicking an empty area removes focus on purpose; clicking a focusable element fires another focus event right after.
  const forget = () => {
    path = [];
  };
  document.addEventListener('focusin', note);
  document.addEventListener('mousedown', forget);
  watch.observe(main, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', note);
    document.removeEventListener('mousedown', forget);
    watch.disconnect();
  };
}
