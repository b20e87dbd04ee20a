import {
  answerDocumentQuestion,
  DOCUMENT_LIMITS,
  type DocumentQuestion,
  getDocument,
  type JourneyDocument,
} from '@travesia/contracts/journeys';
import { useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { TypedArea } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { FormDialog } from '../../../../lib/workbench/screen/form-dialog.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { documentTexts } from '../texts.ts';
import { DocumentPdf } from '../ui/document-pdf.tsx';
import { DocumentText } from '../ui/document-text.tsx';
import { QuestionList } from '../ui/question-list.tsx';

interface ReadDocumentProps {
  journeyId: string;
  documentId: string;
  reload: () => Promise<void>;
}

/** What a document says, as the patient signed it or in the reader’s language, with its questions. */
export function ReadDocument({ journeyId: id, documentId, reload }: ReadDocumentProps) {
  const t = useTexts(documentTexts);
  const locale = useLocale();
  const [answering, setAnswering] = useState<DocumentQuestion | null>(null);
  const loaded = useCall(getDocument, { params: { id, documentId } });
  return (
    <LoadState loaded={loaded}>
      {(document) => {
        const { texts, signature, actions, end_note: note, time_zone: zone } = document;
        const text = texts.find(({ language }) => language === (signature?.language ?? locale)) ?? texts[0];
        return (
          <div className="stack card card-padded document-read">
            <p className="small muted">{t('desk.logged')}</p>
            {note ? (
              <div>
                <p className="small muted">{t('note')}</p>
                <blockquote className="journey-quote">{note}</blockquote>
              </div>
            ) : null}
            <h3>{t('questions.heading')}</h3>
            <QuestionList
              document={document}
              zone={zone}
              act={(one) =>
                actions.includes('answer') ? (
                  <div>
                    <Button type="button" size="small" onClick={() => setAnswering(one)}>
                      {t(one.answer === null ? 'desk.answer' : 'desk.change')}
                    </Button>
                  </div>
                ) : null
              }
            />
            {text ? (
              <>
                <DocumentText text={text} />
                <DocumentPdf document={document} language={text.language} sha256={text.sha256} />
              </>
            ) : (
              <p>{t('emptied')}</p>
            )}
            {answering ? (
              <AnswerDialog
                key={answering.id}
                document={document}
                question={answering}
                onAnswered={(answered) => {
                  loaded.show(answered);
                  void reload();
                }}
                onClose={() => setAnswering(null)}
              />
            ) : null}
          </div>
        );
      }}
    </LoadState>
  );
}

interface AnswerDialogProps {
  document: JourneyDocument;
  question: DocumentQuestion;
  onAnswered: (document: JourneyDocument) => void;
  onClose: () => void;
}

function AnswerDialog({ document, question, onAnswered, onClose }: AnswerDialogProps) {
  const t = useTexts(documentTexts);
  const format = useFormat();
  const { form } = useTypedForm(`document.answer.${question.id}`, { answer: question.answer ?? '' });
  const { busy, fault, problem, run } = useAct();
  const language = document.patient_language;
  const send = async ({ answer }: { answer: string }) => {
    const params = { id: document.journey_id, documentId: document.id, questionId: question.id };
    const answered = await run(() => sessionCall(answerDocumentQuestion, { params, body: { answer: answer.trim() } }));
    if (!answered) return undefined;
    onAnswered(answered);
    showToast(t('desk.answer.done'));
    return true;
  };
  return (
    <FormDialog
      title={t('desk.answer')}
      form={form}
      submit={t('desk.answer.send')}
      busy={busy}
      fault={fault}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    >
      <p lang={language}>{question.question}</p>
      <TypedArea
        name="answer"
        label={t('desk.answer.label', { language: format.language(language) })}
        rows={5}
        maxLength={DOCUMENT_LIMITS.question}
        required
      />
    </FormDialog>
  );
}
