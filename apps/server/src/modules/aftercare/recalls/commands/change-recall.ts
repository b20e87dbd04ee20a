import type { AdminRecall, RecallDraft } from '@travesia/contracts/aftercare';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { AftercareDeps } from '../../aftercare-deps.ts';
import { contentOf } from '../content-of.ts';
import { readRecall } from '../queries/read-recall.ts';
import { isEditable, ofTeam } from '../recalls.policy.ts';
import { lockRecall, writeRecall } from '../recalls.repo.ts';

/**
 * Replaces a draft; whoever does counts as who drafted it. Throws `recalls.not_found`, `recalls.not_possible`, `recalls.unknown_place` and
 * `request.stale_version`.
 */
export async function changeRecall(
  { database, clock, secret }: AftercareDeps,
  id: string,
  { version, ...draft }: RecallDraft,
  { actor, language }: RequestContext,
): Promise<AdminRecall> {
  const scope = ofTeam(actor);
  return unitOfWork(database, async (tx) => {
    const row = await lockRecall(tx, scope, id);
    if (!row) throw new ProblemError('recalls.not_found');
    if (!isEditable(row)) throw new ProblemError('recalls.not_possible');
    if (row.version !== version) throw new ProblemError('request.stale_version');
    await writeRecall(tx, row, await contentOf(tx, scope, secret, draft));
    await appendAudit(tx, { action: 'recalls.changed', actor, at: clock.now(), target: { type: 'recall', id } });
    return readRecall(tx, scope, id, { language, now: clock.now() });
  });
}
