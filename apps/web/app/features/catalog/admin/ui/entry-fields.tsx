import type { TreatmentSections } from '@travesia/contracts/catalog';
import type { Localized } from '@travesia/contracts/kit';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { InLanguages } from '../../../../lib/forms/draft/in-languages.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextArea, TextField } from '../../../../ui/field/text-field.tsx';
import { treatmentsTexts } from '../texts.ts';

type Entry = TreatmentSections[keyof TreatmentSections][number];
type Step = TreatmentSections['steps'][number];
const KINDS = ['arrive', 'examination', 'procedure', 'check', 'rest', 'fly_home'] as const;

interface EntryFieldsProps {
  name: string;
  label: string;
  entry: Entry;
  change: (entry: Entry) => void;
}

const MOST = 1500;

/** One entry of a section in all languages: a text, a text with its source, a question and answer, or a day. */
export function EntryFields({ name, label, entry, change }: EntryFieldsProps) {
  const t = useTexts(treatmentsTexts);
  const format = useFormat();
  const area = (key: string, title: string, texts: Localized, write: (texts: Localized) => Entry) => (
    <InLanguages textOf={(lang) => texts[lang]} most={MOST}>
      {(field) => (
        <TextArea
          {...field}
          name={`${name}-${key}-${field.lang}`}
          label={t('inLanguage', { part: title, language: format.languageAlone(field.lang) })}
          rows={4}
          maxLength={MOST}
          value={texts[field.lang]}
          onChange={({ currentTarget }) => change(write({ ...texts, [field.lang]: currentTarget.value }))}
        />
      )}
    </InLanguages>
  );
  if ('q' in entry)
    return (
      <>
        {area('q', t('faq.q', { entry: label }), entry.q, (q) => ({ ...entry, q }))}
        {area('a', t('faq.a', { entry: label }), entry.a, (a) => ({ ...entry, a }))}
      </>
    );
  if ('day_offset' in entry)
    return (
      <>
        <StepDay name={name} step={entry} change={change} />
        {area('title', t('step.title', { entry: label }), entry.title, (title) => ({ ...entry, title }))}
        {area('text', label, entry.text, (text) => ({ ...entry, text }))}
      </>
    );
  if ('source' in entry)
    return (
      <>
        {area('text', label, entry.text, (text) => ({ ...entry, text }))}
        <div className="bench-columns">
          <TextField
            name={`${name}-source`}
            label={t('source')}
            maxLength={300}
            value={entry.source?.label ?? ''}
            onChange={({ currentTarget: { value } }) =>
              change({ ...entry, source: value ? { label: value, url: entry.source?.url ?? null } : null })
            }
          />
          <TextField
            name={`${name}-url`}
            type="url"
            label={t('source.url')}
            maxLength={500}
            disabled={!entry.source}
            value={entry.source?.url ?? ''}
            onChange={({ currentTarget: { value } }) =>
              change({ ...entry, source: entry.source ? { ...entry.source, url: value || null } : null })
            }
          />
        </div>
      </>
    );
  return area('text', label, entry, (texts) => texts);
}

function StepDay({ name, step, change }: { name: string; step: Step; change: (step: Step) => void }) {
  const t = useTexts(treatmentsTexts);
  return (
    <div className="bench-columns">
      <TextField
        name={`${name}-day`}
        type="number"
        label={t('step.day')}
        min={-30}
        max={60}
        value={String(step.day_offset)}
        onChange={({ currentTarget }) => change({ ...step, day_offset: Math.trunc(Number(currentTarget.value)) || 0 })}
      />
      <TextField
        name={`${name}-trip`}
        type="number"
        label={t('step.trip')}
        min={0}
        max={2}
        value={String(step.trip)}
        onChange={({ currentTarget }) => change({ ...step, trip: Math.trunc(Number(currentTarget.value)) || 0 })}
      />
      <SelectField
        name={`${name}-kind`}
        label={t('step.kind')}
        value={step.kind}
        onChange={({ currentTarget }) =>
          change({ ...step, kind: KINDS.find((one) => one === currentTarget.value) ?? 'rest' })
        }
        options={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
    </div>
  );
}
