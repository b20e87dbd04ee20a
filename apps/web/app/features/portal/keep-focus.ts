const HEADINGS = 'h1, h2, h3';

/**
 * Puts the focus on the nearest heading that is left when what had it is gone: the button of an act that is done, a row that
 * left its list, a dialog whose opener no longer stands. Without it who reads by ear would begin at the top of the page again.
 * Answers the function that ends it.
 */
export function keepFocus(main: HTMLElement): () => void {
  /** What had the focus last, and what it stood in. */
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
  // A press on nothing takes the focus away on purpose; one on something that takes it is told right after.
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
