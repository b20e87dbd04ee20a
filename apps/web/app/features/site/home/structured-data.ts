import type { OrganizationLeaf, SearchActionLeaf, WebSiteLeaf, WithActionConstraints } from 'schema-dts';
import { LANGUAGE_TAG, localPath, type Locale } from '../../../lib/i18n/locale.ts';

/** schema.org Organization and WebSite; a search engine's search box opens our own results. */
export function homeData(origin: string, locale: Locale): [OrganizationLeaf, WebSiteLeaf] {
  const organization = `${origin}/#organization`;
  const search: WithActionConstraints<SearchActionLeaf> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}${localPath(locale, '/find-care')}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return [
    {
      '@type': 'Organization',
      '@id': organization,
      name: 'Travesía',
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}${localPath(locale, '/')}#website`,
      name: 'Travesía',
      url: `${origin}${localPath(locale, '/')}`,
      inLanguage: LANGUAGE_TAG[locale],
      publisher: { '@id': organization },
      potentialAction: search,
    },
  ];
}
