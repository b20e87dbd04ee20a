import type {
  applicationMachine,
  ApplicationSections,
  ApplicationStatus,
  FileKind,
} from '@travesia/contracts/applications';
import { uuidv7 } from 'uuidv7';
import type { PastEntry } from '../../../platform/audit/audit.repo.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { takeSample } from '../../../platform/demo/sample-document.ts';
import type { ArrivedFile, Files } from '../../../platform/storage/files.ts';
import { dropStoredFiles, keepStoredFile } from '../../../platform/storage/stored-files.repo.ts';
import { type PastLife, rewriteDemoHistory } from '../../../platform/transition/rewrite-demo-history.ts';
import { applicationLifecycle } from '../application.lifecycle.ts';
import { insertDocument, listDocumentsOf } from '../application-files.repo.ts';
import { deleteApplicationsOf, insertApplication } from '../applications.repo.ts';
import { findListing } from '../references.repo.ts';

/** An initial application of the demo. */
export interface DemoApplication {
  id: string;
  applicantId: string;
  status: Exclude<ApplicationStatus, 'draft' | 'withdrawn'>;
  sections: ApplicationSections;
  documents: readonly FileKind[];
  reason: string | null;
  /** The clinic created from it. */
  providerId: string | null;
  createdAt: Date;
  submittedAt: Date;
  /** When an admin began to read it; null until then. */
  takenUpAt: Date | null;
  answeredAt: Date | null;
  adminId: string;
}

/** Stores a fictional page for every document of the demo's applications; must not run inside a transaction. */
export async function takeDemoDocuments(
  files: Pick<Files, 'take'>,
  applications: readonly DemoApplication[],
): Promise<Map<string, ArrivedFile[]>> {
  const taken = new Map<string, ArrivedFile[]>();
  for (const { id, applicantId, documents } of applications) {
    const arrived: ArrivedFile[] = [];
    for (const kind of documents) arrived.push(await takeSample(files, `${kind}.pdf`, applicantId));
    taken.set(id, arrived);
  }
  return taken;
}

/**
 * Restores the demo users' applications and discards visitors' changes and answers. Returns what the audit log says
 * about them.
 */
export async function rewriteDemoApplications(
  tx: Tx,
  people: readonly { id: string }[],
  applications: readonly DemoApplication[],
  documents: ReadonlyMap<string, readonly ArrivedFile[]>,
  now: Date,
): Promise<PastEntry[]> {
  const ids = people.map(({ id }) => id);
  // Sequentially: a transaction has one connection, which runs one query at a time.
  const before: string[] = [];
  for (const id of ids) before.push(...(await listDocumentsOf(tx, id)).map(({ fileId }) => fileId));
  await deleteApplicationsOf(tx, ids);
  await dropStoredFiles(tx, before, now);
  const entries: PastEntry[] = [];
  for (const one of applications) {
    const { documents: kinds, providerId: became, takenUpAt, adminId: _admin, ...application } = one;
    const { createdAt, submittedAt, answeredAt } = application;
    const providerId = became && (await findListing(tx, became)) ? became : null;
    const past = lifeOf(one);
    const [version, updatedAt] = [past.moves.length + 1, answeredAt ?? takenUpAt ?? submittedAt];
    await insertApplication(tx, { ...application, providerId, version, updatedAt });
    entries.push(...(await rewriteDemoHistory(tx, applicationLifecycle, application.id, past, now)));
    for (const [place, file] of (documents.get(application.id) ?? []).entries()) {
      const kind = kinds[place];
      if (!kind) continue;
      await keepStoredFile(tx, file.id);
      await insertDocument(tx, { id: uuidv7(), applicationId: application.id, fileId: file.id, kind, createdAt });
    }
  }
  return entries;
}

const ANSWERS = { approved: 'approve', rejected: 'reject', more_wanted: 'ask_more' } as const;

function lifeOf(application: DemoApplication): PastLife<keyof (typeof applicationMachine)['transitions']> {
  const { id, applicantId, adminId, status, reason, createdAt, submittedAt, takenUpAt, answeredAt } = application;
  const applicant = { actor: { kind: 'person', userId: applicantId }, as: 'provider' } as const;
  const admin = { actor: { kind: 'person', userId: adminId }, as: 'admin' } as const;
  const audit = { action: 'application.begun', subjectId: applicantId, target: { type: 'application', id } } as const;
  const answer = status in ANSWERS ? ANSWERS[status as keyof typeof ANSWERS] : null;
  return {
    begun: { ...applicant, at: createdAt, audit },
    moves: [
      { ...applicant, action: 'submit', at: submittedAt },
      ...(takenUpAt ? [{ ...admin, action: 'take_up' as const, at: takenUpAt }] : []),
      ...(answer && answeredAt
        ? [{ ...admin, action: answer, at: answeredAt, ...(reason === null ? {} : { reason }) }]
        : []),
    ],
  };
}
