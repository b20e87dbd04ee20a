import { createQuestion } from './question.ts';

/** Whether the user gives a reason for changing something of a clinic they entered to read. */
export const reasonQuestion = createQuestion();
export const { ask: askReason, settle: settleReason } = reasonQuestion;
