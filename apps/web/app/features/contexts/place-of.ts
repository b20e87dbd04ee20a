import type { ProviderContext } from '@travesia/contracts/contexts';
import { shownProvider } from '../../lib/session/shown-provider.ts';

type Who =
  | { role: 'staff'; providerId: string | null }
  /** `isSame` for a page that has one address for everybody; the others also exist under the clinic's id. */
  | { role: 'context'; context: ProviderContext | null; lost: ProviderContext | null; isSame: boolean };

/** Where a page of a clinic is shown to somebody: here for a clinic, at another address, nowhere, or it is another clinic's. */
export type ClinicPlace =
  | { kind: 'here'; id: string }
  | { kind: 'move'; to: string }
  | { kind: 'elsewhere' }
  | { kind: 'other' };

/** Decides by who asks and by the address without language prefix. */
export const placeOf = (who: Who, plain: string): ClinicPlace =>
  who.role === 'staff' ? placeOfStaff(who.providerId, plain) : placeInContext(who, plain);

function placeOfStaff(providerId: string | null, plain: string): ClinicPlace {
  const shown = shownProvider(plain);
  if (!shown) return { kind: 'here', id: providerId ?? '' };
  return shown.id === providerId ? { kind: 'move', to: `/provider${shown.rest}` } : { kind: 'elsewhere' };
}

function placeInContext({ context, lost, isSame }: Extract<Who, { role: 'context' }>, plain: string): ClinicPlace {
  const shown = shownProvider(plain);
  // What was begun stays on the page when the context ends under it; the bar above says so.
  if (lost && lost.provider_id === shown?.id) return { kind: 'here', id: lost.provider_id };
  if (!context) return lost && !shown ? { kind: 'here', id: lost.provider_id } : { kind: 'elsewhere' };
  const { provider_id: id } = context;
  if (shown) return shown.id === id ? { kind: 'here', id } : { kind: 'other' };
  return isSame ? { kind: 'here', id } : { kind: 'move', to: plain.replace('/provider', `/provider/${id}`) };
}
