const listeners = new Set<() => void>();

/** Says that the person has changed something on the server, so that what counts it can ask anew. */
export function sayChanged(): void {
  for (const listener of listeners) listener();
}

/** Calls the function after every call of the person that changed something. Answers the function that ends it. */
export function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
