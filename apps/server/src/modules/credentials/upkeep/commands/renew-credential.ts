import {
  type CredentialRenewal,
  type KeptCredential,
  MOST_CREDENTIAL_DOCUMENTS,
} from '@travesia/contracts/credentials';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { storedInstead } from '../../../../platform/demo/sample-document.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { keepStoredFile } from '../../../../platform/storage/stored-files.repo.ts';
import { insertDocuments } from '../documents.repo.ts';
import { keptRow, showKept } from '../list-kept.ts';
import type { UpkeepDeps } from '../upkeep-deps.ts';
import { refuseUnless } from '../upkeep.policy.ts';
import { listDocuments, upkeepOf } from '../upkeep.repo.ts';

/**
 * Adds a document to a credential, to be checked by an admin. Throws `credentials.already_expired` and
 * `credentials.too_many_documents`.
 */
export async function renewCredential(
  { database, clock, files }: UpkeepDeps,
  { actor, files: arrived = [] }: RequestContext,
  id: string,
  { expires_on: expiresOn, number }: CredentialRenewal,
): Promise<KeptCredential> {
  const [sent] = arrived;
  if (!sent || actor.kind !== 'person') throw new ProblemError('upload.missing');
  const file = await storedInstead(files, sent, actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    const scope = await upkeepOf(tx, actor);
    refuseUnless(scope, 'upload');
    const row = await keptRow(tx, scope, id);
    if (expiresOn && expiresOn < clock.today(row.timeZone)) throw new ProblemError('credentials.already_expired');
    const held = await listDocuments(tx, scope, { credentialId: id });
    if (held.length >= MOST_CREDENTIAL_DOCUMENTS) throw new ProblemError('credentials.too_many_documents');
    await keepStoredFile(tx, file.id);
    await insertDocuments(tx, [
      {
        providerId: row.providerId,
        credentialId: id,
        fileId: file.id,
        kind: 'credential',
        number: number || null,
        expiresOn: expiresOn || null,
        side: scope.side,
        uploadedBy: actor.userId,
        createdAt: at,
      },
    ]);
    await appendAudit(tx, {
      action: 'credential.document_added',
      actor,
      at,
      contextProviderId: row.providerId,
      target: { type: 'credential', id },
      facts: { kind: row.kind, ...(expiresOn ? { expires_on: expiresOn } : {}) },
    });
    return showKept(tx, clock, scope, id);
  });
}
