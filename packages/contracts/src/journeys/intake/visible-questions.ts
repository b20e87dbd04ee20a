import type { IntakeQuestion, Questionnaire } from './intake.schema.ts';

/** An answer: `yes` or `no`, the key of an option, several keys, a number, or a text, a date or a file's name. */
export type IntakeAnswer = string | number | readonly string[];
export type IntakeAnswers = Readonly<Record<string, IntakeAnswer | undefined>>;

/** All questions of a form, in order. */
export const questionsOf = ({ sections }: Questionnaire): IntakeQuestion[] =>
  sections.flatMap(({ questions }) => questions);

/** Whether an answer is or contains one of the given keys. */
const isOneOf = (answer: IntakeAnswer | undefined, keys: readonly string[]): boolean =>
  typeof answer === 'string'
    ? keys.includes(answer)
    : Array.isArray(answer) && answer.some((one) => keys.includes(one as string));

/**
 * The questions that a patient with these answers sees. The answer of a hidden question counts for nothing, and a question
 * whose condition leads back to itself is hidden, so that this always ends.
 */
export function visibleQuestions(questionnaire: Questionnaire, answers: IntakeAnswers): IntakeQuestion[] {
  const all = questionsOf(questionnaire);
  const byId = new Map(all.map((question) => [question.id, question]));
  const known = new Map<string, boolean>();
  const isVisible = ({ id, show_if: condition }: IntakeQuestion): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    // What is still being decided is hidden.
    known.set(id, false);
    const asked = condition && byId.get(condition.question);
    const shown = !condition || (asked ? isVisible(asked) && isOneOf(answers[asked.id], condition.is) : false);
    known.set(id, shown);
    return shown;
  };
  return all.filter(isVisible);
}
