import type { Tx } from '../../../platform/db/database.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { transition } from '../../../platform/transition/transition.ts';
import { dropStoredFiles } from '../../../platform/storage/stored-files.repo.ts';
import { ImportSourceError } from '../import-source-error.ts';
import type { ImportReport } from '../import-report.ts';
import { toCounts, toFindings } from '../uploads/imports.presenter.ts';
import type { ImportsDeps } from '../uploads/imports-deps.ts';
import { openStored } from '../uploads/stored-source.ts';
import { findRunning, type ImportRow, replaceFindings, writeProgress } from '../uploads/uploads.repo.ts';
import { recordPairs } from '../pairs/pairs.repo.ts';
import type { Clock } from '../../../platform/clock.ts';
import { importLifecycle } from '../import.lifecycle.ts';
import { importFacilities } from './import-facilities.ts';

type Run = 'check' | 'commit';
type RunDeps = Pick<ImportsDeps, 'database' | 'clock' | 'files'>;

/**
 * Performs a dry run or import; does nothing if already done. Listings, report and completion are written in one transaction.
 * Rethrows failures, unless a retry would fail too: then the failure is recorded.
 */
export async function runImport(deps: RunDeps, run: Run, id: string, lastAttempt: boolean): Promise<void> {
  const row = await findRunning(deps.database.db, id);
  if (row?.state !== (run === 'check' ? 'checking' : 'committing')) return;
  try {
    await readAndWrite(deps, run, row);
  } catch (error) {
    const isFinal = error instanceof ImportSourceError || error instanceof ProblemError;
    if (isFinal || lastAttempt) await noteBroken(deps, run, row, isFinal ? error.message : 'unexpected');
    if (!isFinal) throw error;
  }
}

async function readAndWrite(deps: RunDeps, run: Run, row: ImportRow): Promise<void> {
  const { database, clock } = deps;
  const opened = await openStored(deps, row);
  const end = async (tx: Tx, report: ImportReport) => {
    const isDone = run === 'commit';
    const action = isDone ? 'end_commit' : 'end_check';
    await transition(tx, importLifecycle, {
      ...system(clock),
      id: row.id,
      action,
      set: { counts: toCounts(report), runId: report.runId },
    });
    await replaceFindings(tx, row.id, toFindings(row.id, report));
    await recordPairs(tx, report.pairs, { importId: row.id, demo: row.demo });
    if (isDone && row.fileId) await dropStoredFiles(tx, [row.fileId], clock.now());
  };
  const report = await importFacilities(database, opened, {
    fileName: row.fileName,
    sourceName: row.options.source_name ?? opened.inspection.sourceKey,
    licence: row.options.licence,
    // A registry has clinics in several time zones: use the UTC date.
    today: clock.today(),
    at: clock.now(),
    dryRun: run === 'check',
    importId: row.id,
    finish: end,
    // The embedded engine has one connection, and the import holds it.
    ...(database.engine === 'postgres'
      ? { onProgress: (bytes: number) => void writeProgress(database.db, row.id, bytes).catch(() => {}) }
      : {}),
  });
  if (run === 'check') await unitOfWork(database, (tx) => end(tx, report));
}

async function noteBroken({ database, clock }: RunDeps, run: Run, { id }: ImportRow, failure: string): Promise<void> {
  const action = run === 'check' ? 'break_check' : 'break_commit';
  await unitOfWork(database, (tx) =>
    transition(tx, importLifecycle, { ...system(clock), id, action, set: { failure } }),
  );
}

const system = (clock: Clock) => ({ actor: { kind: 'system' }, as: 'system', at: clock.now() }) as const;
