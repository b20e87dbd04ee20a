import type { Actor } from '../../platform/http/request-context.ts';

declare const scoped: unique symbol;

/** Which leads a read may touch; only this file makes one. */
export type LeadScope = (
  | { readonly kind: 'none' | 'all' }
  /** What came from these addresses. */
  | { readonly kind: 'sent'; readonly from: readonly string[] }
) & { readonly [scoped]: true };

/** Nobody reads leads over the API: not even the sender, who is not signed in. The system does, to answer and delete them. */
export function visibleTo(actor: Actor): LeadScope {
  return { kind: actor.kind === 'system' ? 'all' : 'none' } as LeadScope;
}

/** What somebody sent from addresses that they have proved to be theirs: they may have it, and have it erased. */
export const sentFrom = (addresses: readonly string[]): LeadScope =>
  (addresses.length
    ? { kind: 'sent', from: addresses.map((one) => one.toLowerCase()) }
    : { kind: 'none' }) as LeadScope;
