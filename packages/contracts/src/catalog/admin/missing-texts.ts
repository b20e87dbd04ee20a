import { type Locale, LOCALES } from '../../kit/index.ts';
import type { TreatmentChange } from './treatment-listing.schema.ts';

type Texts = Record<Locale, string>;
type Written = Pick<TreatmentChange, 'name' | 'short_name' | 'summary' | 'content'>;

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && LOCALES.every((locale) => locale in value);

/** Every text of a treatment with its path, such as `content.faq.0.q`. */
function textsOf(value: unknown, path: string): { path: string; texts: Texts }[] {
  if (isTexts(value)) return [{ path, texts: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, path ? `${path}.${key}` : key));
}

/** The missing texts, each with its path and language. A text that no language has is missing in all three. */
export function missingTexts({ name, short_name, summary, content }: Written): { path: string; language: Locale }[] {
  return textsOf({ name, short_name, summary, content }, '').flatMap(({ path, texts }) =>
    LOCALES.filter((locale) => texts[locale].trim() === '').map((language) => ({ path, language })),
  );
}

/** Number of missing texts per language. */
export function countMissing(written: Written): Record<Locale, number> {
  const missing = missingTexts(written);
  const of = (locale: Locale) => missing.filter(({ language }) => language === locale).length;
  return { en: of('en'), es: of('es'), pt: of('pt') };
}
