import type { listRecipients, RecallRecipients } from '@travesia/contracts/aftercare';
import { type EndpointArgs, pageFacts } from '@travesia/contracts/kit';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { ofEverySide } from '../../../journeys/index.ts';
import type { AftercareDeps } from '../../aftercare-deps.ts';
import { presentRecipient, presentSentRecall } from '../recalls.presenter.ts';
import { mayMark } from '../recalls.policy.ts';
import { findAnyRecall } from '../recalls.repo.ts';
import { countRecipients, listRecipientRecords } from '../recipients.repo.ts';

/** A recall and its people within the reader’s scope; whoever has none of them there doesn’t learn of it. Throws `recalls.not_found`. */
export async function listRecipientsQuery(
  { database: { db }, takeSide, seal, clock }: AftercareDeps,
  id: string,
  { tab, page, limit }: EndpointArgs<typeof listRecipients>['query'],
  { actor, language }: RequestContext,
): Promise<RecallRecipients> {
  const scope = await ofEverySide(takeSide, actor);
  const [recall, counts] = await Promise.all([findAnyRecall(db, id), countRecipients(db, scope, id)]);
  if (!recall || counts.all === 0) throw new ProblemError('recalls.not_found');
  const range = { limit, offset: (page - 1) * limit, now: clock.now() };
  const records = await listRecipientRecords(db, scope, { recallId: id, tab }, range);
  const around = { seal, mayMark: mayMark(scope, recall) };
  return {
    data: records.map((record) => presentRecipient(record, around)),
    ...pageFacts(counts[tab], page, limit),
    counts,
    recall: presentSentRecall(recall, language),
  };
}
