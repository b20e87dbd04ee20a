import { documentMachine } from '@travesia/contracts/journeys';
import { statesTagged } from '@travesia/contracts/kit';
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { clinicians } from '../../providers/providers.tables.ts';
import type { JourneyRow } from '../journey.lifecycle.ts';
import type { DocumentRow } from './document.lifecycle.ts';
import { documentQuestions, journeyDocuments } from './documents.tables.ts';

export type DocumentQuestionRow = typeof documentQuestions.$inferSelect;

const LIVE = statesTagged(documentMachine, 'live');
type Of = Pick<JourneyRow, 'id'>;

/** Documents of a journey, oldest first. */
export const listDocuments = (db: Db | Tx, { id }: Of): Promise<DocumentRow[]> =>
  db
    .select()
    .from(journeyDocuments)
    .where(eq(journeyDocuments.journeyId, id))
    .orderBy(asc(journeyDocuments.createdAt), asc(journeyDocuments.id));

const one = ({ id: journeyId }: Of, id: string) =>
  and(eq(journeyDocuments.journeyId, journeyId), eq(journeyDocuments.id, id));

export async function findDocument(db: Db | Tx, journey: Of, id: string): Promise<DocumentRow | undefined> {
  const [row] = await db.select().from(journeyDocuments).where(one(journey, id));
  return row;
}

/** Locked until the transaction ends. Lock the journey first. */
export async function lockDocument(tx: Tx, journey: Of, id: string): Promise<DocumentRow | undefined> {
  const [row] = await tx.select().from(journeyDocuments).where(one(journey, id)).for('update');
  return row;
}

/** Documents of a journey that are signed or to be signed, locked; lock the journey first. */
export const lockLive = (tx: Tx, { id }: Of): Promise<DocumentRow[]> =>
  tx
    .select()
    .from(journeyDocuments)
    .where(and(eq(journeyDocuments.journeyId, id), inArray(journeyDocuments.status, LIVE)))
    .orderBy(asc(journeyDocuments.id))
    .for('update');

export async function insertDocument(tx: Tx, row: typeof journeyDocuments.$inferInsert): Promise<DocumentRow> {
  const [made] = await tx.insert(journeyDocuments).values(row).returning();
  if (!made) throw new Error('an insert returned no row');
  return made;
}

/** Notes when a patient first opened a document; false if they had. */
export async function writeOpened(tx: Tx, { id }: Pick<DocumentRow, 'id'>, at: Date): Promise<boolean> {
  const written = await tx
    .update(journeyDocuments)
    .set({ openedAt: at })
    .where(and(eq(journeyDocuments.id, id), isNull(journeyDocuments.openedAt)))
    .returning({ id: journeyDocuments.id });
  return written.length > 0;
}

/** Title and name of a clinician; null if they are gone. */
export async function findClinicianName(tx: Tx, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ name: sql<string>`btrim(concat_ws(' ', ${clinicians.title}, ${clinicians.name}))` })
    .from(clinicians)
    .where(eq(clinicians.id, id));
  return row?.name ?? null;
}

export const listDocumentQuestions = (db: Db | Tx, documentId: string): Promise<DocumentQuestionRow[]> =>
  db
    .select()
    .from(documentQuestions)
    .where(eq(documentQuestions.documentId, documentId))
    .orderBy(asc(documentQuestions.askedAt), asc(documentQuestions.id));

/** How many questions about each document wait for an answer. */
export async function countOpenDocumentQuestions(
  db: Db | Tx,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (documentIds.length === 0) return new Map();
  const rows = await db
    .select({ id: documentQuestions.documentId, total: count() })
    .from(documentQuestions)
    .where(and(inArray(documentQuestions.documentId, [...documentIds]), isNull(documentQuestions.answeredAt)))
    .groupBy(documentQuestions.documentId);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

export async function insertDocumentQuestion(tx: Tx, row: typeof documentQuestions.$inferInsert): Promise<void> {
  await tx.insert(documentQuestions).values(row);
}

/** Writes an answer; false if there is no such question about the document. */
export async function writeDocumentAnswer(
  tx: Tx,
  { id, documentId }: Pick<DocumentQuestionRow, 'id' | 'documentId'>,
  answer: Pick<DocumentQuestionRow, 'answerSealed' | 'answeredAt' | 'answeredBy'>,
): Promise<boolean> {
  const written = await tx
    .update(documentQuestions)
    .set(answer)
    .where(and(eq(documentQuestions.id, id), eq(documentQuestions.documentId, documentId)))
    .returning({ id: documentQuestions.id });
  return written.length > 0;
}

/** All documents of a patient, for their data. */
export const listDocumentsFor = (db: Db | Tx, patientId: string): Promise<DocumentRow[]> =>
  db
    .select()
    .from(journeyDocuments)
    .where(eq(journeyDocuments.patientId, patientId))
    .orderBy(asc(journeyDocuments.createdAt), asc(journeyDocuments.id));

export const listDocumentQuestionsFor = async (db: Db | Tx, patientId: string): Promise<DocumentQuestionRow[]> => {
  const rows = await db
    .select({ question: documentQuestions })
    .from(documentQuestions)
    .innerJoin(journeyDocuments, eq(journeyDocuments.id, documentQuestions.documentId))
    .where(eq(journeyDocuments.patientId, patientId))
    .orderBy(asc(documentQuestions.askedAt));
  return rows.map(({ question }) => question);
};

/** Empties a patient's documents, and removes who answered at a clinic. That something was signed, its hash and who explained it stay. */
export async function forgetDocumentsOf(tx: Tx, userId: string): Promise<void> {
  const own = eq(journeyDocuments.patientId, userId);
  const ids = tx.select({ id: journeyDocuments.id }).from(journeyDocuments).where(own);
  await tx.delete(documentQuestions).where(inArray(documentQuestions.documentId, ids));
  await tx
    .update(journeyDocuments)
    .set({ contentSealed: null, signedNameSealed: null, endNoteSealed: null })
    .where(own);
  await tx.update(documentQuestions).set({ answeredBy: null }).where(eq(documentQuestions.answeredBy, userId));
}
