/** Shows a button that prints the page; without a script there is none. */
export function enhance(element: HTMLElement): void {
  element.hidden = false;
  element.addEventListener('click', () => window.print());
}
