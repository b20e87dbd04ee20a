import { askAboutDocument, DOCUMENT_LIMITS } from '@travesia/contracts/journeys';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { SentForm } from '../../../../lib/forms/draft/sent-form.tsx';
import { TypedArea } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { documentTexts } from '../texts.ts';
import { QuestionList } from '../ui/question-list.tsx';
import type { ShownDocument } from './shown-document.ts';

/** What the patient asked about a document, and the way to ask more. */
export function QuestionsSection(shown: ShownDocument) {
  const t = useTexts(documentTexts);
  const { document } = shown;
  return (
    <section className="stack" aria-labelledby="questions-heading">
      <h2 id="questions-heading">{t('questions.heading')}</h2>
      <QuestionList document={document} zone={ownTimeZone()} />
      {document.actions.includes('ask') ? <Ask {...shown} /> : null}
    </section>
  );
}

function Ask({ document, show }: ShownDocument) {
  const t = useTexts(documentTexts);
  const { busy, problem, fault, run } = useAct();
  const { form } = useTypedForm(`document.${document.id}.question`, { question: '' });
  const ask = async ({ question }: { question: string }) => {
    const params = { id: document.journey_id, documentId: document.id };
    const asked = await run(() => sessionCall(askAboutDocument, { params, body: { question: question.trim() } }));
    if (!asked) return;
    form.clear();
    show(asked);
    showToast(t('questions.sent'));
  };
  return (
    <SentForm
      form={form}
      className="stack"
      checksFields
      problem={problem}
      fault={fault}
      busy={busy}
      onSubmit={(typed) => void ask(typed)}
      foot={
        <div>
          <Button type="submit" icon="send" busy={busy}>
            {t('questions.send')}
          </Button>
        </div>
      }
    >
      <TypedArea
        name="question"
        label={t('questions.ask')}
        hint={t('questions.hint', { clinic: document.clinic })}
        rows={3}
        maxLength={DOCUMENT_LIMITS.question}
        required
      />
    </SentForm>
  );
}
