import en, { type PageTexts } from './texts.en.ts';
import es from './texts.es.ts';
import pt from './texts.pt.ts';

export type Language = 'en' | 'es' | 'pt';
export const LANGUAGES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español', pt: 'Português' };
/** As the web app formats. */
const TAGS: Readonly<Record<Language, string>> = { en: 'en', es: 'es-419', pt: 'pt-BR' };

export const TEXTS: Readonly<Record<Language, PageTexts>> = { en, es, pt };

export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'es' || value === 'pt';

/** Fills in `{name}`. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** A moment in UTC, as it is the same for everyone who reads it. */
export const showMoment = (at: number, language: Language): string =>
  `${new Intl.DateTimeFormat(TAGS[language], { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`;
