/**
 * Shows a button that shares this page's URL: with the device's share sheet, otherwise via the clipboard, confirmed on the button
 * by `data-done`.
 */
export function enhance(element: HTMLElement): void {
  element.hidden = false;
  element.addEventListener('click', () => {
    const { title = document.title, done: said = '' } = element.dataset;
    const url = location.href;
    // Closing the share sheet also rejects: nothing to report.
    if (typeof navigator.share === 'function') void navigator.share({ title, url }).catch(() => undefined);
    else
      void navigator.clipboard.writeText(url).then(() => {
        element.setAttribute('aria-live', 'polite');
        element.lastChild?.replaceWith(said);
      });
  });
}
