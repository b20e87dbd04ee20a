/** Takes the keyboard to an element that matters at once, such as the summary of a form's errors. */
export function enhance(element: HTMLElement): void {
  element.focus();
}
