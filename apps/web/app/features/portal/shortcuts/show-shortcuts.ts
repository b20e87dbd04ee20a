const wishes = new EventTarget();

/** Opens the sheet of shortcuts, also while they are off. */
export const showShortcuts = (): void => void wishes.dispatchEvent(new Event('show'));

export function onShowShortcuts(show: () => void): () => void {
  wishes.addEventListener('show', show);
  return () => wishes.removeEventListener('show', show);
}
