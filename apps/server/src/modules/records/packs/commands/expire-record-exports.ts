import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { dropStoredFiles } from '../../../../platform/storage/stored-files.repo.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { recordExportLifecycle } from '../record-export.lifecycle.ts';
import { deleteOldRecordExports, lockExpiredRecordExports } from '../record-exports.repo.ts';

/** Days for which one stays in the list after its file is gone. */
const KEEP_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/** Erases the keys of zips and PDFs whose day is over. */
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
    await deleteOldRecordExports(tx, new Date(at.getTime() - KEEP_DAYS * DAY_MS));
  });
}
