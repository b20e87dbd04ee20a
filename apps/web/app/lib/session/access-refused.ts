const listeners = new Set<() => void>();
/** Problem codes which mean that the user is not, or no longer, what the page assumed. */
const CODES: readonly string[] = ['access.not_allowed', 'access.no_clinic', 'access.no_organization'];

/** Notifies the session store if a code suggests that the user's permissions may have changed. */
export function noteRefusal(code: string | undefined): void {
  if (code && CODES.includes(code)) for (const listener of listeners) listener();
}

/** Calls the function after every call refused for lack of permission. Returns the cleanup function. */
export function onAccessRefused(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
