/** What a route may export as `handle`. */
export interface RouteHandle {
  /** The page is hydrated by React. Without it, the page ships no framework code at all. False excepts a page from its layout. */
  hydrate?: boolean;
}

/** Whether the page is hydrated: the innermost matched route that says so decides. */
export const wantsHydration = (matches: Iterable<{ handle?: unknown }>): boolean =>
  [...matches].flatMap(({ handle }) => hydrateOf(handle)).at(-1) ?? false;

const hydrateOf = (handle: unknown): boolean[] =>
  typeof handle === 'object' && handle !== null && 'hydrate' in handle && typeof handle.hydrate === 'boolean'
    ? [handle.hydrate]
    : [];
