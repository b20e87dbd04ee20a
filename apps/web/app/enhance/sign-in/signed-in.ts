import { returnAddress } from '../../features/accounts/public/return-address.ts';
import { localeOfPath } from '../../lib/i18n/locale.ts';
import { homeOf } from '../../lib/session/role-home.ts';
import { session } from '../../lib/session/session-state.ts';
import { partOf } from './show-refusal.ts';

/**
 * Tells a signed-in visitor who they are: to continue, or to sign out and use another account. Returns the function that looks
 * again who is signed in.
 */
export function showSignedIn(screen: HTMLElement): () => void {
  const notice = partOf(screen, 'signed-in');
  const name = notice && partOf(notice, 'name');
  const text = name?.textContent ?? '';
  const show = () => {
    const { user } = session.getState();
    notice?.toggleAttribute('hidden', user === null);
    if (!user) return;
    if (name) name.textContent = text.replace('%', () => user.first_name);
    const home = homeOf(localeOfPath(location.pathname), user);
    notice?.querySelector('a')?.setAttribute('href', returnAddress(location.search) ?? home);
  };
  show();
  const signOut = notice && partOf(notice, 'sign-out');
  signOut?.addEventListener('click', () => void session.getState().logout().then(show));
  return show;
}
