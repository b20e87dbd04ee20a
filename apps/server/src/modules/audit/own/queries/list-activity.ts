import { type Activity, actionsOfArea, type ActivityQuery } from '@travesia/contracts/audit';
import type { Person } from '../../../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../../../platform/module-deps.ts';
import { listLiveSessionIds } from '../../../accounts/index.ts';
import { ownActivity } from '../activity.policy.ts';
import { presentEntry, targetSession } from '../activity.presenter.ts';
import { type AuditRow, findSignIns, listEntries } from '../activity.repo.ts';

/** Activity on the user's account and data, newest first. */
export async function listActivityQuery(
  { database: { db }, clock }: Pick<ModuleDeps, 'database' | 'clock'>,
  { area, since, until, before, limit }: ActivityQuery,
  actor: Person,
): Promise<Activity> {
  const scope = ownActivity(actor);
  const rows = await listEntries(db, scope, {
    actions: area && actionsOfArea(area),
    since: since === undefined ? undefined : new Date(since),
    until: until === undefined ? undefined : new Date(until),
    before: before === undefined ? undefined : Number(before),
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const ids = sessionsOf(shown);
  const [signIns, live] = await Promise.all([
    findSignIns(db, scope, ids),
    listLiveSessionIds(db, scope.userId, ids, clock.now()),
  ]);
  const sessions = { signIns, live: new Set(live), current: actor.sessionId };
  const last = shown.at(-1);
  return {
    data: shown.map((row) => presentEntry(row, scope.userId, sessions)),
    next_before: rows.length > limit && last ? String(last.position) : null,
  };
}

/** IDs of sessions in which entries were written, or which they are about. */
function sessionsOf(rows: readonly AuditRow[]): string[] {
  const ids = rows.flatMap((row) => [row.sessionId, targetSession(row)]);
  return [...new Set(ids.filter((id) => id !== null))];
}
