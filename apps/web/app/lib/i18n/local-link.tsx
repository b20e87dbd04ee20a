import type { AnchorHTMLAttributes } from 'react';
import { useLocalPath } from './use-texts.tsx';

/**
 * A link to one of our pages in the page's language: `to` is the path without prefix. A plain anchor, because public
 * pages load documents, not route modules.
 */
export function LocalLink({ to, ...rest }: { to: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>) {
  const path = useLocalPath();
  return <a href={path(to)} {...rest} />;
}
