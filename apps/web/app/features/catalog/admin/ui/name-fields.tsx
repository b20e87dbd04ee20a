import type { Locale } from '@travesia/contracts/kit';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { InLanguages } from '../../../../lib/forms/draft/in-languages.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { TextArea, TextField } from '../../../../ui/field/text-field.tsx';
import { treatmentsTexts } from '../texts.ts';
import { readSynonyms, synonymLines, type TreatmentDraft } from '../treatment-draft.ts';

interface NameFieldsProps {
  draft: TreatmentDraft;
  set: (changed: Partial<TreatmentDraft>) => void;
}

/** Longest names. */
const MOST = { name: 120, short_name: 60 } as const;
const MOST_SUMMARY = 400;

/** Names, summary and synonyms, each in all languages. */
export function NameFields({ draft, set }: NameFieldsProps) {
  const t = useTexts(treatmentsTexts);
  const format = useFormat();
  const labelOf = (part: 'name' | 'short_name' | 'summary', lang: Locale) =>
    t('inLanguage', { part: t(`part.${part}`), language: format.languageAlone(lang) });
  const bound = (part: 'name' | 'short_name' | 'summary', lang: Locale) => ({
    name: `${part}-${lang}`,
    label: labelOf(part, lang),
    value: draft[part][lang],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      set({ [part]: { ...draft[part], [lang]: currentTarget.value } }),
  });
  return (
    <>
      {(['name', 'short_name'] as const).map((part) => (
        <InLanguages key={part} textOf={(lang) => draft[part][lang]} most={MOST[part]}>
          {(field) => <TextField {...field} {...bound(part, field.lang)} maxLength={MOST[part]} />}
        </InLanguages>
      ))}
      <InLanguages textOf={(lang) => draft.summary[lang]} most={MOST_SUMMARY}>
        {(field) => <TextArea {...field} {...bound('summary', field.lang)} rows={5} maxLength={MOST_SUMMARY} />}
      </InLanguages>
      <InLanguages textOf={(lang) => synonymLines(draft.synonyms[lang])}>
        {({ lang, hint }) => (
          <SynonymsField
            lang={lang}
            hint={hint ?? t('synonyms.hint')}
            synonyms={draft.synonyms[lang]}
            onChange={(synonyms) => set({ synonyms: { ...draft.synonyms, [lang]: synonyms } })}
          />
        )}
      </InLanguages>
    </>
  );
}

type Synonyms = TreatmentDraft['synonyms'][Locale];

interface SynonymsFieldProps {
  lang: Locale;
  hint: ReactNode;
  synonyms: Synonyms;
  onChange: (synonyms: Synonyms) => void;
}

function SynonymsField({ lang, hint, synonyms, onChange }: SynonymsFieldProps) {
  const t = useTexts(treatmentsTexts);
  const format = useFormat();
  const saved = synonymLines(synonyms);
  // Empty lines and half a weight are kept while typing, but not when the names were replaced.
  const [typed, setTyped] = useState(saved);
  const isTheirs = synonymLines(readSynonyms(typed)) === saved;
  return (
    <TextArea
      name={`synonyms-${lang}`}
      lang={lang}
      label={t('inLanguage', { part: t('part.synonyms'), language: format.languageAlone(lang) })}
      hint={hint}
      rows={6}
      value={isTheirs ? typed : saved}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(readSynonyms(currentTarget.value));
      }}
    />
  );
}
