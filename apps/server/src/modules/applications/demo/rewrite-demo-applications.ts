import type { ApplicationSections, ApplicationStatus, FileKind } from '@travesia/contracts/applications';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../../platform/db/database.ts';
import { takeSample } from '../../../platform/demo/sample-document.ts';
import type { ArrivedFile, Files } from '../../../platform/storage/files.ts';
import { dropStoredFiles, keepStoredFile } from '../../../platform/storage/stored-files.repo.ts';
import { insertDocument, listDocumentsOf } from '../application-files.repo.ts';
import { deleteApplicationsOf, insertApplication } from '../applications.repo.ts';
import { findListing } from '../references.repo.ts';

/** An initial application of the demo. */
export interface DemoApplication {
  id: string;
  applicantId: string;
  status: Exclude<ApplicationStatus, 'draft' | 'withdrawn'>;
  sections: ApplicationSections;
  documents: readonly FileKind[];
  reason: string | null;
  /** The clinic created from it. */
  providerId: string | null;
  createdAt: Date;
  submittedAt: Date;
  answeredAt: Date | null;
}

/** Stores a fictional page for every document of the demo's applications; must not run inside a transaction. */
export async function takeDemoDocuments(
  files: Pick<Files, 'take'>,
  applications: readonly DemoApplication[],
): Promise<Map<string, ArrivedFile[]>> {
  const taken = new Map<string, ArrivedFile[]>();
  for (const { id, applicantId, documents } of applications) {
    const arrived: ArrivedFile[] = [];
    for (const kind of documents) arrived.push(await takeSample(files, `${kind}.pdf`, applicantId));
    taken.set(id, arrived);
  }
  return taken;
}

/** Restores the demo users' applications and discards visitors' changes and answers. */
export async function rewriteDemoApplications(
  tx: Tx,
  people: readonly { id: string }[],
  applications: readonly DemoApplication[],
  documents: ReadonlyMap<string, readonly ArrivedFile[]>,
  now: Date,
): Promise<void> {
  const ids = people.map(({ id }) => id);
  // Sequentially: a transaction has one connection, which runs one query at a time.
  const before: string[] = [];
  for (const id of ids) before.push(...(await listDocumentsOf(tx, id)).map(({ fileId }) => fileId));
  await deleteApplicationsOf(tx, ids);
  await dropStoredFiles(tx, before, now);
  for (const { documents: kinds, providerId: became, ...application } of applications) {
    const { createdAt, submittedAt, answeredAt } = application;
    const providerId = became && (await findListing(tx, became)) ? became : null;
    await insertApplication(tx, { ...application, providerId, updatedAt: answeredAt ?? submittedAt });
    for (const [place, file] of (documents.get(application.id) ?? []).entries()) {
      const kind = kinds[place];
      if (!kind) continue;
      await keepStoredFile(tx, file.id);
      await insertDocument(tx, { id: uuidv7(), applicationId: application.id, fileId: file.id, kind, createdAt });
    }
  }
}
