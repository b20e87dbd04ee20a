import type { HealthSummary } from '@travesia/contracts/records';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { ownRecords } from '../../records.policy.ts';
import { mergeStatements } from '../merge-statements.ts';
import { readDocuments } from '../read-documents.ts';

/** What the user's clinical documents say together. The read is logged before anything is returned. */
export async function showSummary(deps: RecordsDeps, actor: Actor): Promise<HealthSummary> {
  const scope = ownRecords(actor);
  const { read, unreadable } = await readDocuments(deps, scope);
  await unitOfWork(deps.database, (tx) =>
    appendAudit(tx, {
      action: 'records.summary_read',
      actor,
      at: deps.clock.now(),
      subjectId: scope.patientId,
      facts: { documents: read.length },
    }),
  );
  return {
    kinds: mergeStatements(read.map(({ source, reading }) => ({ source, document: reading.document }))),
    sources: read.map(({ source }) => source),
    unreadable,
  };
}
