import type { MedicalRecordDetail, RecordChange } from '@travesia/contracts/records';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { readOwnRecord } from '../queries/get-record.ts';
import type { RecordsDeps } from '../records-deps.ts';
import { ownRecords } from '../records.policy.ts';
import { lockRecord, writeRecord } from '../records.repo.ts';
import { recordsTold } from '../told.ts';

/** Changes what its owner says of a record. Throws `records.not_found` and `request.stale_version` with the record as it is. */
export function changeRecord(
  deps: RecordsDeps,
  id: string,
  { version, title, category, document_date: documentDate, note }: RecordChange,
  actor: Actor,
): Promise<MedicalRecordDetail> {
  const scope = ownRecords(actor);
  const { seal } = deps;
  return unitOfWork(deps.database, async (tx) => {
    const row = await lockRecord(tx, scope, id);
    if (!row) throw new ProblemError('records.not_found');
    if (row.version !== version)
      throw new ProblemError('request.stale_version', { present: await readOwnRecord(tx, deps, scope, id) });
    await writeRecord(tx, id, {
      ...(title === undefined ? {} : { titleSealed: seal.seal(title, id) }),
      ...(category === undefined ? {} : { category }),
      ...(documentDate === undefined ? {} : { documentDate }),
      ...(note === undefined ? {} : { noteSealed: note ? seal.seal(note, id) : null }),
    });
    await appendAudit(tx, {
      action: 'records.changed',
      actor,
      at: deps.clock.now(),
      target: { type: 'medical_record', id },
      subjectId: scope.patientId,
    });
    recordsTold(scope.patientId, id)();
    return readOwnRecord(tx, deps, scope, id);
  });
}
