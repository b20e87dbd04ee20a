import { buffer } from 'node:stream/consumers';
import type { Files } from '../../platform/storage/files.ts';
import type { ClinicalRead } from './clinical/read-bytes.ts';
import { MOST_CLINICAL_BYTES, readClinicalDocument } from './clinical/read-clinical-document.ts';

/** Types of files that are read as clinical documents. */
export const CLINICAL_TYPES: readonly string[] = ['application/fhir+json', 'application/xml'];

/** Reads a stored file as a clinical document, in a thread of its own. */
export async function readStoredDocument(
  files: Pick<Files, 'get'>,
  { fileId, size }: { fileId: string; size: number },
): Promise<ClinicalRead> {
  if (size > MOST_CLINICAL_BYTES) return { refusal: 'too_big' };
  const found = await files.get(fileId);
  if (!found) throw new Error(`the file ${fileId} is gone`);
  return readClinicalDocument(await buffer(found.content));
}
