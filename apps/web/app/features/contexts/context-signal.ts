/** Written when a context was entered, extended or left, so that other tabs of the session refresh at once. */
const KEY = 'travesia.context-changed';

export function sayContextChanged(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // The other tabs find out within ten seconds.
    return;
  }
}

/** Calls the listener when another tab entered, extended or left a context. */
export function onContextElsewhere(listener: () => void): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) listener();
  });
}
