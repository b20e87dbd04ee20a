import { z } from 'zod';
import { LOCALES } from './locales.ts';

/** Language of a response's catalog texts. */
export const Locale = z.enum(LOCALES).meta({ description: 'Language of texts: English, Spanish or Portuguese.' });
export type Locale = z.infer<typeof Locale>;

/** The same field in each language, for an object of all three. */
export const inEachLanguage = <T extends z.ZodType>(one: T) => ({
  en: one.meta({ description: 'In English.' }),
  es: one.meta({ description: 'In Spanish.' }),
  pt: one.meta({ description: 'In Portuguese.' }),
});

/** A text in all three languages, as stored. API responses contain one language. */
export const Localized = z.object(inEachLanguage(z.string()));
export type Localized = z.infer<typeof Localized>;
