/**
 * Measures the import's pure core on a folder of real registry files:
 * `node apps/server/src/modules/imports/evaluation/measure.ts <folder of facility files>`
 * Prints row outcomes, duplicates within and across sources, the time for 25,000 rows, and precision and recall on the labelled
 * pairs. Exits with 1 when a half of the pairs misses its bars, two codes of one register are merged, or labelled facilities are
 * missing.
 */
import { readFileSync } from 'node:fs';
import { createMatchIndex, type MatchIndex } from '../matching/match-index.ts';
import type { MatchableFacility } from '../matching/matchable.ts';
import { readFolder, type FileFigures } from './read-folder.ts';
import { scoreLabels, splitLabels, type LabelledPair, type LabelScore } from './score-labels.ts';

const TIMED_ROWS = 25_000;
const HALVES = ['tuning', 'held-out', 'second-held-out'] as const;
const BARS = { precision: 0.98, recall: 0.94 };

const folder = process.argv[2];
if (!folder) {
  process.stderr.write('Say which folder holds the facility files: node measure.ts <folder>\n');
  process.exit(2);
}

const { figures, facilities } = await readFolder(folder);
for (const line of figures) print(describeFile(line));

const byKey = new Map<string, MatchableFacility>();
for (const facility of facilities) {
  const key = `${facility.sourceKey}:${facility.externalId}`;
  byKey.set(key, { ...facility, key, registers: [facility.sourceKey] });
}
print(
  `${facilities.length} rows accepted, ${byKey.size} different by source and id (a register split over files repeats its ids)`,
);

const index = createMatchIndex();
for (const facility of byKey.values()) index.add(facility);
print(describeDuplicates(index, byKey));
print(describeTime([...byKey.values()], figures));

const halves = HALVES.map((half) => {
  const { across, inside } = splitLabels(readLabels(half));
  return { half, across: scoreLabels(across, index, byKey), inside: scoreLabels(inside, index, byKey) };
});
for (const { half, across, inside } of halves) {
  print(describeScore(`${half}, across registers`, across));
  print(describeScore(`${half}, inside a register`, inside));
}
const isGood = halves.every(
  ({ across, inside }) =>
    across.precision >= BARS.precision &&
    across.recall >= BARS.recall &&
    inside.truePositives + inside.falsePositives.length === 0 &&
    across.missing.length + inside.missing.length === 0,
);
process.exitCode = isGood ? 0 : 1;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function readLabels(half: (typeof HALVES)[number]): LabelledPair[] {
  return JSON.parse(readFileSync(new URL(`labels/${half}.json`, import.meta.url), 'utf8')) as LabelledPair[];
}

function describeFile({ file, mapping, rows, accepted, refusedBy, warnedOf, seconds }: FileFigures): string {
  const list = (counts: Record<string, number>): string =>
    Object.entries(counts)
      .map(([code, count]) => `${code} ${count}`)
      .join(', ') || 'none';
  return `${file}: ${rows} rows, ${accepted} accepted (${mapping}); refused: ${list(refusedBy)}; warnings: ${list(warnedOf)}; ${seconds.toFixed(1)} s`;
}

/** Lists each pair once, even if both sides find each other. */
function describeDuplicates(all: MatchIndex, known: ReadonlyMap<string, MatchableFacility>): string {
  const pairs = new Map<string, string>();
  for (const facility of known.values()) {
    for (const { key, decision, facility: other } of all.findMatches(facility)) {
      const where = [facility, other].map(({ registers }) => registers[0] ?? '').sort();
      pairs.set(
        [facility.key, key].sort().join(' '),
        `${decision} ${where[0] === where[1] ? `within ${where[0]}` : `across ${where.join('+')}`}`,
      );
    }
  }
  const counts = new Map<string, number>();
  for (const kind of pairs.values()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return `duplicates: ${[...counts]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ')}`;
}

/** Matches each row against the previous ones, as an import does. Repeats the folder's rows to reach the count. */
function describeTime(rows: MatchableFacility[], files: FileFigures[]): string {
  const growing = createMatchIndex();
  const started = performance.now();
  for (let at = 0; at < TIMED_ROWS; at += 1) {
    const row = rows[at % rows.length] as MatchableFacility;
    const facility = { ...row, key: `${row.key}#${Math.floor(at / rows.length)}` };
    growing.findMatches(facility);
    growing.add(facility);
  }
  const matching = (performance.now() - started) / 1000;
  const read = files.reduce((sum, { rows: count }) => sum + count, 0);
  const reading = (files.reduce((sum, { seconds }) => sum + seconds, 0) / read) * TIMED_ROWS;
  return `${TIMED_ROWS} rows: reading ${reading.toFixed(1)} s (from ${read} rows), matching ${matching.toFixed(1)} s`;
}

function describeScore(
  half: string,
  { pairs, same, precision, recall, falsePositives, falseNegatives, missing }: LabelScore,
): string {
  const head = `${half}: ${pairs} pairs, ${same} of them the same; precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`;
  return `${head}; wrongly merged ${falsePositives.length}, not found ${falseNegatives.length}, not in the folder ${missing.length}`;
}
