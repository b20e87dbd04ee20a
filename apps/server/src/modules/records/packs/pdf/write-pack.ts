import { Readable } from 'node:stream';
import { runApart } from '../../../../platform/apart/run-apart.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { mergeStatements } from '../../summary/merge-statements.ts';
import { readDocuments } from '../../summary/read-documents.ts';
import { CannotExport } from '../cannot-export.ts';
import type { GatheredRecord, GatheredVault } from '../gather-records.ts';
import { summaryBlocks } from './clinical-blocks.ts';
import { dayWords } from './day-words.ts';
import type { Block, DrawnPack, PackEntry, PackParts } from './pack-parts.ts';
import { PACK_WORDS, type PackWords } from './pack-words.ts';
import { readBodies, wholePack } from './read-bodies.ts';

const HEAP_MB = 1536;
const BASE_MS = 60_000;
/** More time for each thing to draw: a large pack is not a stuck one. */
const MS_FOR_EACH = 5_000;

/** Records as one PDF to read: cover, summary, index, and their pages. */
export async function writePack(
  deps: RecordsDeps,
  vault: GatheredVault,
  purpose: string | null,
): Promise<{ content: Readable; pages: number }> {
  const words = PACK_WORDS[vault.language];
  const room = wholePack();
  const entries: PackEntry[] = [];
  for (const record of vault.records) {
    const { bodies, leftOut } = await readBodies(deps, record, words, room);
    const notes = [
      ...(record.row.kind === 'dicom' ? [words.images(record.files.length)] : []),
      ...[...new Set(leftOut)].map((reason) => words.leftOut[reason]),
    ];
    entries.push({ title: record.title, about: aboutOf(record, words), note: notes.join('\n') || null, bodies });
  }
  const parts: PackParts = {
    title: `${words.title} · ${vault.owner}`,
    language: vault.language,
    at: vault.at.toISOString(),
    cover: coverOf(vault, words, purpose),
    summary: await summaryOf(deps, vault, words),
    summaryTitle: words.summary,
    indexTitle: words.index,
    entries,
    pageOf: words.pageOf,
    unshown: words.unshown,
  };
  const drawn = await drawApart(parts);
  return { content: Readable.from([Buffer.from(drawn.bytes)]), pages: drawn.pages };
}

const aboutOf = ({ row, clinic }: GatheredRecord, words: PackWords): string =>
  [
    words.categories[row.category],
    row.documentDate === null ? words.undated : dayWords(words.tag, row.documentDate),
    row.providerId ? (clinic ?? words.clinic) : words.own,
  ].join(' · ');

function coverOf({ owner, at, records, complete }: GatheredVault, words: PackWords, purpose: string | null): Block[] {
  return [
    { style: 'small', text: 'Travesía' },
    { style: 'title', text: words.title },
    { style: 'heading', text: words.of },
    { style: 'text', text: owner },
    ...(purpose === null
      ? []
      : [
          { style: 'heading' as const, text: words.purpose },
          { style: 'text' as const, text: purpose },
        ]),
    { style: 'heading', text: words.made },
    { style: 'text', text: dayWords(words.tag, at.toISOString()) },
    { style: 'heading', text: words.records },
    { style: 'text', text: String(records.length) },
    ...(complete ? [] : [{ style: 'small' as const, text: words.chosen }]),
    { style: 'heading', text: '' },
    { style: 'text', text: words.unverified },
  ];
}

async function summaryOf(deps: RecordsDeps, { scope, records }: GatheredVault, words: PackWords): Promise<Block[]> {
  const chosen = new Set(records.map(({ row }) => row.id));
  const { read, unreadable } = await readDocuments(deps, scope);
  const documents = read
    .filter(({ source }) => chosen.has(source.record_id))
    .map(({ source, reading }) => ({ source, document: reading.document }));
  if (documents.length === 0) return [{ style: 'text', text: words.noSummary }];
  const missing = unreadable.filter((source) => chosen.has(source.record_id)).map(({ title }) => title);
  return [
    { style: 'text', text: words.summaryOf },
    ...(missing.length ? [{ style: 'text' as const, text: `${words.unreadable} ${missing.join(', ')}` }] : []),
    ...summaryBlocks(mergeStatements(documents), words),
  ];
}

async function drawApart(parts: PackParts): Promise<DrawnPack> {
  const bodies = parts.entries.flatMap((entry) => entry.bodies);
  const apart = await runApart<PackParts, DrawnPack>(new URL('pack-worker.ts', import.meta.url), parts, {
    heapMb: HEAP_MB,
    mostMs: BASE_MS + MS_FOR_EACH * bodies.length,
  });
  if ('result' in apart) return apart.result;
  throw apart.refusal === 'failed'
    ? apart.error
    : new CannotExport('too_large', `a pack could not be drawn: ${apart.refusal}`);
}
