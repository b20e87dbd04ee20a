import { calendar } from '../../../../platform/calendar.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { createSeal } from '../../../../platform/secrets/seal.ts';
import { deriveKey } from '../../../../platform/secrets/secret.ts';
import type { Reference } from '../../../catalog/index.ts';
import { findAnyJourney } from '../../journeys.repo.ts';
import { CASE_KEY } from '../../personal-data/journeys-personal-data.ts';
import { listPacks } from '../discharge.repo.ts';
import { dischargeBundle } from '../fhir/discharge-bundle.ts';
import { factsOfPack } from '../fhir/pack-facts.ts';
import { openPack } from '../stored-pack.ts';
import { DISCHARGE_TEXTS } from '../texts/by-language.ts';
import { filesOf } from './find-delivered.ts';

/** Discharge papers as a patient has them: the document that was delivered, and the same for doctors’ software. */
export interface DischargePapers {
  patientId: string;
  patient: string;
  providerId: string;
  clinic: string;
  journeyId: string;
  /** What they are called in the patient’s language; which version they are, if they replace others. */
  title: string;
  /** Of their files, without an ending. */
  name: string;
  /** When they were delivered, in the clinic’s time zone. */
  day: string;
  deliveredAt: Date;
  pdf: Buffer;
  fhir: Buffer;
}

/** Reads papers for those who keep them for the patient; null if they weren’t delivered, or the patient deleted their account. */
export type FindPapers = (tx: Tx, of: { journeyId: string; packId: string }) => Promise<DischargePapers | null>;

export function papersFinder({
  secret,
  origin,
  reference: loadReference,
}: {
  secret: string;
  origin: string;
  reference: () => Promise<Reference>;
}): FindPapers {
  const seal = createSeal(deriveKey(secret, CASE_KEY));
  return async (tx, { journeyId, packId }) => {
    const reference = await loadReference();
    const record = await findAnyJourney(tx, journeyId);
    const packs = record ? await listPacks(tx, record.row) : [];
    const row = packs.find(({ id }) => id === packId);
    const stored = row && openPack(seal, row);
    if (!record || !row || !stored || row.documentSealed === null || row.deliveredAt === null) return null;
    const found = { record, row, stored, files: await filesOf(tx, packs, stored) };
    const facts = factsOfPack(reference, origin, found);
    const texts = DISCHARGE_TEXTS[row.language];
    const replaces = packs.some(({ trip, number }) => trip === row.trip && number < row.number);
    return {
      patientId: row.patientId,
      patient: `${record.patient.firstName} ${record.patient.lastName}`.trim(),
      providerId: row.providerId,
      clinic: record.provider.name,
      journeyId,
      title: `${texts.title}: ${facts.treatment}${replaces ? `. ${texts.corrected(row.number)}` : ''}`,
      name: `discharge-${record.row.reference}-${row.number}`,
      day: calendar.dateAt(row.deliveredAt, record.provider.timeZone),
      deliveredAt: row.deliveredAt,
      pdf: Buffer.from(seal.open(row.documentSealed, row.id), 'base64'),
      fhir: Buffer.from(JSON.stringify(dischargeBundle(facts), null, 2)),
    };
  };
}
