import { DESTINATIONS } from '../destinations.ts';

/** Pages that show what one visitor keeps, or let them in: there is nothing in them for a search engine. */
const PERSONAL: ReadonlySet<string> = new Set([
  '/saved',
  '/favorites',
  '/support',
  '/notifications',
  '/activity',
  '/provider/login',
  '/provider/apply',
  '/compare',
  '/offline',
  '/login',
  '/signup',
  '/dashboard',
  '/patient/dashboard',
  '/profile',
]);

/** Paths of the pages of their own that search engines shall know, without language prefix. */
export const INDEXED_PAGES: readonly string[] = DESTINATIONS.filter((path) => !PERSONAL.has(path));
