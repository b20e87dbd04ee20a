import type { Navigation } from './lib/feature/navigation.ts';

/**
 * The entries of every feature in the portals' navigation, collected by the bundler; each entry says its own position. Apart from
 * `features.ts`, because browsers load this but not the table of pages.
 */
export const navigation: readonly Navigation[] = Object.values(
  import.meta.glob<Navigation>('./features/*/navigation/navigation.ts', { eager: true, import: 'navigation' }),
);
