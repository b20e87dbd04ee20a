import type { LinkDescriptor } from 'react-router';

/**
 * A `Link` header that asks for a page's styles. React writes the page's scripts before its style sheets, and on a slow
 * connection the thirty scripts would arrive first.
 */
export function preloads(links: readonly LinkDescriptor[]): string {
  return links.flatMap(preloadOf).join(', ');
}

function preloadOf(link: LinkDescriptor): string[] {
  if (!('href' in link) || !link.href) return [];
  return link.rel === 'stylesheet' ? [`<${link.href}>; rel=preload; as=style`] : [];
}
