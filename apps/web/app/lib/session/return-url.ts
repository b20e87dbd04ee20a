import { localPath, plainPath, type Locale } from '../i18n/locale.ts';

/** Longer addresses are none of ours. */
const LONGEST = 1500;
/** Somebody who hides an address encodes it a few times over; what is still not plain after so many is refused. */
const MOST_DECODINGS = 5;
/** Stands for our own host: an address that leaves it is not ours. */
const OWN = 'https://own.invalid';
const LOGIN_PATHS = ['/login', '/provider/login'];

/** Whether a path shows a form to sign in; in any language, with or without a query. */
export const isLoginPath = (path: string): boolean =>
  LOGIN_PATHS.includes(plainPath(path.split(/[?#]/, 1)[0] ?? '').replace(/\/+$/, ''));

/** A path of our own to return to after signing in, or `/` for whatever could lead anywhere else or back to the sign-in. */
export function safeReturnUrl(raw: string | null | undefined): string {
  if (typeof raw !== 'string' || raw.length > LONGEST || !staysHere(raw)) return '/';
  const url = new URL(raw, OWN);
  const path = url.pathname + url.search + url.hash;
  // Once more in the form that browsers make of it: `/./` and `/../` are gone from it.
  return url.origin === OWN && staysHere(path) && !isLoginPath(path) ? path : '/';
}

/** Whether an address is a path by every reading of it, as it stands and however often it is decoded. */
function staysHere(raw: string): boolean {
  let text = raw;
  for (let round = 0; round <= MOST_DECODINGS; round++) {
    const path = text.split(/[?#]/, 1)[0] ?? '';
    if (!/^\/(?![/\\])/.test(path) || /\/\/|[\\@:]/.test(path) || /[\p{Cc}\p{Cf}\u2028\u2029]/u.test(text))
      return false;
    const decoded = decodedOnce(text);
    // A percent sign that encodes nothing may stand in words that were searched for, but not in a path.
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

/** Why somebody is asked to sign in, where that needs an explanation. */
export type LoginReason = 'session_expired';

/** The address of the sign-in that remembers where somebody came from: path and query, with the language's prefix. */
export function loginAddress(locale: Locale, from: string, reason?: LoginReason): string {
  const query = new URLSearchParams();
  const origin = safeReturnUrl(from);
  if (origin !== '/') query.set('returnUrl', origin);
  if (reason) query.set('reason', reason);
  const text = query.toString();
  return localPath(locale, text ? `/login?${text}` : '/login');
}
