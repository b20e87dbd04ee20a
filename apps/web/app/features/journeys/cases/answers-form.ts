import type { Answers, IntakeAnswer, IntakeAnswers, IntakeQuestion, IntakeSection } from '@travesia/contracts/journeys';
import type { Form } from '../../../lib/forms/draft/form.ts';

/** The highest number that an answer can be. */
const NUMBER_MAX = 1_000_000;

/** An answer as the form holds it: one text; several keys are separated by spaces. */
const textOf = (answer: IntakeAnswer | undefined): string =>
  Array.isArray(answer) ? answer.join(' ') : answer === undefined ? '' : String(answer);

/** Every question of a case with its answer as text. */
export const formOf = (questions: readonly IntakeQuestion[], answers: IntakeAnswers): Form =>
  Object.fromEntries(questions.map(({ id }) => [id, textOf(answers[id])]));

/** A number as people write it: `1,72` is 1.72. Null if it is none. */
export function numberIn(text: string): number | null {
  const trimmed = text.trim().replace(',', '.');
  const number = Number(trimmed);
  return trimmed !== '' && Number.isFinite(number) && Math.abs(number) <= NUMBER_MAX ? number : null;
}

/** What a text of the form answers; undefined for nothing. What is no number stays text, so that it isn’t lost. */
export function answerOf({ type }: Pick<IntakeQuestion, 'type'>, text: string): Answers[string] | undefined {
  if (text.trim() === '') return undefined;
  if (type === 'many_of') return text.split(' ').filter(Boolean);
  if (type === 'number') return numberIn(text) ?? text;
  return text;
}

/** The answers that a form holds. */
export function answersOf(questions: readonly IntakeQuestion[], form: Form): Answers {
  const given = questions.map((question) => [question.id, answerOf(question, form[question.id] ?? '')] as const);
  return Object.fromEntries(given.filter((entry): entry is [string, Answers[string]] => entry[1] !== undefined));
}

/** The form without what only a file can answer: files are not asked for here. */
export const withoutFiles = (sections: readonly IntakeSection[]): IntakeSection[] =>
  sections
    .map((section) => ({ ...section, questions: section.questions.filter(({ type }) => type !== 'file') }))
    .filter(({ questions }) => questions.length > 0);
