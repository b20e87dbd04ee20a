import type { FileContent } from '@travesia/contracts/kit';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { findOwnExport } from '../exports.repo.ts';
import type { PrivacySetup } from '../privacy-deps.ts';
import { ownExports, personOf } from '../privacy.policy.ts';
import { isDownloadable } from '../privacy.presenter.ts';

/** Returns the file of one's own export and logs the access. Throws when it does not exist or is not ready. */
export async function downloadExport(
  { database, clock, storage }: PrivacySetup,
  actor: Actor,
  id: string,
): Promise<FileContent> {
  const person = personOf(actor);
  const now = clock.now();
  const row = await findOwnExport(database.db, ownExports(person), id);
  if (!row) throw new ProblemError('privacy.export_not_found');
  const file = isDownloadable(row, now) && row.fileId ? await storage.stat(row.fileId) : null;
  if (!row.fileId || !file) throw new ProblemError('privacy.export_not_ready');
  const target = { type: 'data_export', id };
  await unitOfWork(database, (tx) =>
    appendAudit(tx, { action: 'privacy.export_downloaded', actor, at: now, subjectId: person.userId, target }),
  );
  const name = `travesia-${row.requestedAt.toISOString().slice(0, 10)}.zip`;
  return { file_id: row.fileId, name, media_type: 'application/zip' };
}
