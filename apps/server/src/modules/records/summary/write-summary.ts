import type { Locale } from '@travesia/contracts/kit';
import { uuidv7 } from 'uuidv7';
import type { WrittenSummary } from '../clinical/write/summary-facts.ts';
import { writePatientSummary } from '../clinical/write/write-patient-summary.ts';
import type { RecordsDeps } from '../records-deps.ts';
import type { VaultScope } from '../records.policy.ts';
import { findOwner } from '../records.repo.ts';
import type { readDocuments } from './read-documents.ts';

type Read = Awaited<ReturnType<typeof readDocuments>>['read'];

/** Documents of a patient as one FHIR document; null if there are none or they are too much for it. */
export async function writeSummaryOf(
  { database }: Pick<RecordsDeps, 'database'>,
  scope: VaultScope,
  read: Read,
  { language, at }: { language: Locale; at: Date },
): Promise<WrittenSummary | null> {
  if (read.length === 0) return null;
  const owner = await findOwner(database.db, scope);
  return writePatientSummary({
    id: uuidv7(),
    at: at.toISOString(),
    language,
    patient: { id: scope.patientId, name: owner, sex: null, birthDate: null },
    sources: read.map(({ source, reading: { document, raw } }) => ({
      id: source.record_id,
      title: source.title,
      date: document.date?.value ?? null,
      authors: document.authors,
      raw,
    })),
    own: [],
  });
}
