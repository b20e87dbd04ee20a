import { buffer } from 'node:stream/consumers';
import { runApart } from '../../../../platform/apart/run-apart.ts';
import { reencodePicture } from '../../../../platform/pictures/reencode-picture.ts';
import { CLINICAL_TYPES, readStoredDocument } from '../../clinical-content.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { CannotExport } from '../cannot-export.ts';
import type { GatheredRecord } from '../gather-records.ts';
import { documentBlocks } from './clinical-blocks.ts';
import type { Body, PreparedPdf } from './pack-parts.ts';
import type { LeftOut, PackWords } from './pack-words.ts';

const MB = 1024 * 1024;
/** Larger files are only in the zip. */
const MOST_FILE_BYTES = 50 * MB;
/** Everything that is drawn, in memory at once. */
const MOST_BYTES = 120 * MB;
const MOST_PAGES = 2000;
/** For one file: what takes longer was made to. */
const MOST_MS = 30_000;
const HEAP_MB = 768;
const PICTURES: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);

/** Room that is left in a pack. */
export interface Room {
  bytes: number;
  pages: number;
}
export const wholePack = (): Room => ({ bytes: MOST_BYTES, pages: MOST_PAGES });

/** What is shown of a record’s files; each is read in a thread of its own, so that a hostile one only loses its own pages. */
export async function readBodies(
  deps: Pick<RecordsDeps, 'files'>,
  { row, files }: GatheredRecord,
  words: PackWords,
  room: Room,
): Promise<{ bodies: Body[]; leftOut: LeftOut[] }> {
  const bodies: Body[] = [];
  const leftOut: LeftOut[] = [];
  if (row.kind === 'dicom') return { bodies, leftOut };
  for (const file of files) {
    const read = await readBody(deps, file, words);
    if (typeof read === 'string') {
      leftOut.push(read);
      continue;
    }
    const { body, bytes, pages, incomplete = false } = read;
    if (bytes > room.bytes || pages > room.pages) {
      leftOut.push('too_large');
      continue;
    }
    room.bytes -= bytes;
    room.pages -= pages;
    bodies.push(body);
    if (incomplete) leftOut.push('incomplete');
  }
  return { bodies, leftOut };
}

async function readBody(
  { files }: Pick<RecordsDeps, 'files'>,
  file: GatheredRecord['files'][number],
  words: PackWords,
): Promise<{ body: Body; bytes: number; pages: number; incomplete?: boolean } | LeftOut> {
  if (file.size > MOST_FILE_BYTES) return 'too_large';
  if (CLINICAL_TYPES.includes(file.mediaType)) {
    const answer = await readStoredDocument(files, file);
    if (!('reading' in answer)) return 'document';
    const blocks = documentBlocks(answer.reading.document, words);
    return { body: { kind: 'text', blocks }, bytes: file.size, pages: 1 };
  }
  const found = await files.get(file.fileId);
  if (!found) throw new CannotExport('file_unreadable', `the file ${file.id} was gone while a pack was made`);
  const content = await buffer(found.content);
  if (file.mediaType.startsWith('image/')) {
    const jpeg = await reencodePicture(content, PICTURES);
    return jpeg ? { body: { kind: 'picture', jpeg }, bytes: jpeg.length, pages: 1 } : 'picture';
  }
  const prepared = await prepareApart(new Uint8Array(content));
  if ('refusal' in prepared) return prepared.refusal;
  const { bytes, pages, incomplete } = prepared;
  return { body: { kind: 'pdf', bytes }, bytes: bytes.length, pages, incomplete };
}

async function prepareApart(bytes: Uint8Array<ArrayBuffer>): Promise<PreparedPdf> {
  const worker = new URL('prepare-pdf-worker.ts', import.meta.url);
  const limits = { heapMb: HEAP_MB, mostMs: MOST_MS, transfer: [bytes.buffer] };
  const apart = await runApart<Uint8Array, PreparedPdf>(worker, bytes, limits);
  return 'result' in apart ? apart.result : { refusal: 'broken' };
}
