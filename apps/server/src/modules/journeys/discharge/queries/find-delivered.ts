import { type JourneyFile, filesOfDischarge } from '@travesia/contracts/journeys';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { listAttachedFiles } from '../../files/journey-files.repo.ts';
import { presentJourneyFile } from '../../files/journey-file.presenter.ts';
import { type JourneyScope, mayReadHealth } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { findJourney, type JourneyRecord } from '../../journeys.repo.ts';
import { deliveredOf } from '../discharge.policy.ts';
import { listPacks } from '../discharge.repo.ts';
import type { PackRow } from '../pack.lifecycle.ts';
import { openPack, type StoredPack } from '../stored-pack.ts';

/** Delivered papers with their journey. */
export interface FoundPack {
  record: JourneyRecord;
  row: PackRow;
  stored: StoredPack;
  files: Map<string, JourneyFile>;
}

/** What the patient has, for whoever reads it. Throws `journeys.not_found` and `journeys.discharge_not_found`. */
export async function findDelivered(
  { seal }: Pick<JourneysDeps, 'seal'>,
  db: Db | Tx,
  scope: JourneyScope,
  id: string,
): Promise<FoundPack> {
  const record = await findJourney(db, scope, id);
  if (!record) throw new ProblemError('journeys.not_found');
  const packs = mayReadHealth(scope, record.row) ? await listPacks(db, record.row) : [];
  const row = deliveredOf(packs);
  const stored = row && openPack(seal, row);
  if (!row || !stored) throw new ProblemError('journeys.discharge_not_found');
  return { record, row, stored, files: await filesOf(db, packs, stored) };
}

/** The files that papers name, whichever version they were uploaded for. */
export async function filesOf(
  db: Db | Tx,
  packs: readonly Pick<PackRow, 'id'>[],
  { content }: Pick<StoredPack, 'content'>,
): Promise<Map<string, JourneyFile>> {
  const attached = await listAttachedFiles(
    db,
    packs.map(({ id }) => id),
  );
  const named = filesOfDischarge(content);
  return new Map(
    [...attached.values()]
      .flat()
      .filter(({ id }) => named.includes(id))
      .map((file) => [file.id, presentJourneyFile(file)]),
  );
}
