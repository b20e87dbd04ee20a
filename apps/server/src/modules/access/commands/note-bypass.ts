import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { isNotedInSession } from '../../../platform/audit/audit.repo.ts';
import { lockKeys } from '../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Person } from '../../../platform/http/request-context.ts';
import type { AccessDeps } from '../access-deps.ts';

/** Records that the privileged account uses features its rules would deny. Once per session, since every page checks. */
export async function noteBypass({ database, clock }: AccessDeps, person: Person): Promise<void> {
  const action = 'flags.bypassed';
  const { sessionId } = person;
  if (await isNotedInSession(database.db, action, sessionId)) return;
  await unitOfWork(database, async (tx) => {
    await lockKeys(tx, 'flags bypass', [sessionId]);
    if (await isNotedInSession(tx, action, sessionId)) return;
    await appendAudit(tx, { action, actor: person, at: clock.now(), subjectId: person.userId });
  });
}
