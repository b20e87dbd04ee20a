import {
  type Discharge,
  type DischargeContent,
  dischargePackMachine,
  type DischargeUpdate,
  filesOfDischarge,
  plainPhone,
} from '@travesia/contracts/journeys';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../../../platform/db/database.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { dropStoredFiles } from '../../../../platform/storage/stored-files.repo.ts';
import { begin } from '../../../../platform/transition/transition.ts';
import { attachJourneyFiles, detachOtherFiles, listAttachedFiles } from '../../files/journey-files.repo.ts';
import { type JourneyScope, ofEverySide } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import type { JourneyRecord } from '../../journeys.repo.ts';
import { insertPack, nextPackNumber, writePackDraft } from '../discharge.repo.ts';
import { lockWritable } from '../lock-writable.ts';
import { packLifecycle, type PackRow } from '../pack.lifecycle.ts';
import { readDischarge } from '../queries/read-discharge.ts';
import { sealPack } from '../stored-pack.ts';

/**
 * Begins or replaces a draft. Throws `journeys.not_found`, `journeys.discharge_not_possible`, `journeys.file_not_found` and
 * `request.stale_version`.
 */
export async function saveDischarge(
  deps: JourneysDeps,
  id: string,
  { version, content: given }: DischargeUpdate,
  { actor }: RequestContext,
): Promise<Discharge> {
  const scope = await ofEverySide(deps.takeSide, actor);
  const at = deps.clock.now();
  const content = { ...given, contact: { ...given.contact, phone: plainPhone(given.contact.phone) } };
  await unitOfWork(deps.database, async (tx) => {
    const locked = await lockWritable(tx, scope, id);
    const { record, packs } = locked;
    const draft = packs.find(({ status }) => status === 'draft');
    if ((draft?.version ?? 0) !== version) throw new ProblemError('request.stale_version');
    const packId = draft?.id ?? uuidv7();
    const contentSealed = sealPack(deps.seal, packId, { content, treatedOn: null });
    if (draft) await writePackDraft(tx, draft, { contentSealed, updatedAt: at });
    else {
      const row = await insertPack(tx, {
        id: packId,
        journeyId: id,
        patientId: record.row.patientId,
        providerId: record.row.providerId,
        trip: locked.trip,
        number: await nextPackNumber(tx, record.row),
        status: dischargePackMachine.initial,
        language: record.asked.language,
        contentSealed,
        createdAt: at,
        updatedAt: at,
      });
      const audit = {
        action: 'discharge.begun',
        target: { type: 'discharge_pack', id: packId },
        subjectId: row.patientId,
        contextProviderId: row.providerId,
      } as const;
      await begin(tx, packLifecycle, { row, actor, as: 'provider', at, audit });
    }
    await keepFiles(tx, { scope, record, packs, packId, content, at });
  });
  return readDischarge(deps, scope, id);
}

interface Naming {
  scope: JourneyScope;
  record: JourneyRecord;
  packs: readonly PackRow[];
  packId: string;
  content: DischargeContent;
  at: Date;
}

/** Keeps the files that a draft names, and deletes those that it no longer does. */
async function keepFiles(tx: Tx, { scope, record, packs, packId, content, at }: Naming): Promise<void> {
  const named = filesOfDischarge(content);
  const known = await listAttachedFiles(tx, [packId, ...packs.map((pack) => pack.id)]);
  const attached = new Set([...known.values()].flat().map((file) => file.id));
  const added = named.filter((file) => !attached.has(file));
  const { userId } = scope.person;
  const kept = await attachJourneyFiles(tx, { journey: record.row, purpose: 'discharge', userId, to: packId }, added);
  if (kept !== added.length) throw new ProblemError('journeys.file_not_found');
  await dropStoredFiles(tx, await detachOtherFiles(tx, packId, named), at);
}
