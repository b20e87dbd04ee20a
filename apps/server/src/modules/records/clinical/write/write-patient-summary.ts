import { runApart } from '../../../../platform/apart/run-apart.ts';
import type { SummaryFacts, WrittenSummary } from './summary-facts.ts';

/**
 * Writes a patient’s summary as FHIR R4 after the International Patient Summary, from documents and what the patient
 * says. In a thread of its own: the documents are those of others. Null if they are too much for it.
 */
export async function writePatientSummary(facts: SummaryFacts): Promise<WrittenSummary | null> {
  const apart = await runApart<SummaryFacts, WrittenSummary>(new URL('summary-worker.ts', import.meta.url), facts, {
    heapMb: 768,
  });
  if ('result' in apart) return apart.result;
  if (apart.refusal === 'failed') throw apart.error;
  return null;
}
