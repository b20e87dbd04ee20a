import type { PersonalDataSource } from '../../../platform/personal-data/personal-data.ts';
import { createSeal } from '../../../platform/secrets/seal.ts';
import { deriveKey } from '../../../platform/secrets/secret.ts';
import { collectJourneys } from './collect-journeys.ts';
import { forgetCompanionsOf } from '../companions/companions.repo.ts';
import { forgetPacksOf, listPacksFor } from '../discharge/discharge.repo.ts';
import { forgetDocumentsOf } from '../documents/documents.repo.ts';
import { forgetJourneyFilesOf, listFilesOfPatient } from '../files/journey-files.repo.ts';
import { forgetEntriesOf } from '../itinerary/itinerary.repo.ts';
import { forgetAnswers, forgetSigner } from './journeys-forget.repo.ts';
import { forgetQuotesOf } from '../quotes/quotes.repo.ts';
import { forgetTasksOf } from '../tasks/tasks.repo.ts';

/** Purpose of the key that encrypts answers and what is written about them. */
export const CASE_KEY = 'case answers';

/**
 * Cases and journeys of a user, decrypted. A deletion removes the answers, quotes and everything that was written about them; that a
 * clinic was asked, that a clinician signed, and what was quoted in all, stays without a name, because clinics must be able to account for it.
 */
export function journeysPersonalData(secret: string): PersonalDataSource {
  const seal = createSeal(deriveKey(secret, CASE_KEY));
  return {
    name: 'journeys',
    title: {
      en: 'Questions to clinics and journeys',
      es: 'Consultas a clínicas y procesos',
      pt: 'Consultas a clínicas e jornadas',
    },
    about: {
      en: 'What you answered about your health to ask clinics about a treatment, and what each clinic decided.',
      es: 'Lo que respondió sobre su salud para consultar a clínicas sobre un tratamiento, y lo que decidió cada una.',
      pt: 'O que você respondeu sobre sua saúde para consultar clínicas sobre um tratamento, e o que cada uma decidiu.',
    },
    tables: [
      'cases',
      'journeys',
      'clinical_reviews',
      'quotes',
      'quote_questions',
      'journey_tasks',
      'itinerary_entries',
      'journey_companions',
      'journey_files',
      'journey_documents',
      'document_questions',
      'discharge_packs',
      // Which lot was used stays: clinics must account for implants.
      'used_materials',
    ],
    collect: (db, subject) => collectJourneys(seal, db, subject),
    files: async (db, { userId, onlySession }) => {
      if (onlySession) return [];
      const delivered = new Set((await listPacksFor(db, userId)).map(({ id }) => id));
      // What a clinic has only drafted is deleted with the account, and not handed out.
      return (await listFilesOfPatient(db, userId)).map(({ id, fileId, purpose, attachedTo, name }) => ({
        id: fileId,
        name: purpose !== 'discharge' || delivered.has(attachedTo ?? '') ? `journeys/${id}-${name}` : null,
      }));
    },
    erase: async (tx, { userId }) => {
      await forgetCompanionsOf(tx, userId);
      await forgetJourneyFilesOf(tx, userId);
      await forgetAnswers(tx, userId);
      await forgetQuotesOf(tx, userId);
      await forgetDocumentsOf(tx, userId);
      await forgetPacksOf(tx, userId);
      await forgetTasksOf(tx, userId);
      await forgetEntriesOf(tx, userId);
      await forgetSigner(tx, userId);
    },
  };
}
