import { type Activity, actionsOfArea, type ActivityQuery } from '@travesia/contracts/audit';
import { pageFacts } from '@travesia/contracts/kit';
import type { Person } from '../../../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../../../platform/module-deps.ts';
import { listLiveSessionIds } from '../../../accounts/index.ts';
import { ownActivity } from '../activity.policy.ts';
import { presentEntry, targetSession } from '../activity.presenter.ts';
import { type AuditRow, countEntries, findSignIns, listEntries } from '../activity.repo.ts';

/** Activity on the user's account and data, by default newest first. */
export async function listActivityQuery(
  { database: { db }, clock }: Pick<ModuleDeps, 'database' | 'clock'>,
  { area, since, until, ...page }: ActivityQuery,
  actor: Person,
): Promise<Activity> {
  const scope = ownActivity(actor);
  const wanted = {
    actions: area && actionsOfArea(area),
    since: since === undefined ? undefined : new Date(since),
    until: until === undefined ? undefined : new Date(until),
  };
  const [rows, total] = await Promise.all([listEntries(db, scope, wanted, page), countEntries(db, scope, wanted)]);
  const ids = sessionsOf(rows);
  const [signIns, live] = await Promise.all([
    findSignIns(db, scope, ids),
    listLiveSessionIds(db, scope.userId, ids, clock.now()),
  ]);
  const sessions = { signIns, live: new Set(live), current: actor.sessionId };
  return {
    data: rows.map((row) => presentEntry(row, scope.userId, sessions)),
    ...pageFacts(total, page.page, page.limit),
  };
}

/** IDs of sessions in which entries were written, or which they are about. */
function sessionsOf(rows: readonly AuditRow[]): string[] {
  const ids = rows.flatMap((row) => [row.sessionId, targetSession(row)]);
  return [...new Set(ids.filter((id) => id !== null))];
}
