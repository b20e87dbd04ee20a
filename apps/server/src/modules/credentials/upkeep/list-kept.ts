import type { CredentialKeeper, KeptCredential, KeptCredentials } from '@travesia/contracts/credentials';
import type { FileContent } from '@travesia/contracts/kit';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../../platform/module-deps.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { UpkeepScope } from './upkeep.policy.ts';
import { presentDocument, presentKept } from './upkeep.presenter.ts';
import { findClinicInCare, type KeptRow, listDocuments, listKeepers, listKept, upkeepOf } from './upkeep.repo.ts';

/** Credentials of one clinic or all clinics in the caller's care. Throws `providers.not_found`. */
export async function listKeptQuery(
  { database: { db }, clock }: Pick<ModuleDeps, 'database' | 'clock'>,
  providerId: string | undefined,
  actor: Actor,
): Promise<KeptCredentials> {
  const scope = await upkeepOf(db, actor);
  // All clinics of the platform are no one's list.
  const isKnown = providerId
    ? (await findClinicInCare(db, scope, providerId)) !== undefined
    : scope.side !== 'platform';
  if (!isKnown) throw new ProblemError('providers.not_found');
  const [rows, documents] = await Promise.all([
    listKept(db, scope, { providerId }),
    listDocuments(db, scope, { providerId }),
  ]);
  return {
    data: rows.map((row) => presentKept(row, documents, { scope, clock })),
    unfiled: documents
      .filter(({ credentialId }) => credentialId === null)
      .map((document) => presentDocument(document, scope)),
    actions: scope.actions.includes('upload') ? ['export'] : [],
  };
}

/** A credential in scope. Throws `providers.credential_not_found`. */
export async function keptRow(db: Db | Tx, scope: UpkeepScope, id: string): Promise<KeptRow> {
  const [row] = await listKept(db, scope, { id });
  if (!row) throw new ProblemError('providers.credential_not_found');
  return row;
}

/** A credential in scope, as the API returns it. Throws `providers.credential_not_found`. */
export async function showKept(db: Db | Tx, clock: Clock, scope: UpkeepScope, id: string): Promise<KeptCredential> {
  const row = await keptRow(db, scope, id);
  return presentKept(row, await listDocuments(db, scope, { credentialId: id }), { scope, clock });
}

/** Who may be responsible for a credential. Throws `providers.credential_not_found`. */
export async function listKeepersQuery(
  { database: { db } }: Pick<ModuleDeps, 'database'>,
  id: string,
  actor: Actor,
): Promise<{ data: CredentialKeeper[] }> {
  const scope = await upkeepOf(db, actor);
  const { providerId } = await keptRow(db, scope, id);
  return { data: await listKeepers(db, scope, providerId) };
}

/** The stored file of a document in scope. Throws `credentials.document_not_found`. */
export async function readDocumentQuery(
  { database: { db } }: Pick<ModuleDeps, 'database'>,
  id: string,
  actor: Actor,
): Promise<FileContent> {
  const [document] = await listDocuments(db, await upkeepOf(db, actor), { id });
  if (!document) throw new ProblemError('credentials.document_not_found');
  const { fileId, name, mediaType } = document;
  return { file_id: fileId, name, media_type: mediaType ?? 'application/octet-stream' };
}
