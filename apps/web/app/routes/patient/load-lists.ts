import { countryOptions } from '../../features/leads/countries.ts';
import type { LongLists } from '../../features/profiles/field-options.ts';
import { languageOptions } from '../../features/profiles/language-options.ts';
import { localeOfPath } from '../../lib/i18n/locale.ts';

/** Country and language names, which differ between browsers; the server's are used. */
export function loadLists(request: Request): LongLists {
  const locale = localeOfPath(new URL(request.url).pathname);
  return { countries: countryOptions(locale), languages: languageOptions(locale) };
}
