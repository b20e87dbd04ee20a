import type { Actor } from '../../platform/http/request-context.ts';

declare const scoped: unique symbol;

/** Which packages a query may access; created only in this file. */
export type PackageScope = { readonly kind: 'published' | 'all' } & { readonly [scoped]: true };

/** Everyone sees published packages of providers that may sell; the system sees all. */
export function visibleTo(actor: Actor): PackageScope {
  return { kind: actor.kind === 'system' ? 'all' : 'published' } as PackageScope;
}
