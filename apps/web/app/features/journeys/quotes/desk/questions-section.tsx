import { answerQuoteQuestion, type Quote, type QuoteQuestion, QUOTE_LIMITS } from '@travesia/contracts/journeys';
import { useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { TypedArea } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { FormDialog } from '../../../../lib/workbench/screen/form-dialog.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { quoteDeskTexts } from './texts.ts';
import { useItemName } from '../../../catalog/index.ts';

interface QuestionsSectionProps {
  quote: Quote;
  show: (quote: Quote) => void;
}

/** What the patient asks about the quote, and the clinic's answers. */
export function QuestionsSection({ quote, show }: QuestionsSectionProps) {
  const t = useTexts(quoteDeskTexts);
  const format = useFormat();
  const nameOf = useItemName();
  const [answering, setAnswering] = useState<QuoteQuestion | null>(null);
  const { questions, actions, language, time_zone: zone } = quote;
  const about = ({ key }: QuoteQuestion) => (key === null ? t('questions.whole') : nameOf(key));
  return (
    <section aria-labelledby="quote-questions" className="stack">
      <h2 id="quote-questions">{t('questions.title')}</h2>
      {questions.length === 0 ? <p className="muted">{t('questions.none')}</p> : null}
      <ul className="quote-questions">
        {questions.map((one) => (
          <li key={one.id} className="stack-tight">
            <p className="row small">
              <span className="strong">{about(one)}</span>
              <span className="muted num">{format.instant(one.asked_at, zone)}</span>
              {one.answer === null ? (
                <Badge tone="warning" icon="clock">
                  {t('questions.open')}
                </Badge>
              ) : null}
            </p>
            <p className="quote-written" lang={language}>
              {one.question}
            </p>
            {one.answer !== null ? (
              <div className="quote-answer">
                <p className="small muted">{t('questions.answered')}</p>
                <p className="quote-written" lang={language}>
                  {one.answer}
                </p>
              </div>
            ) : null}
            {actions.includes('answer') ? (
              <div className="row">
                <Button
                  type="button"
                  size="small"
                  variant={one.answer === null ? 'primary' : 'quiet'}
                  aria-label={t('questions.about', {
                    act: t(one.answer === null ? 'questions.answer' : 'questions.change'),
                    about: about(one),
                  })}
                  onClick={() => setAnswering(one)}
                >
                  {t(one.answer === null ? 'questions.answer' : 'questions.change')}
                </Button>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {answering ? (
        <AnswerDialog
          key={answering.id}
          quote={quote}
          question={answering}
          about={about(answering)}
          show={show}
          onClose={() => setAnswering(null)}
        />
      ) : null}
    </section>
  );
}

interface AnswerDialogProps extends QuestionsSectionProps {
  question: QuoteQuestion;
  /** What it is about, in words. */
  about: string;
  onClose: () => void;
}

function AnswerDialog({ quote, question, about, show, onClose }: AnswerDialogProps) {
  const t = useTexts(quoteDeskTexts);
  const format = useFormat();
  const { form } = useTypedForm(`quote.answer.${question.id}`, { answer: question.answer ?? '' });
  const { busy, fault, problem, run } = useAct();
  const send = async ({ answer }: { answer: string }) => {
    const params = { id: quote.journey_id, quoteId: quote.id, questionId: question.id };
    const changed = await run(() => sessionCall(answerQuoteQuestion, { params, body: { answer } }));
    if (!changed) return undefined;
    show(changed);
    showToast(t('questions.done'));
    return true;
  };
  return (
    <FormDialog
      title={t('questions.dialog')}
      form={form}
      submit={t('questions.send')}
      busy={busy}
      fault={fault}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    >
      <div>
        <p className="small strong">{about}</p>
        <p className="quote-written" lang={quote.language}>
          {question.question}
        </p>
      </div>
      <TypedArea
        name="answer"
        label={t('questions.label', { language: format.language(quote.language) })}
        hint={t('questions.hint')}
        rows={5}
        maxLength={QUOTE_LIMITS.question}
        required
      />
    </FormDialog>
  );
}
