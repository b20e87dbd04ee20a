import {
  type Discharge,
  dischargeCorrected,
  type DischargeDelivery,
  type DischargeContent,
  journeyDischarged,
  missingOf,
} from '@travesia/contracts/journeys';
import type { ProblemField } from '@travesia/contracts/kit';
import { calendar } from '../../../../platform/calendar.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor, RequestContext } from '../../../../platform/http/request-context.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import { markDischarged } from '../../../bookings/index.ts';
import { journeyLifecycle } from '../../journey.lifecycle.ts';
import { ofEverySide } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import type { JourneyRecord } from '../../journeys.repo.ts';
import { listSigners } from '../../reviews/reviews.repo.ts';
import { ruleFor, treatedOn as treatedOnOf } from '../discharge-rules.ts';
import { dischargeActions } from '../discharge.policy.ts';
import { finishStep } from '../../tasks/finish-step.ts';
import { listTreatmentBookings, writeMaterials } from '../discharge.repo.ts';
import { lockWritable } from '../lock-writable.ts';
import { packLifecycle } from '../pack.lifecycle.ts';
import { filesOf } from '../queries/find-delivered.ts';
import { readDischarge } from '../queries/read-discharge.ts';
import { openPack, sealPack } from '../stored-pack.ts';
import { materialsOf } from '../used-materials.ts';
import { writePackDocument } from '../write-pack-document.ts';

/**
 * Signs a draft and hands it to the patient: its document is stored for good, what was used is noted for recalls, and the journey moves on.
 * Throws `journeys.not_found`, `journeys.discharge_not_possible`, `request.stale_version`, `journeys.no_license`, and
 * `journeys.discharge_incomplete` with what is missing.
 */
export async function deliverDischarge(
  deps: JourneysDeps,
  id: string,
  { version, clinician_id: clinicianId }: DischargeDelivery,
  { actor }: RequestContext,
): Promise<Discharge> {
  const scope = await ofEverySide(deps.takeSide, actor);
  const at = deps.clock.now();
  const reference = await deps.reference();
  await unitOfWork(deps.database, async (tx) => {
    const { record, packs, trip, corrects } = await lockWritable(tx, scope, id);
    const draft = packs.find(({ status }) => status === 'draft');
    const stored = draft && openPack(deps.seal, draft);
    if (!draft || !stored || !dischargeActions(scope, record.row, packs).includes('deliver') || draft.trip !== trip)
      throw new ProblemError('journeys.discharge_not_possible');
    if (draft.version !== version) throw new ProblemError('request.stale_version');
    const { content } = stored;
    refuseIncomplete(missingOf(content, await ruleFor(deps, record)));
    const today = deps.clock.today(record.provider.timeZone);
    const [signer] = await listSigners(tx, record.row.providerId, today, clinicianId);
    if (!signer) throw new ProblemError('journeys.no_license');
    const treatedOn = await treatedOnOf(tx, record, trip);
    const document = await writePackDocument(deps.seal, reference, draft.id, {
      record,
      content,
      files: await filesOf(tx, packs, stored),
      language: draft.language,
      number: draft.number,
      isCorrection: corrects !== null,
      treatedOn,
      clinician: signer,
      at,
    });
    const replaced = packs.filter((pack) => pack.id === corrects);
    for (const row of replaced)
      await transition(tx, packLifecycle, { row, action: 'supersede', actor, as: 'system', at });
    await transition(tx, packLifecycle, {
      row: draft,
      action: 'deliver',
      actor,
      as: 'provider',
      at,
      set: {
        ...document,
        contentSealed: sealPack(deps.seal, draft.id, { content, treatedOn }),
        clinicianId,
        clinicianName: signer.name,
        license: signer.license,
      },
    });
    const usedOn = treatedOn ?? calendar.dateAt(at, record.provider.timeZone);
    await writeMaterials(tx, replaced, materialsOf(deps, draft, content, usedOn));
    const about = {
      journey_id: id,
      provider_id: record.row.providerId,
      pack_id: draft.id,
      trip,
      at: at.toISOString(),
    };
    if (corrects !== null) return appendEvent(tx, dischargeCorrected, about);
    await finishStep(tx, record.row, 'discharge', at);
    if (content.items.fit_to_fly.state === 'given') await finishStep(tx, record.row, 'fit-to-fly', at);
    await moveOn(tx, record, { trip, actor, at });
    return appendEvent(tx, journeyDischarged, about);
  });
  return readDischarge(deps, scope, id);
}

/** The journey goes on to aftercare. With the last trip the clinic has done its part: its bookings say so. */
async function moveOn(
  tx: Tx,
  { row }: JourneyRecord,
  { trip, actor, at }: { trip: number; actor: Actor; at: Date },
): Promise<void> {
  await transition(tx, journeyLifecycle, { row, action: 'discharge', actor, as: 'provider', at });
  if (trip < row.trips) return;
  for (const booking of await listTreatmentBookings(tx, row)) await markDischarged(tx, booking.id, at);
}

function refuseIncomplete(missing: ReturnType<typeof missingOf>): void {
  const fields = missing.map(({ key, why }): ProblemField => ({
    path: `content.items.${key satisfies keyof DischargeContent['items']}`,
    code: why,
    message: 'must be completed',
  }));
  if (fields.length) throw new ProblemError('journeys.discharge_incomplete', { fields });
}
