import type { Reference } from '../../../catalog/index.ts';
import type { FoundPack } from '../queries/find-delivered.ts';
import type { BundleFacts } from './facts.ts';

/** What a bundle is made from, of papers that were delivered. */
export function factsOfPack(
  reference: Reference,
  origin: string,
  { record, row, stored, files }: FoundPack,
): BundleFacts {
  const { patient, provider } = record;
  if (row.clinicianId === null || row.clinicianName === null || row.license === null || row.deliveredAt === null)
    throw new Error(`pack ${row.id} was not delivered`);
  const { language } = row;
  return {
    packId: row.id,
    journeyId: row.journeyId,
    language,
    at: row.deliveredAt.toISOString(),
    treatedOn: stored.treatedOn,
    treatment: reference.treatments.get(record.row.treatment)?.name[language] ?? record.row.treatment,
    patient: { id: row.patientId, given: patient.firstName, family: patient.lastName, country: patient.country },
    clinic: {
      id: provider.id,
      name: provider.name,
      city: provider.city?.[language] ?? null,
      country: provider.country,
    },
    clinician: { id: row.clinicianId, name: row.clinicianName, license: row.license },
    content: stored.content,
    files,
    origin,
  };
}
