/** The two keys of a session, stored under these names in memory and in this browser's local storage. */
export interface Tokens {
  access_token: string;
  refresh_token: string;
}

let held: Tokens | null = null;
/** False once the browser refused to store something: then only memory counts. */
let storageKeeps = true;
const listeners = new Set<(tokens: Tokens | null) => void>();

/** The current tokens. Storage is read each time, so that another tab's changes apply immediately. */
export function readTokens(): Tokens | null {
  if (storageKeeps && typeof localStorage !== 'undefined') held = storedTokens();
  return held;
}

export function keepTokens({ access_token, refresh_token }: Tokens): void {
  held = { access_token, refresh_token };
  try {
    // The longer-lived one first: a tab that reads in between finds a pair it can refresh.
    localStorage.setItem('refresh_token', refresh_token);
    localStorage.setItem('access_token', access_token);
  } catch {
    storageKeeps = false;
  }
  tell();
}

export function dropTokens(): void {
  held = null;
  try {
    localStorage.removeItem('access_token');
    localStorage.removeItem('refresh_token');
  } catch {
    storageKeeps = false;
  }
  tell();
}

/** Notifies about tokens stored, removed, or changed by another tab. Returns the cleanup function. */
export function onTokens(listener: (tokens: Tokens | null) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function storedTokens(): Tokens | null {
  try {
    const [access, refresh] = [localStorage.getItem('access_token'), localStorage.getItem('refresh_token')];
    return access && refresh ? { access_token: access, refresh_token: refresh } : null;
  } catch {
    storageKeeps = false;
    return held;
  }
}

function tell(): void {
  for (const listener of listeners) listener(held);
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    // No key: the other tab cleared the storage.
    if (key !== null && key !== 'access_token' && key !== 'refresh_token') return;
    readTokens();
    tell();
  });
}
