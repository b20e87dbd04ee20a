import type { FileContent, Locale } from '@travesia/contracts/kit';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { credentialStatus } from '../../../providers/index.ts';
import { writePack } from '../evidence/write-pack.ts';
import type { UpkeepDeps } from '../upkeep-deps.ts';
import { refuseUnless } from '../upkeep.policy.ts';
import { findClinicInCare, listChecks, listDocuments, listKept, upkeepOf } from '../upkeep.repo.ts';

/** Larger than any realistic pack. */
const MOST_BYTES = 4 * 1024 ** 3;

/** Makes the evidence pack of a clinic, as a file that is deleted after a day. Throws `providers.not_found`. */
export async function exportEvidence(
  { database, clock, files }: UpkeepDeps,
  providerId: string,
  language: Locale,
  actor: Actor,
): Promise<FileContent> {
  const { db } = database;
  const at = clock.now();
  const scope = await upkeepOf(db, actor);
  refuseUnless(scope, 'upload');
  const clinic = await findClinicInCare(db, scope, providerId);
  if (!clinic) throw new ProblemError('providers.not_found');
  const [rows, documents, checks] = await Promise.all([
    listKept(db, scope, { providerId }),
    listDocuments(db, scope, { providerId }),
    listChecks(db, scope, providerId),
  ]);
  const today = clock.today(clinic.timeZone);
  const proven = rows.map((row) => ({
    row: { ...row, status: credentialStatus(row.status, row.expiresOn, today) },
    documents: documents.filter(({ credentialId }) => credentialId === row.id),
    checks: checks.filter(({ credentialId }) => credentialId === row.id),
  }));
  const pack = { clinic: clinic.name, language, madeAt: at, proven };
  const mediaType = 'application/zip';
  const name = `${clinic.slug}-${at.toISOString().slice(0, 10)}.zip`;
  const about = { name, mediaType, maxBytes: MOST_BYTES, uploadedBy: scope.person.userId };
  const file = await files.take(writePack(files, pack), about);
  const facts = { credentials: proven.length, documents: proven.flatMap((one) => one.documents).length };
  const target = { type: 'provider', id: providerId };
  await unitOfWork(database, (tx) =>
    appendAudit(tx, {
      action: 'credential.evidence_exported',
      actor,
      at,
      contextProviderId: providerId,
      target,
      facts,
    }),
  );
  return { file_id: file.id, name, media_type: mediaType };
}
