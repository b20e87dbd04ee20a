import { createHmac } from 'node:crypto';
import { endingOf } from '@travesia/contracts/kit';
import {
  type ClinicalDocument,
  RECORD_TITLE_MAX,
  RECORD_UPLOAD,
  type RecordCategory,
  type RecordKind,
} from '@travesia/contracts/records';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../../platform/db/database.ts';
import { dropStoredFiles, keepStoredFile } from '../../../platform/storage/stored-files.repo.ts';
import { transition } from '../../../platform/transition/transition.ts';
import type { DicomFacts } from '../dicom/read/dicom-facts.ts';
import type { StoredFacts, StoredImage } from '../record-facts.ts';
import type { RecordsDeps } from '../records-deps.ts';
import { countFileIn, insertRecord, lockStudy, type RecordRow } from '../records.repo.ts';
import { recordsTold } from '../told.ts';
import type { Carried } from './carried.ts';
import { insertReadyFile } from './insert-ready-file.ts';
import { recordFileLifecycle, type RecordFileRow } from './record-file.lifecycle.ts';
import { deleteRecordFile, hasImage } from './record-files.repo.ts';

/** A file that was looked at. */
export interface Checked {
  kind: RecordKind;
  mediaType: string;
  name: string;
  /** Its content in the vault; new if it was put together from parts. */
  stored: { id: string; isNew: boolean; size: number };
  scanned: boolean;
  /** What an image of a study says of itself; null for other kinds. */
  image: DicomFacts | null;
  /** What a clinical document says; null for other kinds. */
  document: ClinicalDocument | null;
  /** Pictures and PDFs that it carries, which are files of its record too. */
  carried: readonly Carried[];
}

const ENDINGS: readonly string[] = Object.values(RECORD_UPLOAD.types).flat();

const CATEGORIES: Readonly<Record<RecordKind, RecordCategory>> = {
  dicom: 'imaging',
  image: 'photo',
  fhir: 'summary',
  ccda: 'summary',
  pdf: 'report',
};

/**
 * Makes a record of a checked file, or adds it to the record of its study, in the caller's transaction with the vault locked. An image that
 * the study has already is kept once.
 */
export async function fileArrival(tx: Tx, deps: RecordsDeps, row: RecordFileRow, checked: Checked): Promise<void> {
  const { image, stored, scanned } = checked;
  const at = deps.clock.now();
  const keys = keysOf(deps, row.patientId, image);
  const record = await recordFor(tx, deps, row, checked, keys.study, at);
  if (keys.image && (await hasImage(tx, record.id, keys.image))) {
    await deleteRecordFile(tx, row.id);
    await dropStoredFiles(tx, [...row.partIds, ...(stored.isNew ? [stored.id] : [])], at);
    recordsTold(row.patientId, record.id)();
    return;
  }
  if (stored.isNew) {
    await keepStoredFile(tx, stored.id);
    await dropStoredFiles(tx, row.partIds, at);
  }
  await countFileIn(tx, record.id, { bytes: stored.size, scanned });
  await transition(tx, recordFileLifecycle, {
    row,
    action: 'accept',
    actor: { kind: 'system' },
    as: 'system',
    at,
    set: {
      recordId: record.id,
      fileId: stored.id,
      size: stored.size,
      mediaType: checked.mediaType,
      partIds: [],
      factsSealed: image ? deps.seal.seal(JSON.stringify(imageFacts(image)), row.id) : null,
      seriesKey: keys.series,
      imageKey: keys.image,
      seriesNumber: image?.seriesNumber ?? null,
      imageNumber: image?.instanceNumber ?? null,
    },
  });
  // Made after it, so that the document comes first.
  for (const file of checked.carried)
    await insertReadyFile(tx, deps, { ...file, patientId: row.patientId, recordId: record.id, scanned }, at);
}

async function recordFor(
  tx: Tx,
  { seal }: RecordsDeps,
  { patientId }: RecordFileRow,
  { kind, name, scanned, image, document }: Checked,
  studyKey: string | null,
  at: Date,
): Promise<RecordRow> {
  const known = studyKey ? await lockStudy(tx, patientId, studyKey) : undefined;
  if (known) return known;
  const id = uuidv7();
  const facts: StoredFacts = {
    modality: image?.modality ?? null,
    institution: image?.institution ?? document?.custodian ?? null,
    patientName: image?.patientName ? personNameOf(image.patientName) : (document?.subject?.name ?? null),
  };
  const row = await insertRecord(tx, {
    id,
    patientId,
    kind,
    category: CATEGORIES[kind],
    titleSealed: seal.seal(titleOf(name, image, document), id),
    documentDate: image ? dateOf(image.studyDate) : partialDateOf(document),
    factsSealed: seal.seal(JSON.stringify(facts), id),
    studyKey,
    scanned,
    createdAt: at,
  });
  if (!row) throw new Error('a study got a record while its vault was locked');
  return row;
}

/** Studies, series and images are recognized by keyed hashes, since their numbers lead to the person in a hospital's archive. */
function keysOf({ studyKey }: RecordsDeps, patientId: string, image: DicomFacts | null) {
  const hash = (what: string, uid: string | null) =>
    uid === null
      ? null
      : createHmac('sha256', studyKey).update(`${what} ${patientId} ${uid}`).digest('base64url').slice(0, 32);
  return {
    study: hash('study', image?.studyUid ?? null),
    series: hash('series', image?.seriesUid ?? null),
    image: hash('image', image?.sopInstanceUid ?? null),
  };
}

const imageFacts = ({ seriesDescription, modality, frames, preview }: DicomFacts): StoredImage => ({
  seriesTitle: seriesDescription,
  modality,
  frames: Math.max(1, frames),
  preview,
});

/** What a study or a document calls itself, or the file's name without its ending, as words. */
function titleOf(name: string, image: DicomFacts | null, document: ClinicalDocument | null): string {
  const said = image
    ? (image.studyDescription ?? ([image.modality, image.bodyPart].filter(Boolean).join(' ') || null))
    : document?.title;
  const title = said ?? stemOf(name).replaceAll(/[_]+/g, ' ');
  return title.trim().slice(0, RECORD_TITLE_MAX) || name.slice(0, RECORD_TITLE_MAX);
}

/** A name without the ending of what it is; a number with dots has none. */
function stemOf(name: string): string {
  const ending = endingOf(name);
  return ending !== '' && ENDINGS.includes(ending) ? name.slice(0, -ending.length - 1) : name;
}

/** `Family^Given^Middle`, of which the first of several writings is shown. */
const personNameOf = (written: string): string =>
  (written.split('=', 1)[0] ?? '')
    .split('^')
    .slice(0, 3)
    .filter((part) => part.trim() !== '')
    .toReversed()
    .join(' ')
    .trim();

/** The date of a document as far as it says; of a time, its day. */
function partialDateOf(document: ClinicalDocument | null): string | null {
  const [date] = /^\d{4}(-\d{2}(-\d{2})?)?/.exec(document?.date?.value ?? '') ?? [];
  return date ?? null;
}

/** `YYYYMMDD`, if that is a day. */
function dateOf(written: string | null): string | null {
  const [, year, month, day] = /^(\d{4})\.?(\d{2})\.?(\d{2})$/.exec(written ?? '') ?? [];
  const date = `${year}-${month}-${day}`;
  return year && !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date) ? date : null;
}
