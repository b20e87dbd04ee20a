import { localPath, plainPath, type Locale } from '../i18n/locale.ts';

/** Longer URLs are not ours. */
const LONGEST = 1500;
/** Attackers encode URLs multiple times; one that still isn't plain after this many decodings is rejected. */
const MOST_DECODINGS = 5;
/** Placeholder for our own host: a URL that leaves it is not ours. */
const OWN = 'https://own.invalid';
const LOGIN_PATHS = ['/login', '/provider/login'];

/** Whether a path is a sign-in page; in any language, with or without a query. */
export const isLoginPath = (path: string): boolean =>
  LOGIN_PATHS.includes(plainPath(path.split(/[?#]/, 1)[0] ?? '').replace(/\/+$/, ''));

/** Our own path to return to after signing in, or `/` for anything that could lead elsewhere or back to the sign-in. */
export function safeReturnUrl(raw: string | null | undefined): string {
  if (typeof raw !== 'string' || raw.length > LONGEST || !staysHere(raw)) return '/';
  const url = new URL(raw, OWN);
  const path = url.pathname + url.search + url.hash;
  // Once more as browsers normalize it: without `/./` and `/../`.
  return url.origin === OWN && staysHere(path) && !isLoginPath(path) ? path : '/';
}

/** Whether a URL is a path in every interpretation, as it is and however often it is decoded. */
function staysHere(raw: string): boolean {
  let text = raw;
  for (let round = 0; round <= MOST_DECODINGS; round++) {
    const path = text.split(/[?#]/, 1)[0] ?? '';
    if (!/^\/(?![/\\])/.test(path) || /\/\/|[\\@:]/.test(path) || /[\p{Cc}\p{Cf}\u2028\u2029]/u.test(text))
      return false;
    const decoded = decodedOnce(text);
    // A percent sign that encodes nothing may occur in search words, but not in a path.
    if (decoded === null) return !path.includes('%');
    if (decoded === text) return true;
    text = decoded;
  }
  return false;
}

function decodedOnce(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Why the user must sign in, where that needs an explanation. */
export type LoginReason = 'session_expired';

/** The sign-in URL that remembers the current path and query, with language prefix. */
export function loginAddress(locale: Locale, from: string, reason?: LoginReason): string {
  const query = new URLSearchParams();
  const origin = safeReturnUrl(from);
  if (origin !== '/') query.set('returnUrl', origin);
  if (reason) query.set('reason', reason);
  const text = query.toString();
  return localPath(locale, text ? `/login?${text}` : '/login');
}
