import { plainPath } from '../i18n/locale.ts';

const IN_CONTEXT = /^\/provider\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(\/.*)?$/;

/** The clinic in a URL, and its screen: `/es/provider/{id}/settings`. */
export function shownProvider(pathname: string): { id: string; rest: string } | null {
  const found = IN_CONTEXT.exec(plainPath(pathname));
  return found?.[1] ? { id: found[1], rest: found[2] ?? '' } : null;
}
