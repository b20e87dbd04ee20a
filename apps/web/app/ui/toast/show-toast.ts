/** Takes back what a toast confirms, as long as it is shown. */
export interface ToastAct {
  label: string;
  /** Its keys, for those who can't see the button. */
  hint: string;
  run: () => void;
}

/** A transient confirmation; `id` distinguishes two with the same text. */
export interface Toast {
  id: number;
  text: string;
  act: ToastAct | undefined;
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
 * anything else to act on belong in the page instead, since a toast may disappear before it is read; only undoing is offered here,
 * by its button and Ctrl/Command+Z.
 */
export function showToast(text: string, act?: ToastAct): void {
  count += 1;
  show({ id: count, text, act });
}

export const closeToast = (): void => show(null);

export const shownToast = (): Toast | null => shown;

export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
