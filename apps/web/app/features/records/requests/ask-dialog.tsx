import {
  RECORD_CATEGORIES,
  type RecordCategory,
  REQUEST_WORDS_MAX as MAX,
  requestRecords,
} from '@travesia/contracts/records';
import { useState } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { TypedArea, TypedSelect, TypedText } from '../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { dayHere } from '../day-here.ts';
import { recordWords } from '../words/texts.ts';
import { requestsTexts } from './texts.ts';

interface AskDialogProps {
  journeyId: string;
  onAsked: () => void;
  onClose: () => void;
}

/** Asks a patient for records: what, of which kind, by when. */
export function AskDialog({ journeyId, onAsked, onClose }: AskDialogProps) {
  const t = useTexts(requestsTexts);
  const words = useTexts(recordWords);
  const [today] = useState(() => dayHere(new Date()));
  const { form, typed } = useTypedForm(`records.request.${journeyId}`, { words: '', category: '', due_on: '' });
  const { busy, problem, fault, run } = useAct();
  return (
    <DialogForm
      title={t('title')}
      form={form}
      cancel={t('cancel')}
      submit={t('submit')}
      busy={busy}
      fault={fault}
      problem={problem}
      check={(asked) => ({
        words: asked.words.trim() ? undefined : t('words.missing'),
        due_on: asked.due_on && asked.due_on < today ? t('due.past') : undefined,
      })}
      onSubmit={(asked) =>
        run(async () => {
          const body = {
            words: asked.words.trim(),
            category: (asked.category || null) as RecordCategory | null,
            due_on: asked.due_on || null,
          };
          await sessionCall(requestRecords, { params: { id: journeyId }, body });
          showToast(t('done'));
          return true;
        })
      }
      onDone={onAsked}
      onClose={onClose}
    >
      <TypedArea
        name="words"
        label={t('words')}
        hint={t('words.hint', { count: typed.words.trim().length, max: MAX })}
        maxLength={MAX}
        required
      />
      <TypedSelect
        name="category"
        label={t('category')}
        options={[
          { value: '', label: t('category.any') },
          ...RECORD_CATEGORIES.map((value) => ({ value, label: words(`category.${value}`) })),
        ]}
      />
      <TypedText name="due_on" type="date" label={t('due')} min={today} />
    </DialogForm>
  );
}
