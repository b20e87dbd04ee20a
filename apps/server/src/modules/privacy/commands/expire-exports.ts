import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { transition } from '../../../platform/transition/transition.ts';
import { exportLifecycle } from '../export.lifecycle.ts';
import { deleteOldExports, lockExpired } from '../exports.repo.ts';
import type { PrivacySetup } from '../privacy-deps.ts';

/** Days an export stays in the list. */
const KEEP_DAYS = 90;
const DAY_MS = 24 * 3_600_000;

/**
 * Deletes the files of exports after a week. Files are deleted before the record is updated, so a leftover file is found on the
 * next run.
 */
export async function expireExports({ database, clock, storage }: PrivacySetup): Promise<void> {
  const now = clock.now();
  const over = await unitOfWork(database, (tx) => lockExpired(tx, now));
  for (const { fileId } of over) if (fileId) await storage.delete(fileId);
  await unitOfWork(database, async (tx) => {
    const files = new Set(over.map(({ id }) => id));
    for (const row of await lockExpired(tx, now))
      if (files.has(row.id))
        await transition(tx, exportLifecycle, {
          row,
          action: 'expire',
          actor: { kind: 'system' },
          as: 'system',
          at: now,
          set: { fileId: null },
        });
    await deleteOldExports(tx, new Date(now.getTime() - KEEP_DAYS * DAY_MS));
  });
}
