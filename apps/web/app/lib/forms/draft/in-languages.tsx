import { LOCALES, type Locale } from '@travesia/contracts/kit';
import { Fragment, type ReactNode } from 'react';
import { useFormat } from '../../format/use-format.ts';
import { useTexts } from '../../i18n/use-texts.tsx';
import { draftTexts } from './texts.ts';

interface InLanguagesProps {
  textOf: (lang: Locale) => string | undefined;
  /** Longest text; absent for what is not counted. */
  most?: number;
  /** The field of a language, with a hint about its length. */
  children: (field: { lang: Locale; hint: ReactNode }) => ReactNode;
}

/** One text in all languages, side by side where there is room: how long each is, and which are missing. */
export function InLanguages({ textOf, most, children }: InLanguagesProps) {
  const t = useTexts(draftTexts);
  const format = useFormat();
  const lengthOf = (lang: Locale) => (textOf(lang) ?? '').trim().length;
  const hasAny = LOCALES.some((lang) => lengthOf(lang) > 0);
  const hintOf = (lang: Locale) =>
    hasAny && lengthOf(lang) === 0 ? (
      <span className="language-missing">{t('languages.missing')}</span>
    ) : most === undefined ? undefined : (
      t('languages.length', { length: format.number(lengthOf(lang)), most: format.number(most) })
    );
  return (
    <div className="in-languages">
      {LOCALES.map((lang) => (
        <Fragment key={lang}>{children({ lang, hint: hintOf(lang) })}</Fragment>
      ))}
    </div>
  );
}
