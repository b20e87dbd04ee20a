import type { Database } from '../../../platform/db/database.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { dropStoredFiles } from '../../../platform/storage/stored-files.repo.ts';
import { findDocuments, notOfClinics } from '../application-files.repo.ts';
import { deleteApplication } from '../applications.repo.ts';

/** Deletes an application; the next cleanup deletes its documents, unless they became its clinic's. */
export async function forgetApplication(database: Database, id: string, at: Date): Promise<void> {
  await unitOfWork(database, async (tx) => {
    const documents = await notOfClinics(tx, await findDocuments(tx, id));
    await deleteApplication(tx, id);
    await dropStoredFiles(
      tx,
      documents.map(({ fileId }) => fileId),
      at,
    );
  });
}
