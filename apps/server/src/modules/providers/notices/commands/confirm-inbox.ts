import { timingSafeEqual } from 'node:crypto';
import type { ClinicNotices } from '@travesia/contracts/providers';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { refuseOutOfSight } from '../../../../platform/demo/sight.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { ofClinic } from '../../own/clinic.policy.ts';
import { lockOwnProvider } from '../../writing/providers-write.repo.ts';
import { findNotices, writeInbox } from '../clinic-notices.repo.ts';
import { MOST_WRONG_CODES } from '../clinic-notices.tables.ts';
import { CODE_HOURS, hashCode } from '../inbox-code.ts';
import type { NoticesDeps } from '../notices-deps.ts';
import { readNotices } from '../read-notices.ts';

/**
 * Confirms a clinic's inbox by the code that was sent there. Throws `providers.inbox_settled`, `providers.inbox_code_over` and
 * `providers.inbox_code_wrong`; a wrong code is counted.
 */
export async function confirmInbox(
  { database, clock, secret }: NoticesDeps,
  code: string,
  actor: Actor,
): Promise<ClinicNotices> {
  const { providerId, person } = ofClinic(actor);
  const at = clock.now();
  const isRight = await unitOfWork(database, async (tx) => {
    const clinic = await lockOwnProvider(tx, providerId);
    if (!clinic) throw new ProblemError('access.no_clinic');
    refuseOutOfSight(person, clinic);
    const row = await findNotices(tx, providerId);
    if (!row?.inboxEmail || row.inboxConfirmedAt) throw new ProblemError('providers.inbox_settled');
    const { codeHash, codeSentAt, wrongCodes } = row;
    const isOver = !codeSentAt || at.getTime() - codeSentAt.getTime() > CODE_HOURS * 3_600_000;
    if (!codeHash || isOver || wrongCodes >= MOST_WRONG_CODES) throw new ProblemError('providers.inbox_code_over');
    if (!timingSafeEqual(Buffer.from(hashCode(secret, providerId, code)), Buffer.from(codeHash))) {
      await writeInbox(tx, providerId, { wrongCodes: wrongCodes + 1 });
      return false;
    }
    await writeInbox(tx, providerId, { inboxConfirmedAt: at, codeHash: null, codeSentAt: null, wrongCodes: 0 });
    const target = { type: 'provider', id: providerId } as const;
    await appendAudit(tx, { action: 'clinic.inbox_confirmed', actor, at, target });
    return true;
  });
  // After the commit, so that the attempt counts.
  if (!isRight) throw new ProblemError('providers.inbox_code_wrong');
  return readNotices(database.db, actor);
}
