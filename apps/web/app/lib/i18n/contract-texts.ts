import type { Locale } from './locale.ts';
import { defineTexts, type Texts } from './texts.ts';

type Messages = Readonly<Record<string, string>>;

/**
 * The texts of the audit actions that features declare in their contracts, from files such as
 * `features/support/contract-texts/activity.en.json`. The bundler lists the files, so a feature adds its own without
 * an edit elsewhere; `npm run check` compares them with the contracts.
 */
export const contractTexts = (files: Readonly<Record<Locale, Readonly<Record<string, Messages>>>>): Texts<string> => {
  const inLanguage = (language: Locale): Messages => Object.assign({}, ...Object.values(files[language])) as Messages;
  return defineTexts({ en: inLanguage('en'), es: inLanguage('es'), pt: inLanguage('pt') });
};
