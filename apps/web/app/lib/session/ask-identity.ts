import { createQuestion } from './question.ts';

/** Whether the user confirms who they are, as sensitive actions need. */
export const identityQuestion = createQuestion();
export const { ask: askIdentity, settle: settleIdentity } = identityQuestion;
