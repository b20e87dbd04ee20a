import type { Readable } from 'node:stream';
import { RECORD_EXPORT_HOURS, type RecordExportFailure } from '@travesia/contracts/records';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { keepStoredFile } from '../../../../platform/storage/stored-files.repo.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { CannotExport, failureOf, isLasting } from '../cannot-export.ts';
import { gatherRecords } from '../gather-records.ts';
import { isMaking } from '../packs.presenter.ts';
import { writePack } from '../pdf/write-pack.ts';
import { recordExportLifecycle } from '../record-export.lifecycle.ts';
import { lockRecordExport, type RecordExportRow } from '../record-exports.repo.ts';
import { writeRecordsZip } from '../zip/write-records-zip.ts';

/** More than a full vault. */
const MOST_BYTES = 24 * 1024 ** 3;
const HOUR_MS = 3_600_000;

/**
 * Makes a zip or PDF, unless it is made already or was deleted. When the last attempt fails, or another would fail in the same way, it is
 * marked as failed with the reason; the error is thrown in any case.
 */
export async function makeRecordExport(deps: RecordsDeps, id: string, lastAttempt: boolean): Promise<void> {
  const row = await start(deps, id);
  if (!row) return;
  try {
    const { content, pages } = await write(deps, row);
    const file = await deps.files.take(content, {
      name: row.kind,
      mediaType: row.kind === 'zip' ? 'application/zip' : 'application/pdf',
      maxBytes: MOST_BYTES,
      uploadedBy: row.patientId,
    });
    if (!(await finish(deps, id, file, pages))) await deps.files.forget(file.id);
  } catch (error) {
    const failure = failureOf(error);
    if (lastAttempt || isLasting(failure)) await fail(deps, id, failure);
    throw error;
  }
}

const bySystem = ({ clock }: RecordsDeps) => ({ actor: { kind: 'system' }, as: 'system', at: clock.now() }) as const;

const start = (deps: RecordsDeps, id: string): Promise<RecordExportRow | null> =>
  unitOfWork(deps.database, async (tx) => {
    const row = await lockRecordExport(tx, id);
    if (!row || !isMaking(row)) return null;
    return transition(tx, recordExportLifecycle, { ...bySystem(deps), row, action: 'start' });
  });

async function write(deps: RecordsDeps, row: RecordExportRow): Promise<{ content: Readable; pages: number | null }> {
  const vault = await gatherRecords(deps, row);
  if (vault.records.length === 0)
    throw new CannotExport('nothing_left', 'the records were erased before a file was made');
  return row.kind === 'zip'
    ? { content: await writeRecordsZip(deps, vault), pages: null }
    : writePack(deps, vault, row.purposeSealed === null ? null : deps.seal.open(row.purposeSealed, row.id));
}

/** Whether it was still wanted. */
const finish = (
  deps: RecordsDeps,
  id: string,
  file: { id: string; size: number },
  pages: number | null,
): Promise<boolean> =>
  unitOfWork(deps.database, async (tx) => {
    const row = await lockRecordExport(tx, id);
    if (!row || !isMaking(row)) return false;
    const expiresAt = new Date(deps.clock.now().getTime() + RECORD_EXPORT_HOURS * HOUR_MS);
    await keepStoredFile(tx, file.id);
    await transition(tx, recordExportLifecycle, {
      ...bySystem(deps),
      row,
      action: 'finish',
      set: { fileId: file.id, size: file.size, pages, expiresAt },
    });
    return true;
  });

const fail = (deps: RecordsDeps, id: string, failure: RecordExportFailure): Promise<void> =>
  unitOfWork(deps.database, async (tx) => {
    const row = await lockRecordExport(tx, id);
    if (row && isMaking(row))
      await transition(tx, recordExportLifecycle, { ...bySystem(deps), row, action: 'fail', set: { failure } });
  });
