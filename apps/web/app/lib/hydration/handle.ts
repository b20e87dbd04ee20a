/** What a route may export as `handle`. */
export interface RouteHandle {
  /** The page is hydrated by React. Without it, the page ships no framework code at all. */
  hydrate?: boolean;
}

/** Whether any matched route asks for hydration. */
export const wantsHydration = (matches: Iterable<{ handle?: unknown }>): boolean =>
  [...matches].some(
    ({ handle }) => typeof handle === 'object' && handle !== null && 'hydrate' in handle && handle.hydrate === true,
  );
