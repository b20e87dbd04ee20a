import type { Database } from '../../../platform/db/database.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { dropStoredFiles } from '../../../platform/storage/stored-files.repo.ts';
import { findPapers } from '../application-files.repo.ts';
import { deleteApplication } from '../applications.repo.ts';

/** Deletes an application and leaves its papers to the next sweep. */
export async function forgetApplication(database: Database, id: string, at: Date): Promise<void> {
  await unitOfWork(database, async (tx) => {
    const papers = await findPapers(tx, id);
    await deleteApplication(tx, id);
    await dropStoredFiles(
      tx,
      papers.map(({ fileId }) => fileId),
      at,
    );
  });
}
