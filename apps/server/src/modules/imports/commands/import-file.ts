import { importMachine } from '@travesia/contracts/imports';
import { uuidv7 } from 'uuidv7';
import { commandLine } from '../../../platform/audit/append-audit.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { begin, transition } from '../../../platform/transition/transition.ts';
import type { OpenedFacilities } from '../facilities/read-facilities.ts';
import { importLifecycle } from '../import.lifecycle.ts';
import type { ImportReport } from '../import-report.ts';
import { nameImportOfPairs } from '../pairs/pairs.repo.ts';
import { toCounts, toFindings, toReading } from '../uploads/imports.presenter.ts';
import { insertImport, replaceFindings } from '../uploads/uploads.repo.ts';
import { importFacilities, type ImportingOptions } from './import-facilities.ts';

type Options = Omit<ImportingOptions, 'finish'> & { size: number };

/** Imports a registry file from the command line; unless it is a dry run, its report is kept like that of an uploaded one. */
export const importFile = (
  database: Database,
  opened: OpenedFacilities,
  { size, ...options }: Options,
): Promise<ImportReport> =>
  importFacilities(database, opened, { ...options, finish: (tx, report) => record(tx, report, { ...options, size }) });

async function record(tx: Tx, report: ImportReport, { fileName, sourceName, licence, size, at }: Options) {
  const id = uuidv7();
  const { mapping, sourceKey, kinds } = report.inspection;
  await insertImport(tx, {
    id,
    state: importMachine.initial,
    fileName,
    size,
    options: {
      preset: mapping.preset?.id ?? null,
      mapping: null,
      country: null,
      source_key: sourceKey,
      source_name: sourceName,
      licence,
      kinds: Object.keys(kinds).length ? kinds : null,
    },
    reading: toReading(report.inspection),
    bytesRead: size,
    demo: false,
    createdAt: at,
  });
  const by = { actor: commandLine, as: 'system', at } as const;
  const row = await begin(tx, importLifecycle, { ...by, id });
  const set = { counts: toCounts(report), runId: report.runId };
  await transition(tx, importLifecycle, {
    ...by,
    row,
    action: 'record',
    facts: { rows: report.inspection.rowCount },
    set,
  });
  await replaceFindings(tx, id, toFindings(id, report));
  await nameImportOfPairs(tx, sourceKey, id);
}
