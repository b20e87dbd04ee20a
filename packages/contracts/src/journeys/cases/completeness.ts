import type { IntakeQuestion, Questionnaire } from '../intake/intake.schema.ts';
import { type AnswerIssue, checkAnswers } from '../intake/check-answers.ts';
import { type IntakeAnswers, visibleQuestions } from '../intake/visible-questions.ts';

export interface Completeness {
  /** Whole percent of the shown questions that are answered well, without files; required ones count double. */
  percent: number;
  /** Required questions without an answer, and answers that can't be right, in order. */
  faults: AnswerIssue[];
  /** Keys of optional questions without an answer: a clinic can quote without them, but knows less. */
  optional: string[];
}

const weightOf = ({ required }: IntakeQuestion): number => (required ? 2 : 1);

/** How complete the answers to a form are. Files are asked for but may follow: they never hold a case back. */
export function completenessOf(questionnaire: Questionnaire, answers: IntakeAnswers, today?: string): Completeness {
  const all = visibleQuestions(questionnaire, answers);
  const shown = all.filter(({ type }) => type !== 'file');
  const files = new Set(all.filter(({ type }) => type === 'file').map(({ id }) => id));
  const issues = checkAnswers(questionnaire, answers, today);
  const open = new Set(issues.map(({ question }) => question));
  const isBlank = ({ id }: IntakeQuestion) => answers[id] === undefined || answers[id] === '';
  const answered = shown.filter((question) => !open.has(question.id) && !isBlank(question));
  const whole = shown.reduce((sum, question) => sum + weightOf(question), 0);
  const done = answered.reduce((sum, question) => sum + weightOf(question), 0);
  return {
    percent: whole === 0 ? 100 : Math.floor((done * 100) / whole),
    faults: issues.filter(({ question, code }) => !(code === 'required' && files.has(question))),
    optional: all
      .filter((question) => isBlank(question) && (!question.required || files.has(question.id)))
      .map(({ id }) => id),
  };
}
