import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { deleteOldChanges } from '../reverting/revert.repo.ts';
import type { ImportsDeps } from '../uploads/imports-deps.ts';

/** Forgets what imports replaced once they can no longer be reverted. */
export const forgetOldChanges = ({ database, clock }: Pick<ImportsDeps, 'database' | 'clock'>): Promise<void> =>
  unitOfWork(database, (tx) => deleteOldChanges(tx, clock.now()));
