import type { Actor } from '../../platform/http/request-context.ts';

declare const scoped: unique symbol;

/** Which reviews a query may access; created only in this file. */
export type ReviewScope = { readonly kind: 'published' } & { readonly [scoped]: true };

/** Everyone reads published reviews; moderation gets its own scope with its issue. */
export function visibleTo(_actor: Actor): ReviewScope {
  return { kind: 'published' } as ReviewScope;
}

/** Which reviews and providers may be counted, but not read; created only in this file. */
export type CountScope = { readonly kind: 'all' } & { readonly [scoped]: true };

/** Everyone may know how many were rejected or suspended, but not which ones. */
export function countableBy(_actor: Actor): CountScope {
  return { kind: 'all' } as CountScope;
}
