/** The two keys of a session, kept under these names in memory and in this browser's local storage. */
export interface Tokens {
  access_token: string;
  refresh_token: string;
}

let held: Tokens | null = null;
/** False once the browser refused to keep something: then memory alone counts. */
let storageKeeps = true;
const listeners = new Set<(tokens: Tokens | null) => void>();

/** The tokens as they are now. Storage is asked each time, so that what another tab changed counts at once. */
export function readTokens(): Tokens | null {
  if (storageKeeps && typeof localStorage !== 'undefined') held = storedTokens();
  return held;
}

export function keepTokens({ access_token, refresh_token }: Tokens): void {
  held = { access_token, refresh_token };
  try {
    // The longer-lived one first: a tab that looks in between finds a pair that can be refreshed.
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

/** Tells about tokens that were kept, dropped, or changed by another tab. Answers the function that ends it. */
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
    // No key: the other tab emptied the storage.
    if (key !== null && key !== 'access_token' && key !== 'refresh_token') return;
    readTokens();
    tell();
  });
}
