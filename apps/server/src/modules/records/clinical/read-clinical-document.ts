import { runApart } from '../../../platform/apart/run-apart.ts';
import type { ClinicalRead } from './read-bytes.ts';

/** Largest file that is read as a clinical document. */
export const MOST_CLINICAL_BYTES = 20 * 1024 * 1024;

/**
 * Reads a clinical document (FHIR R4 JSON, IPS, C-CDA) in a thread of its own. A refusal is for people; an error is
 * thrown for what is wrong with our own code.
 */
export async function readClinicalDocument(bytes: Uint8Array): Promise<ClinicalRead> {
  if (bytes.length === 0) return { refusal: 'empty' };
  if (bytes.length > MOST_CLINICAL_BYTES) return { refusal: 'too_big' };
  const apart = await runApart<Uint8Array, ClinicalRead>(new URL('clinical-worker.ts', import.meta.url), bytes, {
    heapMb: 768,
  });
  if ('result' in apart) return apart.result;
  if (apart.refusal === 'failed') throw apart.error;
  return { refusal: apart.refusal === 'too_slow' ? 'too_slow' : 'too_big' };
}
