import type { FileContent } from '@travesia/contracts/kit';
import type { MedicalRecord, MedicalRecordDetail, RecordFile } from '@travesia/contracts/records';
import type { Seal } from '../../platform/secrets/seal.ts';
import type { ReadyFile } from './arrivals/record-files.repo.ts';
import { StoredFacts, StoredImage } from './record-facts.ts';
import type { RecordFound } from './records.repo.ts';
import { differsFrom } from './same-person.ts';
import { presentShare } from './shares/shares.presenter.ts';
import type { ShareFound } from './shares/shares.repo.ts';

/** For whom a record is presented. */
export interface View {
  /** Whether it is their own: others see neither notes nor with whom else it is shared. */
  owner: boolean;
  shares: readonly ShareFound[];
  now: Date;
}

export function presentRecord(seal: Seal, { row, clinic, owner }: RecordFound, view: View): MedicalRecord {
  const facts = StoredFacts.parse(JSON.parse(seal.open(row.factsSealed, row.id)));
  const shares = view.shares
    .filter((share) => share.row.recordId === row.id)
    .map((share) => presentShare(share, view.now));
  return {
    id: row.id,
    kind: row.kind,
    category: row.category,
    title: seal.open(row.titleSealed, row.id),
    note: view.owner && row.noteSealed !== null ? seal.open(row.noteSealed, row.id) : null,
    document_date: row.documentDate,
    source: { by: row.providerId ? 'clinic' : 'patient', clinic },
    facts: {
      modality: facts.modality,
      institution: facts.institution,
      patient_name: facts.patientName,
      name_differs: differsFrom(facts.patientName, `${owner.firstName} ${owner.lastName}`),
    },
    scanned: row.scanned,
    files: row.files,
    bytes: row.bytes,
    shares: shares.filter(({ status }) => status === 'active'),
    added_at: row.createdAt.toISOString(),
    version: row.version,
    actions: view.owner ? ['change', 'share', 'erase'] : [],
  };
}

export function presentRecordDetail(
  seal: Seal,
  found: RecordFound,
  view: View,
  files: readonly ReadyFile[],
): MedicalRecordDetail {
  const ended = view.shares
    .filter((share) => share.row.recordId === found.row.id)
    .map((share) => presentShare(share, view.now))
    .filter(({ status }) => status !== 'active');
  return {
    ...presentRecord(seal, found, view),
    files_list: files.map((file) => presentFile(seal, file)),
    ended_shares: ended,
  };
}

const SHOWN_TYPES: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];

function presentFile(seal: Seal, file: ReadyFile): RecordFile {
  const image = file.factsSealed ? StoredImage.parse(JSON.parse(seal.open(file.factsSealed, file.id))) : null;
  return {
    id: file.id,
    name: seal.open(file.nameSealed, file.id),
    media_type: file.mediaType,
    size: file.size,
    preview: image ? image.preview === 'yes' : SHOWN_TYPES.includes(file.mediaType),
    image: image && {
      series: file.seriesKey ?? 'one',
      series_title: image.seriesTitle,
      number: file.imageNumber,
      frames: image.frames,
      modality: image.modality,
      no_preview: image.preview === 'yes' ? null : image.preview,
    },
  };
}

/** A file for whoever may read it, with its own name. */
export const fileContentOf = (seal: Seal, file: ReadyFile): FileContent => ({
  file_id: file.fileId,
  name: seal.open(file.nameSealed, file.id),
  media_type: file.mediaType,
});
