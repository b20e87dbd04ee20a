import { ANSWER_NAMES, type AnswerName, type Answers, isAnswered, withoutAnswer } from './answers.ts';

/** What one answer does to the result, found by leaving it out. */
export interface Influence {
  name: AnswerName;
  /** Ids that stand in the result because of the answer. */
  brought: readonly string[];
  /** Ids that would stand there without it. */
  kept_out: readonly string[];
  /** The same ids in another order. */
  reordered: boolean;
}

/** Leaves each answer out in turn and compares. `resultOf` is the engine itself: ids in their order. */
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
