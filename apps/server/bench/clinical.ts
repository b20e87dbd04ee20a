import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ClinicalDocument } from '@travesia/contracts/records';
import { type ClinicalReading, readBytes } from '../src/modules/records/clinical/read-bytes.ts';
import { makeSummary } from '../src/modules/records/clinical/write/make-summary.ts';
import type { SummarySource } from '../src/modules/records/clinical/write/summary-facts.ts';
import { faultsOfSummary } from '../src/modules/records/clinical/write/summary-rules.ts';
import { faultsOf } from '../src/platform/fhir/faults.ts';

// Reads every clinical document of a folder, writes a summary of each and one of all, and says what was refused,
// dropped, lost or not by the standard:   node apps/server/bench/clinical.ts <folder>

const filesIn = (path: string): string[] =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => filesIn(join(path, name))) : [path];

const idOf = (number: number) => `019aa000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const totals = { read: 0, refused: 0, entries: 0, dropped: 0, problems: 0, faults: 0, lostSections: 0, losses: 0 };

function check(name: string, sources: SummarySource[], documents: ClinicalDocument[]): void {
  const { json, losses } = makeSummary({
    id: idOf(999_999),
    at: '2026-11-29T10:00:00Z',
    language: 'en',
    patient: { id: idOf(999_998), name: 'Ana Díaz', sex: 'female', birthDate: '1980-03' },
    sources,
    own: [],
  });
  const summary = JSON.parse(json) as Record<string, unknown>;
  const faults = [...faultsOf(summary), ...faultsOfSummary(summary)];
  const again = readBytes(Buffer.from(json));
  const sections = 'reading' in again ? again.reading.document.sections : [];
  const there = new Set(sections.flatMap(({ code, title }) => [code, title]));
  const lost = documents.flatMap((document) =>
    document.sections.filter(
      ({ code, title, text, entries }) => (entries.length > 0 || text !== '') && !there.has(code) && !there.has(title),
    ),
  );
  totals.faults += faults.length;
  totals.lostSections += lost.length;
  totals.losses += losses.length;
  for (const { where, message } of faults) console.log(`  ${name}: not by the standard: ${where} ${message}`);
  for (const { code, title } of lost) console.log(`  ${name}: section not written: ${code} ${title}`);
  for (const { path, how, what } of losses) console.log(`  ${name}: ${how}: ${path} ${what}`);
}

function tell(name: string, { document, attachments }: ClinicalReading, ms: number): void {
  totals.read += 1;
  totals.entries += document.entries.length;
  totals.dropped += document.dropped.length;
  totals.problems += document.problem_count;
  const counts = `${document.entries.length} entries, ${document.problem_count} problems, ${attachments.length} files`;
  console.log(`${name}: ${document.form}, ${counts}, ${ms.toFixed(0)} ms`);
  for (const { where, what } of document.dropped) console.log(`  dropped: ${where}: ${what}`);
}

const folder = process.argv[2];
if (!folder) throw new Error('Name a folder of clinical documents.');
const all: { source: SummarySource; document: ClinicalDocument }[] = [];
for (const file of filesIn(folder).filter((name) => /\.(json|xml)$/i.test(name))) {
  const began = performance.now();
  const read = readBytes(readFileSync(file));
  if ('refusal' in read) {
    totals.refused += 1;
    console.log(`${file}: refused: ${read.refusal}`);
  } else {
    const { document, raw } = read.reading;
    tell(file, read.reading, performance.now() - began);
    const date = document.date?.value ?? null;
    const source = { id: idOf(all.length), title: document.title, date, authors: document.authors, raw };
    check(file, [source], [document]);
    all.push({ source, document });
  }
}
check(
  'all together',
  all.map(({ source }) => source),
  all.map(({ document }) => document),
);
console.log(totals, `${Math.round(process.memoryUsage().rss / 1e6)} MB`);
