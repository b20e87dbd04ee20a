import { clinicInboxNamed, type ClinicNotices } from '@travesia/contracts/providers';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { refuseOutOfSight } from '../../../../platform/demo/sight.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { ofClinic } from '../../own/clinic.policy.ts';
import { lockOwnProvider } from '../../writing/providers-write.repo.ts';
import { findNotices } from '../clinic-notices.repo.ts';
import { MOST_CODES, type NoticesDeps } from '../notices-deps.ts';
import { readNotices } from '../read-notices.ts';

const HOUR_SECONDS = 3600;

/** Sends the inbox another code. Throws `providers.inbox_settled` and `request.rate_limited`. */
export async function sendCode({ database, mail }: NoticesDeps, actor: Actor): Promise<ClinicNotices> {
  const { providerId, person } = ofClinic(actor);
  await unitOfWork(database, async (tx) => {
    const clinic = await lockOwnProvider(tx, providerId);
    if (!clinic) throw new ProblemError('access.no_clinic');
    refuseOutOfSight(person, clinic);
    const row = await findNotices(tx, providerId);
    if (!row?.inboxEmail || row.inboxConfirmedAt) throw new ProblemError('providers.inbox_settled');
    if ((await mail.countRecent(tx, row.inboxEmail, HOUR_SECONDS / 60)) >= MOST_CODES)
      throw new ProblemError('request.rate_limited', { retryAfter: HOUR_SECONDS });
    await appendEvent(tx, clinicInboxNamed, { provider_id: providerId });
  });
  return readNotices(database.db, actor);
}
