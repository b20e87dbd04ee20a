import { localeOfPath, localPath, plainPath } from '../i18n/locale.ts';
import { isLoginPath, loginAddress, type LoginReason } from './return-url.ts';

/** How the page is left: with a full page load, so that no user data stays in memory. */
export const page = { replace: (address: string) => location.replace(address) };

let leaving = false;

/** Goes to the sign-in, remembering this page; does nothing if it is the sign-in already. Once per page. */
export function leaveForLogin(reason?: LoginReason): void {
  const { pathname, search, hash } = location;
  if (leaving || isLoginPath(pathname)) return;
  leaving = true;
  page.replace(loginAddress(localeOfPath(pathname), pathname + search + hash, reason));
}

/** Goes to the sign-in without a return URL: after signing out. */
export function leaveSignedOut(): void {
  const { pathname } = location;
  if (leaving || isLoginPath(pathname)) return;
  leaving = true;
  page.replace(loginAddress(localeOfPath(pathname), '/'));
}

/** Path of the two-factor setup, without language prefix. */
const SET_UP = '/profile/security';

/** Goes to the two-factor setup required by the user's role, remembering this page. */
export function leaveForSetUp(): void {
  const { pathname, search, hash } = location;
  if (leaving || plainPath(pathname) === SET_UP) return;
  leaving = true;
  const query = new URLSearchParams({ reason: 'two_factor_required', returnUrl: pathname + search + hash });
  page.replace(localPath(localeOfPath(pathname), `${SET_UP}?${query}`));
}

// A page restored from the back/forward cache may be left again.
if (typeof window !== 'undefined') window.addEventListener('pageshow', () => (leaving = false));
