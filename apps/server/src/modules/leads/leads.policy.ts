import type { Actor } from '../../platform/http/request-context.ts';

declare const scoped: unique symbol;

/** Which leads a query may access; created only in this file. */
export type LeadScope = (
  | { readonly kind: 'none' | 'all' }
  /** Leads sent from these email addresses. */
  | { readonly kind: 'sent'; readonly from: readonly string[] }
) & { readonly [scoped]: true };

/** Nobody reads leads over the API, not even the sender, who is not signed in. The system does, to answer and delete them. */
export function visibleTo(actor: Actor): LeadScope {
  return { kind: actor.kind === 'system' ? 'all' : 'none' } as LeadScope;
}

/** Leads sent from a person's verified email addresses: they may export and delete them. */
export const sentFrom = (addresses: readonly string[]): LeadScope =>
  (addresses.length
    ? { kind: 'sent', from: addresses.map((one) => one.toLowerCase()) }
    : { kind: 'none' }) as LeadScope;
