import { ANSWER_WITHIN_DAYS, type Application } from '@travesia/contracts/applications';

const DAY_MS = 24 * 3_600_000;
/** Fewer answers are not enough for an estimate. */
const ENOUGH_ANSWERS = 5;

interface Answered {
  submittedAt: Date;
  answeredAt: Date;
}

/**
 * Estimates when an answer can be expected: those ahead plus this one, each taking as long as recent ones did. The time for one
 * runs from its submission, or from the previous answer if that was later; idle days don't count.
 */
export function reviewOf(ahead: number, answers: readonly Answered[]): NonNullable<Application['review']> {
  if (answers.length < ENOUGH_ANSWERS) return { ahead, expected_days: ANSWER_WITHIN_DAYS, basis: 'promise' };
  const took = answers
    .toSorted((one, other) => one.answeredAt.getTime() - other.answeredAt.getTime())
    .map(({ submittedAt, answeredAt }, at, all) => {
      const before = all[at - 1]?.answeredAt.getTime() ?? 0;
      return answeredAt.getTime() - Math.max(submittedAt.getTime(), before);
    })
    .toSorted((one, other) => one - other);
  const middle = took.length / 2;
  const median = ((took[Math.ceil(middle) - 1] ?? 0) + (took[Math.floor(middle)] ?? 0)) / 2;
  return { ahead, expected_days: Math.max(1, Math.ceil(((ahead + 1) * median) / DAY_MS)), basis: 'measured' };
}
