import type { IntakeQuestion, Questionnaire } from './intake.schema.ts';
import { type IntakeAnswer, type IntakeAnswers, visibleQuestions } from './visible-questions.ts';

/** Longest answers, in characters. */
export const SHORT_ANSWER_MAX = 200;
export const LONG_ANSWER_MAX = 4000;

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

/** What is wrong with the answers to the questions that are shown; empty if nothing is. Answers to hidden ones are ignored. */
export function checkAnswers(questionnaire: Questionnaire, answers: IntakeAnswers): AnswerIssue[] {
  return visibleQuestions(questionnaire, answers).flatMap((question): AnswerIssue[] => {
    const answer = answers[question.id];
    const code =
      answer === undefined || isEmpty(answer) ? (question.required ? 'required' : null) : faultOf(question, answer);
    return code ? [{ question: question.id, code }] : [];
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
