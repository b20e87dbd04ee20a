import {
  type IntakeAnswer,
  type IntakeAnswers,
  type IntakeQuestion,
  type IntakeSection,
  visibleQuestions,
} from '@travesia/contracts/journeys';
import { isCalendarDate } from '../../../lib/dates/is-calendar-date.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { intakeTexts } from '../intake/texts.ts';
import { textIn } from '../templates/step-list.ts';

interface AnswerListProps {
  sections: readonly IntakeSection[];
  answers: IntakeAnswers;
}

/** Answers to read, by section; questions that are hidden or without an answer are left out. */
export function AnswerList({ sections, answers }: AnswerListProps) {
  const language = useLocale();
  const sayAnswer = useAnswerText();
  const shown = new Set(visibleQuestions({ sections }, answers).map(({ id }) => id));
  return (
    <div className="answer-list">
      {sections.map(({ id, title, questions }) => {
        const answered = questions.flatMap((question) => {
          const answer = shown.has(question.id) ? answers[question.id] : undefined;
          return answer === undefined || question.type === 'file' ? [] : [{ question, answer }];
        });
        return answered.length > 0 ? (
          <section key={id} aria-labelledby={`answers-${id}`}>
            <h3 id={`answers-${id}`}>{textIn(title, language)}</h3>
            <dl>
              {answered.map(({ question, answer }) => (
                <div key={question.id}>
                  <dt>{textIn(question.text, language)}</dt>
                  <dd>{sayAnswer(question, answer)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ) : null;
      })}
    </div>
  );
}

/** Returns the function that says an answer in words. */
function useAnswerText(): (question: IntakeQuestion, answer: IntakeAnswer) => string {
  const t = useTexts(intakeTexts);
  const format = useFormat();
  const language = useLocale();
  return ({ type, options, unit }, answer) => {
    const named = (key: string) => {
      const option = options.find(({ id }) => id === key);
      return option ? textIn(option.text, language) : key;
    };
    if (Array.isArray(answer)) return format.list((answer as readonly string[]).map(named));
    if (typeof answer === 'number') return [format.number(answer), unit].filter(Boolean).join(' ');
    const text = String(answer);
    if (type === 'yes_no' && (text === 'yes' || text === 'no')) return t(`answer.${text}`);
    if (type === 'date' && isCalendarDate(text)) return format.date(text);
    return type === 'one_of' ? named(text) : text;
  };
}
