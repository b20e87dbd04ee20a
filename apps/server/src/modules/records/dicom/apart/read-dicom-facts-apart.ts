import { runApart } from '../../../../platform/apart/run-apart.ts';
import type { ByteSource } from '../byte-source.ts';
import { DicomFault } from '../dicom-fault.ts';
import type { DicomFacts } from '../read/dicom-facts.ts';
import type { Header } from '../read/parse-header.ts';
import { readDicomFacts } from '../read/read-dicom-facts.ts';
import type { HeaderAnswer, HeaderInput } from './header-worker.ts';

const WORKER = new URL('header-worker.ts', import.meta.url);
/** Headers take milliseconds, even inflated ones. */
const LIMITS = { heapMb: 256, mostMs: 10_000 };

/**
 * `readDicomFacts` with its parser in a thread of its own, limited in time and memory: for files that people upload.
 * @throws {DicomFault}
 */
export const readDicomFactsApart = (source: ByteSource): Promise<DicomFacts> => readDicomFacts(source, parseApart);

async function parseApart(prefix: Uint8Array, fileSize: number): Promise<Header | null> {
  // A view would take its whole buffer along, and the source may need it. Not by slice(), which makes a view of a Buffer.
  const own = new Uint8Array(prefix);
  const answer = await runApart<HeaderInput, HeaderAnswer>(WORKER, { prefix: own, fileSize }, { ...LIMITS, transfer: [own.buffer] });
  if (!('result' in answer)) throw new DicomFault('malformed', 'error' in answer ? { cause: answer.error } : undefined);
  if ('refusal' in answer.result) throw new DicomFault(answer.result.refusal);
  return answer.result.header;
}
