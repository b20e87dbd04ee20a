import { plainPath } from '../../../lib/i18n/locale.ts';
import { safeReturnUrl } from '../../../lib/session/return-url.ts';

/** Screens that nobody wants to come back to after signing in. */
const SCREENS: ReadonlySet<string> = new Set([
  '/login',
  '/provider/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
]);

/** Where a query says to go after signing in, if that is a page of ours; null otherwise. */
export function returnAddress(search: string): string | null {
  return soundAddress(new URLSearchParams(search).get('returnUrl'));
}

/** An address to come back to, or null when it is foreign, broken or one of the screens of signing in. */
export function soundAddress(raw: unknown): string | null {
  if (typeof raw !== 'string' || raw === '') return null;
  const safe = safeReturnUrl(raw);
  const [path = '/'] = safe.split(/[?#]/, 1);
  return safe === '/' || SCREENS.has(plainPath(path)) ? null : safe;
}

/** The path of another screen of signing in, with the address to come back to taken along. */
export function withReturn(path: string, search: string): string {
  const back = returnAddress(search);
  return back ? `${path}?returnUrl=${encodeURIComponent(back)}` : path;
}
