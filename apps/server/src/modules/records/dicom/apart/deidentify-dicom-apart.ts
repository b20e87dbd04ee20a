import { runApart } from '../../../../platform/apart/run-apart.ts';
import { DeidentifyFault } from '../deidentify/deidentify-fault.ts';
import type { DeidentifyAnswer, DeidentifyInput } from './deidentify-worker.ts';

const WORKER = new URL('deidentify-worker.ts', import.meta.url);
const LIMITS = { heapMb: 384, mostMs: 30_000 };
/** The viewer shows no larger files either. The original and its copy are in memory at once. */
const MOST_BYTES = 128 * 2 ** 20;

/**
 * `deidentifyDicom` in a thread of its own, limited in time and memory: a file that never ends is as well refused.
 * @throws {DeidentifyFault}
 */
export async function deidentifyDicomApart(bytes: Uint8Array, { key }: { key: Uint8Array }): Promise<Uint8Array> {
  if (bytes.length > MOST_BYTES) throw new DeidentifyFault('not_shown');
  // Not by slice(), which makes a view of a Buffer.
  const own = new Uint8Array(bytes);
  const answer = await runApart<DeidentifyInput, DeidentifyAnswer>(
    WORKER,
    { bytes: own, key },
    { ...LIMITS, transfer: [own.buffer] },
  );
  if (!('result' in answer))
    throw new DeidentifyFault('not_shown', 'error' in answer ? { cause: answer.error } : undefined);
  if ('refusal' in answer.result) throw new DeidentifyFault(answer.result.refusal);
  return answer.result.copy;
}
