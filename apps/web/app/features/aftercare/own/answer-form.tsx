import { answerCheckIn, beginCheckIn, type CheckIn, type CheckInFormQuestion } from '@travesia/contracts/aftercare';
import { useMemo, useState } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { aftercareTexts } from '../texts.ts';
import { answersOf, emptyForm, filesIn, missingIn } from './check-in-form.ts';
import { PhotoBox } from './photo-box.tsx';
import { QuestionField } from './question-field.tsx';

interface AnswerFormProps {
  journeyId: string;
  questions: readonly CheckInFormQuestion[];
  /** The check-in that is answered; null for one that the patient begins. */
  asked: Pick<CheckIn, 'id' | 'version'> | null;
  onSent: (checkIn: CheckIn) => void;
  /** Refused, perhaps because it was answered in another tab. */
  onRefused?: () => void;
}

/** The questions on one screen. What is entered stays until it is sent, through a reload or without a connection. */
export function AnswerForm({ journeyId, questions, asked, onSent, onRefused }: AnswerFormProps) {
  const t = useTexts(aftercareTexts);
  const start = useMemo(() => emptyForm(questions), [questions]);
  const { form, typed } = useTypedForm(`check-in.${journeyId}.${asked?.id ?? 'new'}`, start);
  const [isSent, setSent] = useState(false);
  const { busy, fault, run } = useAct();
  const missing = isSent ? missingIn(questions, typed) : [];
  const send = async () => {
    setSent(true);
    const current = form.read();
    const [first] = missingIn(questions, current);
    if (first) return document.getElementById(`check-in-${first}`)?.focus();
    const given = {
      answers: answersOf(questions, current),
      file_ids: filesIn(current['files'] ?? '').map(({ id }) => id),
    };
    const answered = await run(() =>
      asked
        ? sessionCall(answerCheckIn, {
            params: { id: journeyId, checkInId: asked.id },
            body: { ...given, version: asked.version },
          })
        : sessionCall(beginCheckIn, { params: { id: journeyId }, body: given }),
    );
    if (!answered) return onRefused?.();
    form.clear();
    onSent(answered);
    scrollTo({ top: 0 });
  };
  return (
    <form
      className="stack-wide check-in-form"
      data-draft="own"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className="stack-tight">
        <p className="strong">{t('form.emergency')}</p>
        <p className="small muted">{t('form.lead')}</p>
      </div>
      {missing.length ? (
        <Notice tone="danger" role="alert">
          {t('form.faults', { count: missing.length })}
        </Notice>
      ) : null}
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          value={typed[question.id] ?? ''}
          isMissing={missing.includes(question.id)}
          onChange={(value) => form.change({ [question.id]: value })}
        />
      ))}
      <PhotoBox
        journeyId={journeyId}
        value={typed['files'] ?? ''}
        read={() => form.read()['files'] ?? ''}
        onChange={(files) => form.change({ files })}
      />
      {fault ? (
        <Notice tone="danger" role="alert">
          {fault}
        </Notice>
      ) : null}
      <p className="small muted">{t('form.kept')}</p>
      <p>
        <Button variant="primary" size="large" busy={busy}>
          {t('form.send')}
        </Button>
      </p>
    </form>
  );
}
