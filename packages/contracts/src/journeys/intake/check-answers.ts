import type { IntakeQuestion, Questionnaire } from './intake.schema.ts';
import { type IntakeAnswer, type IntakeAnswers, visibleQuestions } from './visible-questions.ts';

/** Longest answers, in characters. */
export const SHORT_ANSWER_MAX = 200;
export const LONG_ANSWER_MAX = 4000;

const AGE_MAX = 120;

export interface AnswerIssue {
  /** Key of the question. */
  question: string;
  code: 'required' | 'invalid' | 'out_of_range' | 'too_long';
}

const isEmpty = (answer: IntakeAnswer | undefined): boolean =>
  answer === undefined ||
  (typeof answer === 'string' ? answer.trim() === '' : typeof answer !== 'number' && !answer.length);

const DATE = /^\d{4}-\d\d-\d\d$/;
const isDate = (text: string) => DATE.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** Nobody was born later than today, or so long ago. */
const isBirthDate = (born: string, today: string): boolean =>
  born <= today && Number(today.slice(0, 4)) - Number(born.slice(0, 4)) <= AGE_MAX;

/**
 * What is wrong with the answers to the questions that are shown; empty if nothing is. Answers to hidden ones are ignored. With a
 * day as `today`, a date of birth must be possible on it.
 */
export function checkAnswers(questionnaire: Questionnaire, answers: IntakeAnswers, today?: string): AnswerIssue[] {
  return visibleQuestions(questionnaire, answers).flatMap((question): AnswerIssue[] => {
    const answer = answers[question.id];
    const code =
      answer === undefined || isEmpty(answer) ? (question.required ? 'required' : null) : faultOf(question, answer);
    if (code) return [{ question: question.id, code }];
    const isImpossible =
      today !== undefined &&
      question.id === 'birth-date' &&
      typeof answer === 'string' &&
      !isEmpty(answer) &&
      !isBirthDate(answer, today);
    return isImpossible ? [{ question: question.id, code: 'out_of_range' }] : [];
  });
}

function faultOf(question: IntakeQuestion, answer: IntakeAnswer): AnswerIssue['code'] | null {
  const { max, min, options, type } = question;
  const isOption = (key: unknown) => options.some(({ id }) => id === key);
  switch (type) {
    case 'yes_no':
      return answer === 'yes' || answer === 'no' ? null : 'invalid';
    case 'one_of':
      return isOption(answer) ? null : 'invalid';
    case 'many_of':
      return Array.isArray(answer) && answer.every(isOption) ? null : 'invalid';
    case 'number':
      if (typeof answer !== 'number' || !Number.isFinite(answer)) return 'invalid';
      return (min !== null && answer < min) || (max !== null && answer > max) ? 'out_of_range' : null;
    case 'date':
      return typeof answer === 'string' && isDate(answer) ? null : 'invalid';
    case 'file':
      return typeof answer === 'string' ? null : 'invalid';
    case 'short_text':
    case 'long_text':
      if (typeof answer !== 'string') return 'invalid';
      return answer.length > (type === 'short_text' ? SHORT_ANSWER_MAX : LONG_ANSWER_MAX) ? 'too_long' : null;
  }
}
