import { ANSWER_NAMES, type AnswerName, type Answers, isAnswered, withoutAnswer } from './answers.ts';

/** The effect of one answer on the result, found by leaving it out. */
export interface Influence {
  name: AnswerName;
  /** IDs in the result because of the answer. */
  brought: readonly string[];
  /** IDs excluded because of the answer. */
  kept_out: readonly string[];
  /** Whether only the order differs. */
  reordered: boolean;
}

/** Leaves out each answer in turn and compares the results. `resultOf` is the engine itself and returns ordered IDs. */
export function influences(answers: Answers, resultOf: (answers: Answers) => readonly string[]): Influence[] {
  const result = resultOf(answers);
  return ANSWER_NAMES.filter((name) => isAnswered(answers, name)).map((name) => {
    const without = resultOf(withoutAnswer(answers, name));
    const brought = result.filter((id) => !without.includes(id));
    const keptOut = without.filter((id) => !result.includes(id));
    const same = brought.length === 0 && keptOut.length === 0;
    return { name, brought, kept_out: keptOut, reordered: same && result.join() !== without.join() };
  });
}
