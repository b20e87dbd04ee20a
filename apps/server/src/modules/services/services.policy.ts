import type { Actor } from '../../platform/http/request-context.ts';

declare const scoped: unique symbol;

/** Which offers a query may access; created only in this file. */
export type ServiceScope = { readonly kind: 'published' | 'all' } & { readonly [scoped]: true };

/** Everyone sees published offers of listed providers; the system sees all. */
export function visibleTo(actor: Actor): ServiceScope {
  return { kind: actor.kind === 'system' ? 'all' : 'published' } as ServiceScope;
}
