import type { Locale } from '@travesia/contracts/kit';
import { useState } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { TextArea, TextField } from '../../../../ui/field/text-field.tsx';
import { treatmentsTexts } from '../texts.ts';
import { readSynonyms, synonymLines, type TreatmentDraft } from '../treatment-draft.ts';

interface NameFieldsProps {
  draft: TreatmentDraft;
  set: (changed: Partial<TreatmentDraft>) => void;
  language: Locale;
}

/** Names, summary and synonyms in one language. */
export function NameFields({ draft, set, language }: NameFieldsProps) {
  const t = useTexts(treatmentsTexts);
  const [lines, setLines] = useState(() => synonymLines(draft.synonyms[language]));
  const write = (part: 'name' | 'short_name' | 'summary', text: string) =>
    set({ [part]: { ...draft[part], [language]: text } });
  const english = (part: 'name' | 'short_name' | 'summary') =>
    language !== 'en' && draft[part].en ? t('english', { text: draft[part].en }) : undefined;
  return (
    <>
      <div className="bench-columns">
        <TextField
          name="name"
          lang={language}
          label={t('part.name')}
          hint={english('name')}
          maxLength={120}
          value={draft.name[language]}
          onChange={({ currentTarget }) => write('name', currentTarget.value)}
        />
        <TextField
          name="short_name"
          lang={language}
          label={t('part.short_name')}
          hint={english('short_name')}
          maxLength={60}
          value={draft.short_name[language]}
          onChange={({ currentTarget }) => write('short_name', currentTarget.value)}
        />
      </div>
      <TextArea
        name="summary"
        lang={language}
        label={t('part.summary')}
        hint={english('summary')}
        rows={3}
        maxLength={400}
        value={draft.summary[language]}
        onChange={({ currentTarget }) => write('summary', currentTarget.value)}
      />
      <TextArea
        name="synonyms"
        lang={language}
        label={t('part.synonyms')}
        hint={t('synonyms.hint')}
        rows={6}
        value={lines}
        onChange={({ currentTarget }) => {
          setLines(currentTarget.value);
          set({ synonyms: { ...draft.synonyms, [language]: readSynonyms(currentTarget.value) } });
        }}
      />
    </>
  );
}
