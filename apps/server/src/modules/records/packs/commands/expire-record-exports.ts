import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { dropStoredFiles } from '../../../../platform/storage/stored-files.repo.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { recordExportLifecycle } from '../record-export.lifecycle.ts';
import { deleteOldRecordExports, lockExpiredRecordExports, lockStuckRecordExports } from '../record-exports.repo.ts';

/** Days for which one stays in the list after its file is gone. */
const KEEP_DAYS = 30;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** One that runs longer never finishes: its process died during the last attempt. */
const LONGEST_MS = 4 * HOUR_MS;

/** Erases the keys of zips and PDFs whose day is over, and gives up those that never ended. */
export async function expireRecordExports({ database, clock }: Pick<RecordsDeps, 'database' | 'clock'>): Promise<void> {
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    for (const row of await lockExpiredRecordExports(tx, at)) {
      await transition(tx, recordExportLifecycle, {
        row,
        action: 'expire',
        actor: { kind: 'system' },
        as: 'system',
        at,
        set: { fileId: null },
      });
      if (row.fileId) await dropStoredFiles(tx, [row.fileId], at);
    }
    for (const row of await lockStuckRecordExports(tx, new Date(at.getTime() - LONGEST_MS)))
      await transition(tx, recordExportLifecycle, {
        row,
        action: 'fail',
        actor: { kind: 'system' },
        as: 'system',
        at,
        set: { failure: 'interrupted' },
      });
    await deleteOldRecordExports(tx, new Date(at.getTime() - KEEP_DAYS * DAY_MS));
  });
}
