import { listCurrencies, listLocations, listProviderTypes, listTreatments } from '@travesia/contracts/catalog';
import type { Call } from '../../../lib/api/call.ts';
import { formatter } from '../../../lib/format/use-format.ts';
import { LANGUAGE_TAG, type Locale } from '../../../lib/i18n/locale.ts';

/** An option with its name from the server, because names differ between browsers. */
export interface Choice {
  value: string;
  label: string;
}

/** Options of the application form. */
export interface Choices {
  types: Choice[];
  countries: Choice[];
  categories: Choice[];
  languages: Choice[];
  currencies: Choice[];
}

/** Languages clinics speak with international patients. */
const LANGUAGES = ['es', 'pt', 'en', 'fr', 'de', 'it', 'nl', 'ru', 'ar', 'he', 'zh', 'ja', 'ko'];

/** Loads all options in the page's language. */
export async function loadChoices(call: Call, language: Locale): Promise<Choices> {
  const query = { language };
  const [types, places, treatments, currencies] = await Promise.all([
    call(listProviderTypes, { query }),
    call(listLocations, { query }),
    call(listTreatments, { query: { ...query, limit: 1 } }),
    call(listCurrencies, { query }),
  ]);
  const format = formatter(language);
  const { compare } = new Intl.Collator(LANGUAGE_TAG[language]);
  const sorted = (choices: Choice[]) => choices.toSorted((one, other) => compare(one.label, other.label));
  return {
    types: types.data.map(({ slug, name }) => ({ value: slug, label: name })),
    countries: sorted(places.data.map(({ code, name }) => ({ value: code, label: name }))),
    categories: treatments.facets.category.map(({ value, label }) => ({ value, label })),
    languages: LANGUAGES.map((code) => ({ value: code, label: format.language(code) })),
    currencies: currencies.data.map(({ code }) => ({ value: code, label: `${code}, ${format.currencyName(code)}` })),
  };
}
