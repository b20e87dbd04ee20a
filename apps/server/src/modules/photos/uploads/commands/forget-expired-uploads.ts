import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { PhotosDeps } from '../../photos-deps.ts';
import { deleteExpiredUploads } from '../uploads.repo.ts';

/** Deletes uploads that were not used within a day. */
export const forgetExpiredUploads = ({ database, clock }: Pick<PhotosDeps, 'database' | 'clock'>): Promise<void> =>
  unitOfWork(database, (tx) => deleteExpiredUploads(tx, clock.now()));
