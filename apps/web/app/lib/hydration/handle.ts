/** What a route may export as `handle`. */
export interface RouteHandle {
  /**
   * The page is hydrated by React. Without it, the page ships no framework code at all. False excepts a page from its layout.
   * Enhancements begin before React does: what they change texts or elements of, such as the header of the public site, must not be
   * in a hydrated page.
   */
  hydrate?: boolean;
}

/** Whether the page is hydrated: the innermost matched route that says so decides. */
export const wantsHydration = (matches: Iterable<{ handle?: unknown }>): boolean =>
  [...matches].flatMap(({ handle }) => hydrateOf(handle)).at(-1) ?? false;

const hydrateOf = (handle: unknown): boolean[] =>
  typeof handle === 'object' && handle !== null && 'hydrate' in handle && typeof handle.hydrate === 'boolean'
    ? [handle.hydrate]
    : [];
