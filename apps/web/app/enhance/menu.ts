/** Closes a `details` menu on Escape, on an outside click and when focus leaves it. */
export function enhance(element: HTMLElement): void {
  if (!(element instanceof HTMLDetailsElement)) return;
  const close = () => {
    element.open = false;
  };
  document.addEventListener('pointerdown', (event) => {
    if (element.open && event.target instanceof Node && !element.contains(event.target)) close();
  });
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !element.open) return;
    close();
    element.querySelector<HTMLElement>('summary')?.focus();
  });
  element.addEventListener('focusout', (event) => {
    if (event.relatedTarget instanceof Node && !element.contains(event.relatedTarget)) close();
  });
}
