/** Shows a print button, which only exists with scripts. */
export function enhance(element: HTMLElement): void {
  element.hidden = false;
  element.addEventListener('click', () => window.print());
}
