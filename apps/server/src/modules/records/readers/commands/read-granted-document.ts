import type { ClinicalDocument } from '@travesia/contracts/records';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { findReadyFile } from '../../arrivals/record-files.repo.ts';
import { readAsDocument } from '../../read-as-document.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { type OpenGrant, readGranted } from '../grant.ts';

/** What a clinical document of a grant says. The read is logged. Throws `records.no_document`. */
export async function readGrantedDocument(
  deps: RecordsDeps,
  open: OpenGrant,
  recordId: string,
  actor: Actor,
): Promise<ClinicalDocument> {
  const at = deps.clock.now();
  const file = await unitOfWork(deps.database, async (tx) => {
    await readGranted(tx, await open(tx, at, actor), recordId, { action: 'records.file_read', actor, at });
    return findReadyFile(tx, recordId, null);
  });
  return readAsDocument(deps, file);
}
