import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { lockKeys } from '../../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Person } from '../../../../platform/http/request-context.ts';
import type { UserAdminDeps } from '../user-admin-deps.ts';
import { isNotedOf } from '../user-history.repo.ts';

const HOUR_MS = 3_600_000;

/** Records that an admin viewed an account. Once an hour, because the page reloads after each action. */
export async function noteViewed({ accounts }: UserAdminDeps, subjectId: string, person: Person): Promise<void> {
  const { database, clock } = accounts;
  const at = clock.now();
  const action = 'account.viewed_by_admin';
  const same = { action, actorId: person.userId, subjectId, since: new Date(at.getTime() - HOUR_MS) } as const;
  if (await isNotedOf(database.db, same)) return;
  await unitOfWork(database, async (tx) => {
    await lockKeys(tx, 'account viewed', [`${person.userId} ${subjectId}`]);
    if (await isNotedOf(tx, same)) return;
    await appendAudit(tx, { action, actor: person, at, subjectId });
  });
}
