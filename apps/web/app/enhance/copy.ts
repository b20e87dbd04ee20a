/** Puts a copy button after a code; the texts come from the page: `data-label`, `data-done`. */
export function enhance(element: HTMLElement): void {
  const button = document.createElement('button');
  const { label = '', done = '' } = element.dataset;
  button.type = 'button';
  button.className = 'btn btn-quiet btn-small';
  button.textContent = label;
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(element.textContent ?? '').then(() => {
      button.textContent = done;
    });
  });
  element.after(' ', button);
}
