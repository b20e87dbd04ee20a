import type { Actor } from '../../platform/http/request-context.ts';

declare const scoped: unique symbol;

/** Which providers a read may touch; only this file makes one, so that reading without authorization does not compile. */
export type ProviderScope = { readonly kind: 'listed' | 'all' } & { readonly [scoped]: true };

/** Everybody sees listed providers (see provider-scope.repo.ts). The system sees all. */
export function visibleTo(actor: Actor): ProviderScope {
  return { kind: actor.kind === 'system' ? 'all' : 'listed' } as ProviderScope;
}
