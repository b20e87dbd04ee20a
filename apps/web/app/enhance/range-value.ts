/** Shows a range input's value while its handle moves. */
export function enhance(element: HTMLElement): void {
  if (!(element instanceof HTMLInputElement)) return;
  const output = element.closest('.field')?.querySelector('output');
  const format = new Intl.NumberFormat(document.documentElement.lang, {
    useGrouping: 'always',
  } as Intl.NumberFormatOptions);
  element.addEventListener('input', () => {
    const text = `${element.dataset['prefix'] ?? ''}${format.format(element.valueAsNumber)}`;
    element.setAttribute('aria-valuetext', text);
    if (output) output.textContent = text;
  });
}
