import type { FileKind } from '@travesia/contracts/applications';
import type { Tx } from '../../../platform/db/database.ts';
import { insertDocuments } from '../../credentials/index.ts';
import { listCredentialsOf } from '../../providers/index.ts';
import { findDocuments } from '../application-files.repo.ts';
import type { ApplicationRow } from '../applications.repo.ts';

/** Kind of credential that a document of an application proves; an identity document proves none. */
const PROVES: Readonly<Record<FileKind, string | null>> = {
  licence: 'facility_licence',
  accreditation: 'accreditation',
  insurance: 'insurance',
  identity: null,
};

/**
 * Puts an application's documents into the record of its new clinic. A document is filed under the credential it
 * proves if there is only one of that kind; an admin files the others.
 */
export async function carryDocuments(tx: Tx, { id, applicantId }: ApplicationRow, providerId: string): Promise<void> {
  const credentials = await listCredentialsOf(tx, providerId);
  const documents = await findDocuments(tx, id);
  await insertDocuments(
    tx,
    documents.map(({ fileId, kind, createdAt }) => {
      const [only, other] = credentials.filter((credential) => credential.kind === PROVES[kind]);
      const credentialId = only && !other ? only.id : null;
      return { providerId, credentialId, fileId, kind, side: 'clinic', uploadedBy: applicantId, createdAt };
    }),
  );
}
