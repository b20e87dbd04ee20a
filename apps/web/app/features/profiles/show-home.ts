import { keepHome } from '../../lib/session/saved-settings.ts';
import { useSession } from '../../lib/session/session-store.ts';

/** Applies the country of the profile to this browser. Accounts of the demo are shared, so there the visitor's own country stays. */
export function showHome(country: string | null): void {
  if (useSession.getState().user?.demo === false) keepHome(country);
}
