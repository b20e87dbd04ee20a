/**
 * Shows a button that hands this page's address on: to the device's own share sheet, otherwise to the clipboard, which it
 * says on itself by `data-done`.
 */
export function enhance(element: HTMLElement): void {
  element.hidden = false;
  element.addEventListener('click', () => {
    const { title = document.title, done: said = '' } = element.dataset;
    const url = location.href;
    // Closing the share sheet is a refusal too: there is nothing to tell.
    if (typeof navigator.share === 'function') void navigator.share({ title, url }).catch(() => undefined);
    else
      void navigator.clipboard.writeText(url).then(() => {
        element.setAttribute('aria-live', 'polite');
        element.lastChild?.replaceWith(said);
      });
  });
}
