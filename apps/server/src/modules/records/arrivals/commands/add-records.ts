import type { RecordArrivals } from '@travesia/contracts/records';
import { uuidv7 } from 'uuidv7';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { storedInstead } from '../../../../platform/demo/sample-document.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import type { ArrivedFile } from '../../../../platform/storage/files.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { ownRecords } from '../../records.policy.ts';
import { takeArrival } from '../take-arrival.ts';
import { lockVault, requireSpace } from '../vault-space.ts';

/** Takes the files of a form into quarantine. Throws `records.vault_full`, `records.arrivals_waiting` and `upload.missing`. */
export async function addRecords(
  deps: RecordsDeps,
  { actor, files: sent = [] }: Pick<RequestContext, 'actor' | 'files'>,
): Promise<RecordArrivals> {
  const scope = ownRecords(actor);
  if (sent.length === 0) throw new ProblemError('upload.missing');
  const kept: ArrivedFile[] = [];
  for (const file of sent) kept.push(await storedInstead(deps.files, file, scope.person));
  return unitOfWork(deps.database, async (tx) => {
    await lockVault(tx, scope.patientId);
    await requireSpace(tx, scope, { count: kept.length, bytes: kept.reduce((sum, { size }) => sum + size, 0) });
    const data = [];
    for (const { id, name, size } of kept)
      data.push(await takeArrival(tx, deps, scope, { id: uuidv7(), name, size, parts: [id] }));
    return { data };
  });
}
