import { collectOwned, type OwnedRows } from '../../platform/personal-data/owned-rows.repo.ts';
import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import { createSeal } from '../../platform/secrets/seal.ts';
import { deriveKey } from '../../platform/secrets/secret.ts';
import { cases } from './cases/cases.tables.ts';
import { forgetCompanionsOf } from './companions/companions.repo.ts';
import { journeyCompanions } from './companions/companions.tables.ts';
import { forgetJourneyFilesOf, listFilesOfPatient } from './files/journey-files.repo.ts';
import { forgetAnswers, forgetSigner } from './journeys-forget.repo.ts';
import { openContent } from './documents/document-content.ts';
import { forgetDocumentsOf, listDocumentQuestionsFor, listDocumentsFor } from './documents/documents.repo.ts';
import { journeys } from './journeys.tables.ts';
import { forgetPacksOf, listPacksFor } from './discharge/discharge.repo.ts';
import { openPack } from './discharge/stored-pack.ts';
import { forgetEntriesOf, listEntriesOf } from './itinerary/itinerary.repo.ts';
import { openApproval, openEntry } from './itinerary/sealed-entry.ts';
import { forgetQuotesOf, listQuestionsFor, listQuotesFor } from './quotes/quotes.repo.ts';
import { openQuote } from './quotes/stored-quote.ts';
import { listReviewsOf, listSignedBy } from './reviews/reviews.repo.ts';
import { forgetTasksOf } from './tasks/tasks.repo.ts';
import { journeyTasks } from './tasks/tasks.tables.ts';

/** Purpose of the key that encrypts answers and what is written about them. */
export const CASE_KEY = 'case answers';

const rows: readonly OwnedRows[] = [
  { table: cases, owner: cases.patientId },
  { table: journeys, owner: journeys.patientId },
  { table: journeyTasks, owner: journeyTasks.patientId },
  { table: journeyCompanions, owner: journeyCompanions.patientId },
];

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
