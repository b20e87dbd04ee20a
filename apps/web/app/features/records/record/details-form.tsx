import {
  changeRecord,
  type MedicalRecordDetail,
  RECORD_CATEGORIES,
  RECORD_NOTE_MAX,
  RECORD_TITLE_MAX,
  type RecordCategory,
} from '@travesia/contracts/records';
import { useEffect } from 'react';
import type { Form } from '../../../lib/forms/draft/form.ts';
import type { Saved } from '../../../lib/forms/draft/merge.ts';
import { SavedField } from '../../../lib/forms/draft/saved-field.tsx';
import { SavedForm } from '../../../lib/forms/draft/saved-form.tsx';
import { type Draft, useDraftField, useDraftForm } from '../../../lib/forms/draft/use-draft-form.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { recordWords } from '../words/texts.ts';
import { useRecordWords } from '../words/use-record-words.ts';
import { DateFields, dateToSend, isDate } from './date-fields.tsx';
import { recordTexts } from './texts.ts';

interface DetailsFormProps {
  record: MedicalRecordDetail;
  onSaved: (record: MedicalRecordDetail) => void;
}

const savedOf = ({ version, title, category, document_date: date, note }: MedicalRecordDetail): Saved => ({
  version,
  form: { title, category, document_date: date ?? '', note: note ?? '' },
});

/** Only what was changed: what somebody else changed meanwhile stays. */
const bodyOf = (form: Form, version: number, changed: readonly string[]) => ({
  version,
  ...(changed.includes('title') ? { title: form['title'] ?? '' } : {}),
  ...(changed.includes('category') ? { category: form['category'] as RecordCategory } : {}),
  ...(changed.includes('document_date') ? { document_date: dateToSend(form['document_date'] ?? '') } : {}),
  ...(changed.includes('note') ? { note: form['note'] || null } : {}),
});

/** What the owner says of a record. Saved by itself; what was typed survives errors, reloads and other devices. */
export function DetailsForm({ record, onSaved }: DetailsFormProps) {
  const t = useTexts(recordTexts);
  const words = useTexts(recordWords);
  const { dateOf } = useRecordWords();
  const owner = useSession(({ user }) => user?.id ?? '');
  const { id } = record;
  const saved = savedOf(record);
  const { draft, state } = useDraftForm({
    part: `record.${id}`,
    owner,
    saved,
    save: async (form, version, changed) => {
      try {
        const answer = await sessionCall(changeRecord, { params: { id }, body: bodyOf(form, version, changed) });
        onSaved(answer);
        return savedOf(answer);
      } catch (error) {
        const problem = problemOf(error);
        // The rest of the page also shows what is there now; the form asks about what was changed twice.
        if (problem?.code === 'request.stale_version') onSaved(problem.present as MedicalRecordDetail);
        throw error;
      }
    },
    presentOf: (present) => savedOf(present as MedicalRecordDetail),
  });
  useEffect(() => draft.follow(savedOf(record)), [draft, record]);
  const part = 'record';
  const shown = (name: string, text: string): string => {
    if (name === 'category') return words(`category.${text as RecordCategory}`);
    const date = name === 'document_date' ? dateToSend(text) : null;
    return date && isDate(date) ? dateOf(date) : text;
  };
  const label = (name: string) => t(`field.${name as 'title' | 'category' | 'document_date' | 'note'}`);
  return (
    <section aria-labelledby="record-details" className="stack">
      <h2 id="record-details">{t('details.title')}</h2>
      <SavedForm draft={draft} state={state} labelledBy="record-details" labelOf={label} shown={shown}>
        <div className="stack">
          <SavedField
            part={part}
            draft={draft}
            state={state}
            name="title"
            label={label('title')}
            maxLength={RECORD_TITLE_MAX}
            autoComplete="off"
          />
          <CategoryField draft={draft} state={state} label={label('category')} />
          <DateFields draft={draft} state={state} label={label('document_date')} />
          <SavedField
            part={part}
            draft={draft}
            state={state}
            name="note"
            type="area"
            rows={3}
            label={label('note')}
            hint={t('field.note.hint')}
            maxLength={RECORD_NOTE_MAX}
          />
        </div>
      </SavedForm>
    </section>
  );
}

function CategoryField({ draft, state, label }: Draft & { label: string }) {
  const words = useTexts(recordWords);
  const { value, bind } = useDraftField({ draft, state }, 'category');
  return (
    <SelectField
      name="record.category"
      label={label}
      value={value}
      options={RECORD_CATEGORIES.map((category) => ({ value: category, label: words(`category.${category}`) }))}
      {...bind}
      onChange={({ currentTarget }) => draft.edit('category', currentTarget.value, 'now')}
    />
  );
}
