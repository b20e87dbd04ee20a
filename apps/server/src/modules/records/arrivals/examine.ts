import { buffer } from 'node:stream/consumers';
import type { RecordKind, RecordRefusal } from '@travesia/contracts/records';
import sharp from 'sharp';
import type { Files } from '../../../platform/storage/files.ts';
import { readDicomFactsApart } from '../dicom/apart/read-dicom-facts-apart.ts';
import { DicomFault } from '../dicom/dicom-fault.ts';
import type { DicomFacts } from '../dicom/read/dicom-facts.ts';

/** More pixels take more memory than a phone has. */
const MOST_PIXELS = 100_000_000;
/** Pictures are read whole, to look at their header. */
const MOST_PICTURE_BYTES = 64 * 1024 * 1024;

/** What the content of a checked file says. */
export type Examined = { image: DicomFacts | null } | { refusal: RecordRefusal };

const NOTHING: Examined = { image: null };

/** Reads what a stored file says of itself. Nothing of it is run or drawn here. */
export async function examine(
  files: Pick<Files, 'get'>,
  { id, size, kind }: { id: string; size: number; kind: RecordKind },
): Promise<Examined> {
  if (kind === 'image') return examinePicture(files, id, size);
  if (kind === 'dicom') return examineDicom(files, id, size);
  return NOTHING;
}

async function examinePicture(files: Pick<Files, 'get'>, id: string, size: number): Promise<Examined> {
  if (size > MOST_PICTURE_BYTES) return { refusal: 'too_large_to_read' };
  const found = await files.get(id);
  if (!found) throw new Error(`the file ${id} is gone`);
  try {
    // Metadata only: no pixel is decoded.
    const { width, height } = await sharp(await buffer(found.content), { limitInputPixels: false }).metadata();
    return width * height > MOST_PIXELS ? { refusal: 'too_many_pixels' } : NOTHING;
  } catch {
    return { refusal: 'unreadable' };
  }
}

async function examineDicom(files: Pick<Files, 'get'>, id: string, size: number): Promise<Examined> {
  const read = async (start: number, end: number): Promise<Buffer> => {
    const found = await files.get(id, { start, end: end - 1 });
    if (!found) throw new Error(`the file ${id} is gone`);
    return buffer(found.content);
  };
  try {
    return { image: await readDicomFactsApart({ size, read }) };
  } catch (error) {
    if (!(error instanceof DicomFault)) throw error;
    return { refusal: error.refusal === 'preamble_executable' ? 'executable_preamble' : 'unreadable' };
  }
}
