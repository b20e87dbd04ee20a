/** A transient confirmation; `id` distinguishes two with the same text. */
export interface Toast {
  id: number;
  text: string;
}

let shown: Toast | null = null;
let count = 0;
const listeners = new Set<() => void>();

function show(toast: Toast | null): void {
  shown = toast;
  for (const listener of listeners) listener();
}

/**
 * Confirms success in one short sentence. Only one is shown at a time: the next replaces it. Errors, money and
 * anything actionable belong in the page instead, since a toast may disappear before it is read.
 */
export function showToast(text: string): void {
  count += 1;
  show({ id: count, text });
}

export const closeToast = (): void => show(null);

export const shownToast = (): Toast | null => shown;

export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
