import { buffer } from 'node:stream/consumers';
import type { ClinicalDocument, ClinicalRefusal, RecordKind, RecordRefusal } from '@travesia/contracts/records';
import type { Files } from '../../../platform/storage/files.ts';
import type { ClinicalAttachment } from '../clinical/document/attachments.ts';
import { readStoredDocument } from '../clinical-content.ts';
import { readDicomFactsApart } from '../dicom/apart/read-dicom-facts-apart.ts';
import { DicomFault, type DicomRefusal } from '../dicom/dicom-fault.ts';
import type { DicomFacts } from '../dicom/read/dicom-facts.ts';
import { examinePdf } from './examine-pdf.ts';
import { examinePicture } from './examine-picture.ts';

/** Pictures are read whole, to look at their header. */
const MOST_PICTURE_BYTES = 64 * 1024 * 1024;

/** What the content of a checked file says. */
export interface Content {
  image: DicomFacts | null;
  document: ClinicalDocument | null;
  /** Pictures and PDFs that a clinical document carries. */
  attachments: readonly ClinicalAttachment[];
}
export type Examined = Content | { refusal: RecordRefusal };

const NOTHING: Content = { image: null, document: null, attachments: [] };

/** Reads what a stored file says of itself. Nothing of it is run or drawn here. */
export async function examine(
  files: Pick<Files, 'get'>,
  { id, size, kind }: { id: string; size: number; kind: RecordKind },
): Promise<Examined> {
  if (kind === 'pdf') return (await examinePdf(files, id, size)) ?? NOTHING;
  if (kind === 'image') return examineImage(files, id, size);
  if (kind === 'dicom') return examineDicom(files, id, size);
  if (kind === 'fhir' || kind === 'ccda') return examineClinical(files, id, size);
  return NOTHING;
}

async function examineImage(files: Pick<Files, 'get'>, id: string, size: number): Promise<Examined> {
  if (size > MOST_PICTURE_BYTES) return { refusal: 'too_large_to_read' };
  const found = await files.get(id);
  if (!found) throw new Error(`the file ${id} is gone`);
  const refusal = await examinePicture(await buffer(found.content));
  return refusal ? { refusal } : NOTHING;
}

/** Reasons that say more than that an image is damaged. */
const DICOM_REFUSALS: Partial<Readonly<Record<DicomRefusal, RecordRefusal>>> = {
  preamble_executable: 'executable_preamble',
  no_transfer_syntax: 'dicom_incomplete',
};

async function examineDicom(files: Pick<Files, 'get'>, id: string, size: number): Promise<Examined> {
  const read = async (start: number, end: number): Promise<Buffer> => {
    // Fragments of images can be empty; storage has no empty ranges.
    if (end === start) return Buffer.alloc(0);
    const found = await files.get(id, { start, end: end - 1 });
    if (!found) throw new Error(`the file ${id} is gone`);
    return buffer(found.content);
  };
  try {
    return { ...NOTHING, image: await readDicomFactsApart({ size, read }) };
  } catch (error) {
    if (!(error instanceof DicomFault)) throw error;
    return { refusal: DICOM_REFUSALS[error.refusal] ?? 'unreadable' };
  }
}

/** Reasons that say more than that a file is damaged or too long. */
const CLINICAL_REFUSALS: Readonly<Record<ClinicalRefusal, RecordRefusal>> = {
  empty: 'unreadable',
  too_big: 'too_large_to_read',
  too_slow: 'too_large_to_read',
  broken: 'unreadable',
  not_clinical: 'not_clinical',
  broken_text: 'broken_text',
  unsafe: 'unsafe',
  fhir_xml: 'fhir_xml',
  other_version: 'other_version',
};

async function examineClinical(files: Pick<Files, 'get'>, fileId: string, size: number): Promise<Examined> {
  const answer = await readStoredDocument(files, { fileId, size });
  if ('refusal' in answer) return { refusal: CLINICAL_REFUSALS[answer.refusal] };
  const { document, attachments } = answer.reading;
  return { ...NOTHING, document, attachments };
}
