import type { Actor } from '../../platform/http/request-context.ts';

declare const scoped: unique symbol;

/** Which offers a read may touch; only this file makes one. */
export type ServiceScope = { readonly kind: 'published' | 'all' } & { readonly [scoped]: true };

/** Everybody sees published offers of listed providers; the system sees all. */
export function visibleTo(actor: Actor): ServiceScope {
  return { kind: actor.kind === 'system' ? 'all' : 'published' } as ServiceScope;
}
