/** A confirmation that passes by; `id` tells two with the same words apart. */
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
 * Confirms something that worked, in one short sentence. There is one at a time: the next displaces it. Errors, money and
 * anything to act on stand in the page instead, since a toast may be gone before it was read.
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
