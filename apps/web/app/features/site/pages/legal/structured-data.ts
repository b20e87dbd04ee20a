import { LANGUAGE_TAG, localPath } from '../../../../lib/i18n/locale.ts';
import type { Site } from '../../../../lib/site/site.ts';
import type { LegalDocument, LegalPageName } from './legal-document.ts';

/** schema.org WebPage with the version and its date. */
export const legalPageData = (
  { title, description, changes }: LegalDocument,
  page: LegalPageName,
  { origin, locale }: Pick<Site, 'origin' | 'locale'>,
) => ({
  '@type': 'WebPage',
  name: title,
  description,
  url: `${origin}${localPath(locale, `/${page}`)}`,
  inLanguage: LANGUAGE_TAG[locale],
  version: changes[0]?.version,
  dateModified: changes[0]?.date,
});
