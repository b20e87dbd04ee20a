import { ANSWER_WITHIN_DAYS, type Application } from '@travesia/contracts/applications';

const DAY_MS = 24 * 3_600_000;
/** Fewer answers say nothing of the next one. */
const ENOUGH_ANSWERS = 5;

interface Answered {
  submittedAt: Date;
  answeredAt: Date;
}

/**
 * When an answer can be expected: those ahead and this one, each taking as long as the last ones did. An application's own
 * time runs from when it came, or from the answer before it while that kept us busy; nobody's idle days count.
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
