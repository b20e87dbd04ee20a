import type { Db } from '../../../platform/db/database.ts';
import { collectOwned, type OwnedRows } from '../../../platform/personal-data/owned-rows.repo.ts';
import type { DataSubject } from '../../../platform/personal-data/personal-data.ts';
import type { Seal } from '../../../platform/secrets/seal.ts';
import { cases } from '../cases/cases.tables.ts';
import { journeyCompanions } from '../companions/companions.tables.ts';
import { listPacksFor } from '../discharge/discharge.repo.ts';
import { openPack } from '../discharge/stored-pack.ts';
import { openContent } from '../documents/document-content.ts';
import { listDocumentQuestionsFor, listDocumentsFor } from '../documents/documents.repo.ts';
import { listEntriesOf } from '../itinerary/itinerary.repo.ts';
import { openApproval, openEntry } from '../itinerary/sealed-entry.ts';
import { journeys } from '../journeys.tables.ts';
import { listQuestionsFor, listQuotesFor } from '../quotes/quotes.repo.ts';
import { openQuote } from '../quotes/stored-quote.ts';
import { listReviewsOf, listSignedBy } from '../reviews/reviews.repo.ts';
import { journeyTasks } from '../tasks/tasks.tables.ts';

const rows: readonly OwnedRows[] = [
  { table: cases, owner: cases.patientId },
  { table: journeys, owner: journeys.patientId },
  { table: journeyTasks, owner: journeyTasks.patientId },
  { table: journeyCompanions, owner: journeyCompanions.patientId },
];

/** Of a shared account only what its session created: nothing of this. */
const listedFor = async (db: Db, { userId, onlySession }: DataSubject) =>
  onlySession
    ? { reviews: [], quotes: [], entries: [], packs: [], questions: [], documents: [], aboutDocuments: [], signed: [] }
    : {
        reviews: await listReviewsOf(db, userId),
        quotes: await listQuotesFor(db, userId),
        entries: await listEntriesOf(db, userId),
        packs: await listPacksFor(db, userId),
        questions: await listQuestionsFor(db, userId),
        documents: await listDocumentsFor(db, userId),
        aboutDocuments: await listDocumentQuestionsFor(db, userId),
        // What they signed is about others: that and when.
        signed: await listSignedBy(db, userId),
      };

type Listed = Awaited<ReturnType<typeof listedFor>>;

const opened = (seal: Seal, sealed: unknown, id: unknown): string | null =>
  typeof sealed === 'string' ? seal.open(sealed, String(id)) : null;

const asked = <Q extends { id: string; questionSealed: string; answerSealed: string | null }>(
  seal: Seal,
  questions: readonly Q[],
) =>
  questions.map(({ questionSealed, answerSealed, ...question }) => ({
    ...question,
    question: opened(seal, questionSealed, question.id),
    answer: opened(seal, answerSealed, question.id),
  }));

/** What a journey's other tables say of it. */
function partsOf(seal: Seal, journeyId: unknown, found: Listed) {
  const ofIt = <R extends { journeyId: string }>(all: readonly R[]): R[] =>
    all.filter((one) => one.journeyId === journeyId);
  return {
    reviews: ofIt(found.reviews).map(({ reasonSealed, ...review }) => ({
      ...review,
      reason: opened(seal, reasonSealed, review.id),
    })),
    itinerary: ofIt(found.entries)
      .map((entry) => ({ ...entry, ...openEntry(seal, entry), approved: openApproval(seal, entry) }))
      .map(({ contentSealed: _content, approvalSealed: _approval, ...entry }) => entry),
    documents: ofIt(found.documents).map(({ contentSealed, signedNameSealed, endNoteSealed, ...document }) => ({
      ...document,
      text: openContent(seal, { id: document.id, contentSealed }),
      signed_name: opened(seal, signedNameSealed, document.id),
      end_note: opened(seal, endNoteSealed, document.id),
      questions: asked(
        seal,
        found.aboutDocuments.filter(({ documentId }) => documentId === document.id),
      ),
    })),
    discharge: ofIt(found.packs).map(({ contentSealed, documentSealed: _document, ...pack }) => ({
      ...pack,
      ...openPack(seal, { id: pack.id, contentSealed }),
    })),
    quotes: ofIt(found.quotes).map(({ contentSealed, declineSealed, documentSealed: _document, ...quote }) => ({
      ...quote,
      ...openQuote(seal, { id: quote.id, contentSealed }),
      decline_reason: opened(seal, declineSealed, quote.id),
      questions: asked(
        seal,
        found.questions.filter(({ quoteId }) => quoteId === quote.id),
      ),
    })),
  };
}

/** Cases and journeys of a user, decrypted, as an export shows them. */
export async function collectJourneys(seal: Seal, db: Db, subject: DataSubject): Promise<unknown[]> {
  const own = await collectOwned(db, rows, subject);
  const found = await listedFor(db, subject);
  const ownOf = (table: string, journeyId: unknown) =>
    (own[table] ?? []).filter((row) => row['journey_id'] === journeyId);
  return [
    ...(own['cases'] ?? []).map(({ answers_sealed: sealed, ...one }) => {
      const answers = opened(seal, sealed, one['id']);
      return { ...one, answers: answers === null ? null : (JSON.parse(answers) as unknown) };
    }),
    ...(own['journeys'] ?? []).map(({ end_note_sealed: sealed, ...one }) => ({
      ...one,
      end_note: opened(seal, sealed, one['id']),
      tasks: ownOf('journey_tasks', one['id']).map(({ title_sealed: written, ...task }) => ({
        ...task,
        title: task['title'] ?? opened(seal, written, task['id']),
      })),
      companions: ownOf('journey_companions', one['id']).map(
        ({ name_sealed: name, token_hash: _hash, companion_id: _account, ...companion }) => ({
          ...companion,
          name: opened(seal, name, companion['id']),
        }),
      ),
      ...partsOf(seal, one['id'], found),
    })),
    ...found.signed.map((review) => ({ signed_review: review })),
  ];
}
