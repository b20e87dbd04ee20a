const listeners = new Set<() => void>();

/** Reports that the user changed something on the server, so that counters can be reloaded. */
export function sayChanged(): void {
  for (const listener of listeners) listener();
}

/** Calls the function after every user call that changed something. Returns the cleanup function. */
export function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
