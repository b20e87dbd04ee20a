import type { AnchorHTMLAttributes } from 'react';

/** A link that is no page of ours in a language: a part of this page, or the API's own pages. Its text comes with the sentence. */
export function PlainLink({ to, ...rest }: { to: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>) {
  return <a href={to} {...rest} />;
}
