import { EXPORT_DAYS } from '@travesia/contracts/privacy';
import { uuidv7 } from 'uuidv7';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { DataSubject } from '../../../platform/personal-data/personal-data.ts';
import { transition } from '../../../platform/transition/transition.ts';
import { findOwner, provedAddressesOf } from '../../accounts/index.ts';
import { writeArchive } from '../archive/write-archive.ts';
import { exportLifecycle } from '../export.lifecycle.ts';
import { type ExportRow, lockExport } from '../exports.repo.ts';
import type { PrivacySetup } from '../privacy-deps.ts';
import { isRunning } from '../privacy.rules.ts';

const DAY_MS = 24 * 3_600_000;
/** Larger than any realistic export. */
const MOST_BYTES = 20 * 1024 ** 3;

const system = (clock: Clock) => ({ actor: { kind: 'system' }, as: 'system', at: clock.now() }) as const;

/**
 * Creates an export: collects, zips and stores it, and announces it. Does nothing for a finished one. When the last attempt
 * fails, marks the export as failed and rethrows.
 */
export async function makeExport(deps: PrivacySetup, id: string, lastAttempt: boolean): Promise<void> {
  const fileId = uuidv7();
  const row = await start(deps, id, fileId);
  if (!row) return;
  try {
    if (row.fileId) await deps.storage.delete(row.fileId);
    const size = await store(deps, row, { fileId, lastAttempt });
    await finish(deps, id, fileId, size);
  } catch (error) {
    if (lastAttempt) await fail(deps, id);
    throw error;
  }
}

/** The export as it was before this attempt; undefined when there is nothing to do. */
const start = ({ database, clock }: PrivacySetup, id: string, fileId: string): Promise<ExportRow | undefined> =>
  unitOfWork(database, async (tx) => {
    const row = await lockExport(tx, id);
    if (!row || !isRunning(row.status)) return undefined;
    await transition(tx, exportLifecycle, { ...system(clock), row, action: 'start', set: { fileId } });
    return row;
  });

async function store(
  { database, storage, sources, clock }: PrivacySetup,
  row: ExportRow,
  { fileId, lastAttempt }: { fileId: string; lastAttempt: boolean },
) {
  const { db } = database;
  const owner = await findOwner(db, row.userId);
  const { userId, onlySession } = row;
  const subject: DataSubject = { userId, onlySession, addresses: await provedAddressesOf(db, userId) };
  const about = { language: owner?.language ?? 'en', madeAt: clock.now(), lastAttempt };
  const { size } = await storage.put(fileId, await writeArchive({ db, storage, sources }, subject, about), MOST_BYTES);
  return size;
}

async function finish({ database, clock, storage }: PrivacySetup, id: string, fileId: string, size: number) {
  const ready = await unitOfWork(database, async (tx) => {
    const row = await lockExport(tx, id);
    // Deleted or restarted meanwhile: the file is orphaned.
    if (row?.fileId !== fileId) return false;
    const expiresAt = new Date(clock.now().getTime() + EXPORT_DAYS * DAY_MS);
    await transition(tx, exportLifecycle, { ...system(clock), row, action: 'finish', set: { size, expiresAt } });
    return true;
  });
  if (!ready) await storage.delete(fileId);
}

const fail = ({ database, clock }: PrivacySetup, id: string): Promise<void> =>
  unitOfWork(database, async (tx) => {
    const row = await lockExport(tx, id);
    if (row && isRunning(row.status)) await transition(tx, exportLifecycle, { ...system(clock), row, action: 'fail' });
  });
