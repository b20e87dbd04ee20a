const listeners = new Set<() => void>();
/** What the server says to who is not, or no longer, what their page took them for. */
const CODES: readonly string[] = ['access.not_allowed', 'access.no_clinic', 'access.no_organization'];

/** Tells who keeps the person of the page, when a code says that their rights may be others by now. */
export function noteRefusal(code: string | undefined): void {
  if (code && CODES.includes(code)) for (const listener of listeners) listener();
}

/** Calls the function after every call that was refused for what the person is. Answers the function that ends it. */
export function onAccessRefused(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
