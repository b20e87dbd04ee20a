import type { DocumentQuestion, JourneyDocument } from '@travesia/contracts/journeys';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { documentTexts } from '../texts.ts';

interface QuestionListProps {
  document: Pick<JourneyDocument, 'questions' | 'patient_language'>;
  zone: string;
  /** What can be done with a question. */
  act?: (question: DocumentQuestion) => ReactNode;
}

/** Questions about a document with their answers. */
export function QuestionList({ document: { questions, patient_language: language }, zone, act }: QuestionListProps) {
  const t = useTexts(documentTexts);
  const format = useFormat();
  if (!questions.length) return <p className="small muted">{t('questions.none')}</p>;
  return (
    <ul className="document-list">
      {questions.map((one) => (
        <li key={one.id} className="stack-tight">
          <p className="small muted num">{format.instant(one.asked_at, zone)}</p>
          <p className="strong" lang={language}>
            {one.question}
          </p>
          {one.answer !== null && one.answered_at !== null ? (
            <>
              <p className="small muted num">
                {t('questions.answered', { time: format.instant(one.answered_at, zone) })}
              </p>
              <p lang={language}>{one.answer}</p>
            </>
          ) : (
            <p className="small muted">{t('questions.waiting')}</p>
          )}
          {act?.(one)}
        </li>
      ))}
    </ul>
  );
}
