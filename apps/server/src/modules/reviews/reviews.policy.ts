import type { Actor } from '../../platform/http/request-context.ts';

declare const scoped: unique symbol;

/** Which reviews a read may touch; only this file makes one. */
export type ReviewScope = { readonly kind: 'published' } & { readonly [scoped]: true };

/** Everybody reads published reviews; moderation gets its own scope with its issue. */
export function visibleTo(_actor: Actor): ReviewScope {
  return { kind: 'published' } as ReviewScope;
}

/** Which reviews and providers may be counted, never read; only this file makes one. */
export type CountScope = { readonly kind: 'all' } & { readonly [scoped]: true };

/** Everybody may know how many were rejected or suspended; whom it concerns stays unsaid. */
export function countableBy(_actor: Actor): CountScope {
  return { kind: 'all' } as CountScope;
}
