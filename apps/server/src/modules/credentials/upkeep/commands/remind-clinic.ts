import { credentialReminded, type KeptCredential } from '@travesia/contracts/credentials';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../../../platform/module-deps.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { noteRequest } from '../documents.repo.ts';
import { keptRow, showKept } from '../list-kept.ts';
import { refuseUnless } from '../upkeep.policy.ts';
import { upkeepOf } from '../upkeep.repo.ts';

const DAY_MS = 24 * 3_600_000;

/** Emails a clinic's owners about a credential. Throws `credentials.reminded_today`. */
export async function remindClinic(
  { database, clock }: Pick<ModuleDeps, 'database' | 'clock'>,
  id: string,
  actor: Actor,
): Promise<KeptCredential> {
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    const scope = await upkeepOf(tx, actor);
    refuseUnless(scope, 'remind');
    const row = await keptRow(tx, scope, id);
    const since = new Date(at.getTime() - DAY_MS);
    if (!(await noteRequest(tx, { credentialId: id, senderId: scope.person.userId, sentAt: at, since })))
      throw new ProblemError('credentials.reminded_today');
    const { providerId, kind, body, expiresOn } = row;
    await appendEvent(tx, credentialReminded, {
      credential_id: id,
      provider_id: providerId,
      kind,
      body,
      ends_on: expiresOn,
      ended: expiresOn !== null && expiresOn < clock.today(row.timeZone),
    });
    const target = { type: 'credential', id };
    await appendAudit(tx, {
      action: 'credential.reminded',
      actor,
      at,
      contextProviderId: providerId,
      target,
      facts: { kind },
    });
    return showKept(tx, clock, scope, id);
  });
}
