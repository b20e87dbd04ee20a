/** Focuses an element that needs attention, such as a form's error summary. */
export function enhance(element: HTMLElement): void {
  element.focus();
}
