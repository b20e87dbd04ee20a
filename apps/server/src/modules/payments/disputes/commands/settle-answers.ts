import type { AnswerDeps } from '../../payments-deps.ts';
import { listDueAnswers } from '../disputes.repo.ts';
import { sendAnswer } from './send-answer.ts';

const BATCH = 100;

/** Passes on submitted answers whose job or whose gateway's answer was lost; returns how many are settled now. */
export async function settleAnswers(deps: AnswerDeps): Promise<number> {
  let settled = 0;
  for (const { disputeId } of await listDueAnswers(deps.database.db, deps.clock.now(), BATCH))
    if (await sendAnswer(deps, disputeId)) settled += 1;
  return settled;
}
