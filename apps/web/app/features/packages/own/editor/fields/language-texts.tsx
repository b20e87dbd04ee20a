import './language-texts.css';
import { LOCALES, type Locale, type Localized } from '@travesia/contracts/kit';
import { useId } from 'react';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { classNames } from '../../../../../ui/class-names.ts';
import { TextArea, TextField } from '../../../../../ui/field/text-field.tsx';
import { Icon } from '../../../../../ui/icon/icon.tsx';
import { editorTexts } from '../texts.ts';
import { useWritingLanguage } from './writing-language.ts';

interface LanguageTextsProps {
  /** Path in the content; the field of a language is `title.pt`. */
  name: string;
  label: string;
  hint?: string;
  value: Localized;
  most: number;
  /** Rows of a longer text; one line without. */
  rows?: number;
  /** Whether a text in one language asks for all: always, or once one of them has any. */
  isRequired?: boolean;
  onChange: (value: Localized) => void;
}

/** A text in three languages: side by side on a desk, one at a time on phones. What is missing is marked. */
export function LanguageTexts(props: LanguageTextsProps) {
  const { name, label, hint, value, most, rows, isRequired = false, onChange } = props;
  const t = useTexts(editorTexts);
  const format = useFormat();
  const id = useId();
  const { language: shown } = useWritingLanguage();
  const lengthOf = (lang: Locale) => value[lang].trim().length;
  const isAsked = isRequired || LOCALES.some((lang) => lengthOf(lang) > 0);
  const isMissing = (lang: Locale) => isAsked && lengthOf(lang) === 0;
  return (
    <div className="pe-texts" role="group" aria-labelledby={id}>
      <div className="pe-texts-head">
        <p className="field-label" id={id}>
          {label}
        </p>
        <LanguageSwitch label={label} isMissing={isMissing} />
      </div>
      {hint ? <p className="field-hint pe-texts-hint">{hint}</p> : null}
      <div className="pe-languages">
        {LOCALES.map((lang) => {
          const field = {
            name: `${name}.${lang}`,
            className: classNames('pe-language', lang === shown && 'pe-language-shown'),
            label: <LanguageLabel lang={lang} label={label} />,
            lang,
            maxLength: most,
            value: value[lang],
            hint: isMissing(lang) ? (
              <span className="language-missing">{t('language.missing')}</span>
            ) : lengthOf(lang) > 0 ? (
              t('language.length', { length: format.number(lengthOf(lang)), most: format.number(most) })
            ) : undefined,
            onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
              onChange({ ...value, [lang]: currentTarget.value }),
          };
          return rows ? <TextArea key={lang} rows={rows} {...field} /> : <TextField key={lang} {...field} />;
        })}
      </div>
    </div>
  );
}

function LanguageLabel({ lang, label }: { lang: Locale; label: string }) {
  const format = useFormat();
  return (
    <>
      <span className="sr-only">{label}: </span>
      {format.languageAlone(lang)}
    </>
  );
}

interface LanguageSwitchProps {
  label: string;
  isMissing: (lang: Locale) => boolean;
}

/** Chooses the language on phones. */
function LanguageSwitch({ label, isMissing }: LanguageSwitchProps) {
  const t = useTexts(editorTexts);
  const format = useFormat();
  const { language, choose } = useWritingLanguage();
  return (
    <div className="pe-switch pe-language-switch" role="group" aria-label={t('language.switch', { label })}>
      {LOCALES.map((lang) => (
        <button key={lang} type="button" aria-pressed={lang === language} onClick={() => choose(lang)}>
          <span aria-hidden="true">{lang.toUpperCase()}</span>
          <span className="sr-only">{format.languageAlone(lang)}</span>
          {isMissing(lang) ? (
            <>
              <Icon name="circle-alert" />
              <span className="sr-only">{t('language.missing')}</span>
            </>
          ) : null}
        </button>
      ))}
    </div>
  );
}
