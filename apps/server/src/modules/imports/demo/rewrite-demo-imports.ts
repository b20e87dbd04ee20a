import { Readable } from 'node:stream';
import type { importMachine, ImportOptions } from '@travesia/contracts/imports';
import type { PastEntry } from '../../../platform/audit/audit.repo.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { ArrivedFile, Files } from '../../../platform/storage/files.ts';
import { type PastLife, rewriteDemoHistory } from '../../../platform/transition/rewrite-demo-history.ts';
import { importFacilities } from '../commands/import-facilities.ts';
import { importLifecycle } from '../import.lifecycle.ts';
import type { ImportReport } from '../import-report.ts';
import { deleteDemoPairs, recordPairs } from '../pairs/pairs.repo.ts';
import { toCounts, toFindings, toReading } from '../uploads/imports.presenter.ts';
import { openStored } from '../uploads/stored-source.ts';
import { deleteDemoImports, insertImport, replaceFindings } from '../uploads/uploads.repo.ts';

/** A register that an admin of the demo uploaded and had checked; its findings wait for a decision. */
export interface DemoImport {
  id: string;
  adminId: string;
  fileName: string;
  content: string;
  options: ImportOptions;
  minutesAgo: number;
}

/** A register with the result of its dry run. */
type CheckedImport = DemoImport & { file: ArrivedFile; report: ImportReport };

/** Stores the register and runs it dry, like the job would; must not run inside a transaction. */
export async function checkDemoImport(
  database: Database,
  files: Pick<Files, 'take' | 'get'>,
  made: DemoImport,
  today: Date,
): Promise<CheckedImport> {
  const content = Buffer.from(made.content);
  const sent = { name: made.fileName, mediaType: 'text/csv', maxBytes: content.length, uploadedBy: made.adminId };
  const file = await files.take(Readable.from([content]), sent);
  const stored = { fileId: file.id, fileName: made.fileName, size: file.size, options: made.options, demo: true };
  const opened = await openStored({ files, database }, stored);
  const report = await importFacilities(database, opened, {
    fileName: made.fileName,
    sourceName: made.options.source_name ?? opened.inspection.sourceKey,
    licence: made.options.licence,
    today: today.toISOString().slice(0, 10),
    at: today,
    dryRun: true,
  });
  return { ...made, file, report };
}

/** Rewrites the uploads of the demo and discards those of visitors. Returns what the audit log says about them. */
export async function rewriteDemoImports(
  tx: Tx,
  { id, adminId, fileName, options, minutesAgo, file, report }: CheckedImport,
  today: Date,
): Promise<PastEntry[]> {
  const at = (minutes: number) => new Date(today.getTime() - minutes * 60_000);
  const admin = { actor: { kind: 'person', userId: adminId }, as: 'admin' } as const;
  const past: PastLife<keyof (typeof importMachine)['transitions']> = {
    begun: {
      ...admin,
      at: at(minutesAgo),
      facts: { bytes: file.size },
      audit: { action: 'imports.uploaded', target: { type: 'import', id } },
    },
    moves: [
      { ...admin, action: 'describe', at: at(minutesAgo - 1) },
      { ...admin, action: 'check', at: at(minutesAgo - 2), facts: { rows: report.inspection.rowCount } },
      { actor: { kind: 'system' }, as: 'system', action: 'end_check', at: at(minutesAgo - 2.1) },
    ],
  };
  await deleteDemoPairs(tx);
  await deleteDemoImports(tx);
  await insertImport(tx, {
    id,
    state: 'checked',
    fileId: file.id,
    fileName,
    size: file.size,
    options,
    reading: toReading(report.inspection),
    bytesRead: file.size,
    counts: toCounts(report),
    startedBy: adminId,
    demo: true,
    version: past.moves.length + 1,
    createdAt: past.begun.at,
  });
  await replaceFindings(tx, id, toFindings(id, report));
  await recordPairs(tx, report.pairs, { importId: id, demo: true });
  return rewriteDemoHistory(tx, importLifecycle, id, past, today);
}
