import { isHomeCountry, preferenceCookie } from '../../lib/preferences/preferences.ts';
import { useSession } from '../../lib/session/session-store.ts';

/**
 * Takes the country of the profile as home country, which decides prices at home, miles and the order of crisis lines, if none was
 * chosen in this browser. Accounts of the demo are shared, so there the visitor's own country stays.
 */
export function showHome(country: string | null): void {
  const hasChosen = /(?:^|;\s*)home=/.test(document.cookie);
  if (hasChosen || !isHomeCountry(country) || useSession.getState().user?.demo !== false) return;
  document.cookie = preferenceCookie('home', country, window.location.protocol === 'https:');
}
