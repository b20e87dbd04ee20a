import type { Readable } from 'node:stream';
import { writeCsv } from '../../../../platform/exports/write-csv.ts';
import { writeZip, type ZipEntry } from '../../../../platform/exports/write-zip.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { readDocuments } from '../../summary/read-documents.ts';
import { writeSummaryOf } from '../../summary/write-summary.ts';
import { CannotExport } from '../cannot-export.ts';
import type { GatheredRecord, GatheredVault } from '../gather-records.ts';
import { findFileHashes } from './file-hashes.repo.ts';
import { safeName, uniqueNames } from './safe-names.ts';

/** What is compressed already gains nothing from being compressed again. */
const DENSE: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'application/pdf']);

interface Line {
  path: string;
  title: string;
  category: string;
  date: string | null;
  source: string;
  media_type: string;
  size: number;
  sha256: string | null;
}

/**
 * Records as a zip that is written while it is read: a folder for each, with its files as they came, a list of all of them, and the FHIR
 * summary if there is something to sum up.
 */
export async function writeRecordsZip(deps: RecordsDeps, vault: GatheredVault): Promise<Readable> {
  const fileIds = vault.records.flatMap(({ files }) => files.map(({ fileId }) => fileId));
  const hashes = await findFileHashes(deps.database.db, fileIds);
  const summary = await summaryOf(deps, vault);
  const nameFolder = uniqueNames();
  const entries: ZipEntry[] = [];
  const lines: Line[] = [];
  for (const record of vault.records) {
    const folder = nameFolder(folderOf(record));
    const nameFile = uniqueNames();
    for (const file of record.files) {
      const path = `${folder}/${nameFile(safeName(file.name, 'file'))}`;
      lines.push(lineOf(record, file, { path, sha256: hashes.get(file.fileId) ?? null }));
      const compress = !DENSE.has(file.mediaType);
      entries.push({ path, content: () => contentOf(deps, file), size: file.size, compress });
    }
  }
  if (summary) entries.push({ path: 'patient-summary.fhir.json', content: summary });
  entries.push({ path: 'index.csv', content: tableOf(lines) });
  entries.push({ path: 'index.json', content: `${JSON.stringify(lines, null, 2)}\n` });
  return writeZip(entries, vault.at);
}

const folderOf = ({ row, title }: GatheredRecord): string =>
  safeName(row.documentDate ? `${row.documentDate} ${title}` : title, 'record').replace(/\.[A-Za-z0-9]{1,8}$/, '');

const lineOf = (
  { row, title, clinic }: GatheredRecord,
  { mediaType, size }: GatheredRecord['files'][number],
  { path, sha256 }: Pick<Line, 'path' | 'sha256'>,
): Line => ({
  path,
  title,
  category: row.category,
  date: row.documentDate,
  source: clinic ?? (row.providerId ? 'clinic' : 'patient'),
  media_type: mediaType,
  size,
  sha256,
});

const COLUMNS = ['path', 'title', 'category', 'date', 'source', 'media_type', 'size', 'sha256'] as const;

const tableOf = (lines: readonly Line[]): string =>
  writeCsv(
    COLUMNS,
    lines.map((line) => COLUMNS.map((column) => line[column])),
  );

async function summaryOf(deps: RecordsDeps, { scope, records, language, at }: GatheredVault): Promise<string | null> {
  const chosen = new Set(records.map(({ row }) => row.id));
  const { read } = await readDocuments(deps, scope);
  const sources = read.filter(({ source }) => chosen.has(source.record_id));
  return (await writeSummaryOf(deps, scope, sources, { language, at }))?.json ?? null;
}

/** A file, opened when its turn comes. */
async function* contentOf({ files }: RecordsDeps, { fileId, id }: { fileId: string; id: string }) {
  const stored = await files.get(fileId);
  if (!stored) throw new CannotExport('file_unreadable', `the file ${id} was gone while a zip was made`);
  yield* stored.content;
}
