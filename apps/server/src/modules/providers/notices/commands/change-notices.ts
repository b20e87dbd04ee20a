import {
  CLINIC_TOPICS,
  clinicInboxNamed,
  type ClinicNotices,
  type ClinicNoticesUpdate,
  USUAL_TOPICS,
} from '@travesia/contracts/providers';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { refuseOutOfSight } from '../../../../platform/demo/sight.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { ofClinic } from '../../own/clinic.policy.ts';
import { lockOwnProvider } from '../../writing/providers-write.repo.ts';
import { findNotices, saveNotices } from '../clinic-notices.repo.ts';
import type { NoticesDeps } from '../notices-deps.ts';
import { readNotices } from '../read-notices.ts';

/**
 * Changes whom a clinic has told about what. A new address of its inbox gets a code and must be confirmed; another
 * language keeps it confirmed. Throws `request.stale_version`.
 */
export async function changeNotices(
  { database, clock }: NoticesDeps,
  { version, inbox, topics }: ClinicNoticesUpdate,
  actor: Actor,
): Promise<ClinicNotices> {
  const { providerId, person } = ofClinic(actor);
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const clinic = await lockOwnProvider(tx, providerId);
    if (!clinic) throw new ProblemError('access.no_clinic');
    refuseOutOfSight(person, clinic);
    const row = await findNotices(tx, providerId);
    if (version !== (row?.version ?? 0))
      throw new ProblemError('request.stale_version', { present: await readNotices(tx, actor) });
    const isSame = row?.inboxEmail?.toLowerCase() === inbox?.email.toLowerCase();
    await saveNotices(tx, {
      providerId,
      topics,
      inboxEmail: inbox?.email ?? null,
      inboxLanguage: inbox?.language ?? null,
      ...(isSame ? {} : { inboxConfirmedAt: null, codeHash: null, codeSentAt: null, wrongCodes: 0 }),
    });
    const before = row?.topics ?? USUAL_TOPICS;
    const changed = CLINIC_TOPICS.filter((topic) => JSON.stringify(before[topic]) !== JSON.stringify(topics[topic]));
    // The address stays out of the log, which is kept for years.
    const fields = [...(isSame ? [] : ['email']), ...changed];
    if (fields.length)
      await appendAudit(tx, {
        action: 'clinic.notices_changed',
        actor,
        at,
        target: { type: 'provider', id: providerId },
        facts: { fields: fields.join(',') },
      });
    if (inbox && !isSame) await appendEvent(tx, clinicInboxNamed, { provider_id: providerId });
  });
  return readNotices(database.db, actor);
}
