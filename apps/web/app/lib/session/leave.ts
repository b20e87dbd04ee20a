import { localeOfPath, localPath, plainPath } from '../i18n/locale.ts';
import { isLoginPath, loginAddress, type LoginReason } from './return-url.ts';

/** How the page is left: as a document, so that nothing of the person stays in memory. */
export const page = { replace: (address: string) => location.replace(address) };

let leaving = false;

/** Goes to the sign-in, remembering this page; stays where the sign-in shows already. Once a page. */
export function leaveForLogin(reason?: LoginReason): void {
  const { pathname, search, hash } = location;
  if (leaving || isLoginPath(pathname)) return;
  leaving = true;
  page.replace(loginAddress(localeOfPath(pathname), pathname + search + hash, reason));
}

/** Goes to the sign-in without a way back: for somebody who signed out. */
export function leaveSignedOut(): void {
  const { pathname } = location;
  if (leaving || isLoginPath(pathname)) return;
  leaving = true;
  page.replace(loginAddress(localeOfPath(pathname), '/'));
}

/** Where a second factor is set up, without language prefix. */
const SET_UP = '/profile/security';

/** Goes to where a second factor is set up, which the person's role demands, remembering this page. */
export function leaveForSetUp(): void {
  const { pathname, search, hash } = location;
  if (leaving || plainPath(pathname) === SET_UP) return;
  leaving = true;
  const query = new URLSearchParams({ reason: 'two_factor_required', returnUrl: pathname + search + hash });
  page.replace(localPath(localeOfPath(pathname), `${SET_UP}?${query}`));
}

// A page that comes back from the browser's memory may be left again.
if (typeof window !== 'undefined') window.addEventListener('pageshow', () => (leaving = false));
