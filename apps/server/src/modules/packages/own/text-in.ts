import { LOCALES, type Locale, type Localized } from '@travesia/contracts/kit';

/** A text in the reader's language, or in the first one that was written; may be empty. */
export const textIn = (text: Localized, language: Locale): string =>
  text[language].trim() || LOCALES.map((locale) => text[locale].trim()).find(Boolean) || '';
