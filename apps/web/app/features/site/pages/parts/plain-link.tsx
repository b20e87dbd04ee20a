import type { AnchorHTMLAttributes } from 'react';

/** A link to something other than a localized page: an anchor, or the API's own pages. Its text comes from the message. */
export function PlainLink({ to, ...rest }: { to: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>) {
  return <a href={to} {...rest} />;
}
