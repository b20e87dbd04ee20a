import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { dropStoredFiles } from '../../../platform/storage/stored-files.repo.ts';
import { transition } from '../../../platform/transition/transition.ts';
import { listReadyFiles } from '../arrivals/record-files.repo.ts';
import { lockVault } from '../arrivals/vault-space.ts';
import { lockEmptyLinks } from '../links/links.repo.ts';
import { recordLinkLifecycle } from '../links/record-link.lifecycle.ts';
import type { RecordsDeps } from '../records-deps.ts';
import { ownRecords } from '../records.policy.ts';
import { deleteRecord, lockRecord } from '../records.repo.ts';
import { recordShareLifecycle } from '../shares/record-share.lifecycle.ts';
import { lockActiveSharesOf } from '../shares/shares.repo.ts';
import { recordsTold } from '../told.ts';

/** Erases a record with the keys of its files, and ends its shares and links that led to nothing else. Throws `records.not_found`. */
export async function eraseRecord({ database, clock }: RecordsDeps, id: string, actor: Actor): Promise<void> {
  const scope = ownRecords(actor);
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    await lockVault(tx, scope.patientId);
    const row = await lockRecord(tx, scope, id);
    if (!row) throw new ProblemError('records.not_found');
    for (const share of await lockActiveSharesOf(tx, id))
      await transition(tx, recordShareLifecycle, { row: share, action: 'revoke', actor, as: 'patient', at });
    const files = (await listReadyFiles(tx, [id])).map(({ fileId }) => fileId);
    await deleteRecord(tx, id);
    for (const link of await lockEmptyLinks(tx, scope))
      await transition(tx, recordLinkLifecycle, { row: link, action: 'revoke', actor, as: 'patient', at });
    await dropStoredFiles(tx, files, at);
    await appendAudit(tx, {
      action: 'records.erased',
      actor,
      at,
      target: { type: 'medical_record', id },
      subjectId: scope.patientId,
      facts: { category: row.category, files: files.length },
    });
    recordsTold(scope.patientId, id)();
  });
}
