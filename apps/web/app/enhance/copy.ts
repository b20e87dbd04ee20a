/** Adds a copy button after a code or a field; the texts come from the page: `data-label`, `data-done`. */
export function enhance(element: HTMLElement): void {
  const button = document.createElement('button');
  const { label = '', done = '' } = element.dataset;
  button.type = 'button';
  button.className = 'btn btn-quiet btn-small';
  button.textContent = label;
  button.addEventListener('click', () => void copy(element).then((copied) => copied && (button.textContent = done)));
  element.after(' ', button);
}

/** If the browser refuses to copy, selects the text so that the user can copy it. */
async function copy(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(textOf(element));
    return true;
  } catch {
    if (element instanceof HTMLInputElement) element.select();
    else getSelection()?.selectAllChildren(element);
    return false;
  }
}

const textOf = (element: HTMLElement): string =>
  element instanceof HTMLInputElement ? element.value : (element.textContent ?? '');
