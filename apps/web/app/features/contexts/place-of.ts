import type { ProviderContext } from '@travesia/contracts/contexts';
import { shownProvider } from '../../lib/session/shown-provider.ts';

type Who =
  | { role: 'staff'; providerId: string | null }
  /** `isSame` for a page with one address for everyone; the others also exist under the clinic's ID. */
  | { role: 'context'; context: ProviderContext | null; lost: ProviderContext | null; isSame: boolean };

/**
 * Where a clinic page is shown to a user: here for a clinic, at another address, nowhere, or it belongs to another
 * clinic.
 */
export type ClinicPlace =
  | { kind: 'here'; id: string }
  | { kind: 'move'; to: string }
  | { kind: 'elsewhere' }
  | { kind: 'other' };

/** Decides by user and address (without language prefix). */
export const placeOf = (who: Who, plain: string): ClinicPlace =>
  who.role === 'staff' ? placeOfStaff(who.providerId, plain) : placeInContext(who, plain);

function placeOfStaff(providerId: string | null, plain: string): ClinicPlace {
  const shown = shownProvider(plain);
  if (!shown) return { kind: 'here', id: providerId ?? '' };
  return shown.id === providerId ? { kind: 'move', to: `/provider${shown.rest}` } : { kind: 'elsewhere' };
}

function placeInContext({ context, lost, isSame }: Extract<Who, { role: 'context' }>, plain: string): ClinicPlace {
  const shown = shownProvider(plain);
  // The page stays when the context ends during work; the bar above says so.
  if (lost && lost.provider_id === shown?.id) return { kind: 'here', id: lost.provider_id };
  if (!context) return lost && !shown ? { kind: 'here', id: lost.provider_id } : { kind: 'elsewhere' };
  const { provider_id: id } = context;
  if (shown) return shown.id === id ? { kind: 'here', id } : { kind: 'other' };
  return isSame ? { kind: 'here', id } : { kind: 'move', to: plain.replace('/provider', `/provider/${id}`) };
}
