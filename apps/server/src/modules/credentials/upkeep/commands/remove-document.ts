import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../../../platform/module-deps.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { deleteDocument } from '../documents.repo.ts';
import { isRemovable } from '../upkeep.presenter.ts';
import { listDocuments, upkeepOf } from '../upkeep.repo.ts';

/** Removes a document that nobody has checked. Throws `credentials.document_not_found`. */
export async function removeDocument(
  { database, clock }: Pick<ModuleDeps, 'database' | 'clock'>,
  id: string,
  actor: Actor,
): Promise<void> {
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const scope = await upkeepOf(tx, actor);
    const [document] = await listDocuments(tx, scope, { id });
    if (!document || !isRemovable(scope, document)) throw new ProblemError('credentials.document_not_found');
    await deleteDocument(tx, document, at);
    const { credentialId, providerId, kind } = document;
    await appendAudit(tx, {
      action: 'credential.document_removed',
      actor,
      at,
      contextProviderId: providerId,
      target: credentialId ? { type: 'credential', id: credentialId } : { type: 'provider', id: providerId },
      facts: { kind },
    });
  });
}
