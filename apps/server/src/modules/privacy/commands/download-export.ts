import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { findOwnExport } from '../exports.repo.ts';
import type { PrivacySetup } from '../privacy-deps.ts';
import { ownExports, personOf } from '../privacy.policy.ts';
import { isDownloadable } from '../privacy.presenter.ts';

/** Hands out the file of one's own export, and writes that into the log. Throws that there is none, or that it is not ready. */
export async function downloadExport(
  { database, clock, storage }: PrivacySetup,
  actor: Actor,
  id: string,
): Promise<FileAnswer> {
  const person = personOf(actor);
  const now = clock.now();
  const row = await findOwnExport(database.db, ownExports(person), id);
  if (!row) throw new ProblemError('privacy.export_not_found');
  const file = isDownloadable(row, now) && row.fileId ? await storage.get(row.fileId) : null;
  if (!file) throw new ProblemError('privacy.export_not_ready');
  try {
    const target = { type: 'data_export', id };
    await unitOfWork(database, (tx) =>
      appendAudit(tx, { action: 'privacy.export_downloaded', actor, at: now, subjectId: person.userId, target }),
    );
  } catch (error) {
    file.content.destroy();
    throw error;
  }
  return { name: `travesia-${row.requestedAt.toISOString().slice(0, 10)}.zip`, ...file };
}
