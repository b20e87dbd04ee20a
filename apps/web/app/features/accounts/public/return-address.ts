import { plainPath } from '../../../lib/i18n/locale.ts';
import { safeReturnUrl } from '../../../lib/session/return-url.ts';

/** Screens that are never a return address after sign-in. */
const SCREENS: ReadonlySet<string> = new Set([
  '/login',
  '/provider/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
]);

/** Returns the return address from a query if it is one of our pages; otherwise null. */
export function returnAddress(search: string): string | null {
  return soundAddress(new URLSearchParams(search).get('returnUrl'));
}

/** Returns the return address, or null if it is external, malformed or a sign-in screen. */
export function soundAddress(raw: unknown): string | null {
  if (typeof raw !== 'string' || raw === '') return null;
  const safe = safeReturnUrl(raw);
  const [path = '/'] = safe.split(/[?#]/, 1);
  return safe === '/' || SCREENS.has(plainPath(path)) ? null : safe;
}

/** Path of another sign-in screen that keeps the return address. */
export function withReturn(path: string, search: string): string {
  const back = returnAddress(search);
  return back ? `${path}?returnUrl=${encodeURIComponent(back)}` : path;
}
