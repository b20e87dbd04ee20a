import { and, asc, count, desc, eq, inArray, isNull, max, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { JourneyRow } from '../journey.lifecycle.ts';
import type { QuoteRow } from './quote.lifecycle.ts';
import { quoteQuestions, quotes } from './quotes.tables.ts';

export type QuestionRow = typeof quoteQuestions.$inferSelect;

/** Quotes of a journey that its caller may read, newest first. */
export const listQuotesOf = (db: Db | Tx, journeyIds: readonly string[]): Promise<QuoteRow[]> =>
  journeyIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(quotes)
        .where(inArray(quotes.journeyId, [...journeyIds]))
        .orderBy(desc(quotes.number));

export async function findQuote(
  db: Db | Tx,
  { id: journeyId }: Pick<JourneyRow, 'id'>,
  id: string,
): Promise<QuoteRow | undefined> {
  const [row] = await db
    .select()
    .from(quotes)
    .where(and(eq(quotes.journeyId, journeyId), eq(quotes.id, id)));
  return row;
}

/** Locked until the transaction ends. Lock the journey first. */
export async function lockQuote(
  tx: Tx,
  { id: journeyId }: Pick<JourneyRow, 'id'>,
  id: string,
): Promise<QuoteRow | undefined> {
  const [row] = await tx
    .select()
    .from(quotes)
    .where(and(eq(quotes.journeyId, journeyId), eq(quotes.id, id)))
    .for('update');
  return row;
}

/** Those of a journey that wait for the patient; lock the journey first. */
export const lockSent = (tx: Tx, journeyId: string): Promise<QuoteRow[]> =>
  tx
    .select()
    .from(quotes)
    .where(and(eq(quotes.journeyId, journeyId), eq(quotes.status, 'sent')))
    .for('update');

export async function nextNumber(tx: Tx, journeyId: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(quotes.number) })
    .from(quotes)
    .where(eq(quotes.journeyId, journeyId));
  return (row?.last ?? 0) + 1;
}

export async function insertQuote(tx: Tx, row: typeof quotes.$inferInsert): Promise<QuoteRow> {
  const [made] = await tx.insert(quotes).values(row).returning();
  if (!made) throw new Error('an insert returned no row');
  return made;
}

/** Writes a draft; the row must be locked. */
export async function writeDraft(
  tx: Tx,
  { id, version }: Pick<QuoteRow, 'id' | 'version'>,
  changed: Pick<QuoteRow, 'contentSealed' | 'totalMinor' | 'updatedAt'>,
): Promise<void> {
  await tx
    .update(quotes)
    .set({ ...changed, version: version + 1 })
    .where(and(eq(quotes.id, id), eq(quotes.status, 'draft')));
}

export async function deleteDraft(tx: Tx, { id }: Pick<QuoteRow, 'id'>): Promise<void> {
  await tx.delete(quotes).where(and(eq(quotes.id, id), eq(quotes.status, 'draft')));
}

/** The quote that holds: the newest accepted one, a change order or not; null before. */
export async function findAgreed(db: Db | Tx, journeyId: string): Promise<QuoteRow | null> {
  const [row] = await db
    .select()
    .from(quotes)
    .where(and(eq(quotes.journeyId, journeyId), eq(quotes.status, 'accepted')))
    .orderBy(desc(quotes.number))
    .limit(1);
  return row ?? null;
}

/** The quote that was accepted first: its total is what the limit of changes counts from. */
export async function findFirstAgreed(db: Db | Tx, journeyId: string): Promise<QuoteRow | null> {
  const [row] = await db
    .select()
    .from(quotes)
    .where(and(eq(quotes.journeyId, journeyId), eq(quotes.status, 'accepted')))
    .orderBy(asc(quotes.number))
    .limit(1);
  return row ?? null;
}

export const listQuestions = (db: Db | Tx, quoteId: string): Promise<QuestionRow[]> =>
  db
    .select()
    .from(quoteQuestions)
    .where(eq(quoteQuestions.quoteId, quoteId))
    .orderBy(asc(quoteQuestions.askedAt), asc(quoteQuestions.id));

/** How many questions about each quote wait for an answer. */
export async function countOpenQuestions(
  db: Db | Tx,
  quoteIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (quoteIds.length === 0) return new Map();
  const rows = await db
    .select({ id: quoteQuestions.quoteId, total: count() })
    .from(quoteQuestions)
    .where(and(inArray(quoteQuestions.quoteId, [...quoteIds]), isNull(quoteQuestions.answeredAt)))
    .groupBy(quoteQuestions.quoteId);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

export async function insertQuestion(tx: Tx, row: typeof quoteQuestions.$inferInsert): Promise<void> {
  await tx.insert(quoteQuestions).values(row);
}

/** Writes an answer; false if there is no such question about the quote. */
export async function writeAnswer(
  tx: Tx,
  { id, quoteId }: Pick<QuestionRow, 'id' | 'quoteId'>,
  answer: Pick<QuestionRow, 'answerSealed' | 'answeredAt' | 'answeredBy'>,
): Promise<boolean> {
  const written = await tx
    .update(quoteQuestions)
    .set(answer)
    .where(and(eq(quoteQuestions.id, id), eq(quoteQuestions.quoteId, quoteId)))
    .returning({ id: quoteQuestions.id });
  return written.length > 0;
}

/** All that was quoted to a patient and what they asked, for their data. */
export const listQuotesFor = (db: Db | Tx, patientId: string): Promise<QuoteRow[]> =>
  db
    .select()
    .from(quotes)
    .where(and(eq(quotes.patientId, patientId), ne(quotes.status, 'draft')))
    .orderBy(asc(quotes.createdAt));

export const listQuestionsFor = async (db: Db | Tx, patientId: string): Promise<QuestionRow[]> => {
  const rows = await db
    .select({ question: quoteQuestions })
    .from(quoteQuestions)
    .innerJoin(quotes, eq(quotes.id, quoteQuestions.quoteId))
    .where(eq(quotes.patientId, patientId))
    .orderBy(asc(quoteQuestions.askedAt));
  return rows.map(({ question }) => question);
};

/** Empties what quotes say about a patient: amounts stay, because payments refer to them. */
export async function forgetQuotesOf(tx: Tx, patientId: string): Promise<void> {
  const own = eq(quotes.patientId, patientId);
  await tx
    .delete(quoteQuestions)
    .where(inArray(quoteQuestions.quoteId, tx.select({ id: quotes.id }).from(quotes).where(own)));
  await tx.delete(quotes).where(and(own, eq(quotes.status, 'draft')));
  await tx.update(quotes).set({ contentSealed: null, documentSealed: null, declineSealed: null }).where(own);
}
