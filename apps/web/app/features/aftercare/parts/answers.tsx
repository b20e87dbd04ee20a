import type { CheckIn, CheckInFormQuestion } from '@travesia/contracts/aftercare';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Facts } from '../../../ui/overlay/disclosure.tsx';
import { aftercareTexts } from '../texts.ts';
import { Photos } from './photos.tsx';

/** What was answered, with photos; for the clinic also why it must look. */
export function Answers({ checkIn }: { checkIn: CheckIn }) {
  const wordsOf = useAnswerWords();
  const { answers, questions, files, findings, journey_id: journeyId } = checkIn;
  if (!answers) return null;
  return (
    <div className="stack">
      <Findings findings={findings} />
      <Facts
        items={questions.map((question) => ({ name: question.text, value: wordsOf(question, answers[question.id]) }))}
      />
      <Photos journeyId={journeyId} files={files} />
    </div>
  );
}

/** Answers that the clinic must look at, each with the public guidance that says so. */
export function Findings({ findings }: Pick<CheckIn, 'findings'>) {
  const t = useTexts(aftercareTexts);
  if (findings.length === 0) return null;
  return (
    <Notice tone={findings.some(({ severity }) => severity === 'urgent') ? 'danger' : 'warning'}>
      <ul className="check-in-findings">
        {findings.map(({ text, source, question }) => (
          <li key={`${question} ${text}`}>
            <span className="strong">{text}</span>{' '}
            <a href={source.url} target="_blank" rel="noreferrer" className="small">
              {t('incident.source')}: {source.title}
            </a>
          </li>
        ))}
      </ul>
      <p className="small">{t('incident.noDiagnosis')}</p>
    </Notice>
  );
}

type Answer = NonNullable<CheckIn['answers']>[string] | undefined;

function useAnswerWords() {
  const t = useTexts(aftercareTexts);
  const format = useFormat();
  return ({ type, options }: CheckInFormQuestion, answer: Answer): string => {
    if (answer === undefined || answer === '') return t('answers.none');
    if (typeof answer === 'number') return `${answer} / 10`;
    const named = (key: string) => options.find(({ id }) => id === key)?.text ?? key;
    if (typeof answer !== 'string') return format.list(answer.map(named));
    if (type === 'yes_no') return t(answer === 'yes' ? 'yes' : 'no');
    return type === 'one_of' ? named(answer) : answer;
  };
}
