import { DISPUTE_REMINDER_HOURS, type UploadedItem } from '@travesia/contracts/payments';
import { and, asc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { inSight } from '../../../platform/demo/demo-rows.repo.ts';
import { dropStoredFiles, keepStoredFile } from '../../../platform/storage/stored-files.repo.ts';
import { storedFiles } from '../../../platform/storage/stored-files.tables.ts';
import { users } from '../../accounts/accounts.tables.ts';
import type { BookingRow } from '../../bookings/index.ts';
import { bookings } from '../../bookings/bookings.tables.ts';
import { providers } from '../../providers/providers.tables.ts';
import type { DisputeRow, PaymentRow } from '../payment.lifecycles.ts';
import { disputeAnswers, disputeFiles, disputes, payments } from '../payments.tables.ts';
import type { DisputeAnswerRow } from './dispute-answer.lifecycle.ts';
import type { DisputeScope } from './disputes.policy.ts';

export interface DisputeRecord {
  dispute: DisputeRow;
  payment: PaymentRow;
  booking: BookingRow;
  clinic: { id: string; name: string };
  patient: { firstName: string; lastName: string };
  answer: DisputeAnswerRow | null;
}

const within = ({ clinicId, sight }: DisputeScope): SQL | undefined =>
  and(clinicId === null ? undefined : eq(bookings.providerId, clinicId), inSight(sight, bookings.demo));

const records = (db: Db | Tx) =>
  db
    .select({
      dispute: disputes,
      payment: payments,
      booking: bookings,
      clinic: { id: providers.id, name: providers.name },
      patient: { firstName: users.firstName, lastName: users.lastName },
      answer: disputeAnswers,
    })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .innerJoin(bookings, eq(bookings.id, disputes.bookingId))
    .innerJoin(providers, eq(providers.id, bookings.providerId))
    .innerJoin(users, eq(users.id, bookings.patientId))
    .leftJoin(disputeAnswers, eq(disputeAnswers.disputeId, disputes.id));

export async function findDisputeRecord(
  db: Db | Tx,
  scope: DisputeScope,
  id: string,
): Promise<DisputeRecord | undefined> {
  const [row] = await records(db).where(and(within(scope), eq(disputes.id, id)));
  return row;
}

/** For the work that runs by itself. */
export async function findAnyDispute(db: Db | Tx, id: string): Promise<DisputeRecord | undefined> {
  const [row] = await records(db).where(eq(disputes.id, id));
  return row;
}

export async function lockDisputeById(tx: Tx, id: string): Promise<DisputeRow | undefined> {
  const [row] = await tx.select().from(disputes).where(eq(disputes.id, id)).for('update');
  return row;
}

export async function lockAnswerOf(tx: Tx, disputeId: string): Promise<DisputeAnswerRow | undefined> {
  const [row] = await tx.select().from(disputeAnswers).where(eq(disputeAnswers.disputeId, disputeId)).for('update');
  return row;
}

export async function insertAnswer(tx: Tx, row: typeof disputeAnswers.$inferInsert): Promise<DisputeAnswerRow> {
  const [inserted] = await tx.insert(disputeAnswers).values(row).returning();
  if (!inserted) throw new Error('an answer was not inserted');
  return inserted;
}

/** Saves the draft of the statement; false if its version is another one meanwhile. */
export async function writeStatement(
  tx: Tx,
  { id, version }: Pick<DisputeAnswerRow, 'id' | 'version'>,
  statementSealed: string | null,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(disputeAnswers)
    .set({ statementSealed, version: version + 1 })
    .where(and(eq(disputeAnswers.id, id), eq(disputeAnswers.version, version)));
  return rowCount === 1;
}

export async function noteAnswerTry(tx: Tx, id: string, nextTryAt: Date): Promise<void> {
  await tx
    .update(disputeAnswers)
    .set({ tries: sql`${disputeAnswers.tries} + 1`, nextTryAt })
    .where(eq(disputeAnswers.id, id));
}

/** Answers that were submitted and are not known to have arrived, and whose next try is due. */
export const listDueAnswers = (db: Db, now: Date, limit: number): Promise<{ disputeId: string }[]> =>
  db
    .select({ disputeId: disputeAnswers.disputeId })
    .from(disputeAnswers)
    .where(and(eq(disputeAnswers.status, 'sending'), lte(disputeAnswers.nextTryAt, now)))
    .orderBy(asc(disputeAnswers.nextTryAt))
    .limit(limit);

export interface FileRow {
  id: string;
  item: UploadedItem;
  fileId: string;
  name: string;
  mediaType: string | null;
  size: number | null;
  createdAt: Date;
}

export const listFiles = (db: Db | Tx, disputeId: string): Promise<FileRow[]> =>
  db
    .select({
      id: disputeFiles.id,
      item: disputeFiles.item,
      fileId: disputeFiles.fileId,
      name: storedFiles.name,
      mediaType: storedFiles.mediaType,
      size: storedFiles.size,
      createdAt: disputeFiles.createdAt,
    })
    .from(disputeFiles)
    .innerJoin(storedFiles, eq(storedFiles.id, disputeFiles.fileId))
    .where(eq(disputeFiles.disputeId, disputeId))
    .orderBy(asc(disputeFiles.createdAt));

/** Adds a file in the place of the one before. The dispute must be locked. */
export async function insertFile(tx: Tx, row: typeof disputeFiles.$inferInsert, at: Date): Promise<void> {
  await dropFile(tx, and(eq(disputeFiles.disputeId, row.disputeId), eq(disputeFiles.item, row.item)), at);
  await tx.insert(disputeFiles).values(row);
  await keepStoredFile(tx, row.fileId);
}

/** Removes a file; false if it is not there. */
export const removeFile = (tx: Tx, disputeId: string, id: string, at: Date): Promise<boolean> =>
  dropFile(tx, and(eq(disputeFiles.disputeId, disputeId), eq(disputeFiles.id, id)), at);

async function dropFile(tx: Tx, which: SQL | undefined, at: Date): Promise<boolean> {
  const gone = await tx.delete(disputeFiles).where(which).returning({ fileId: disputeFiles.fileId });
  await dropStoredFiles(
    tx,
    gone.map(({ fileId }) => fileId),
    at,
  );
  return gone.length > 0;
}

/** Disputes that must be answered soon, of which nobody was reminded and nothing was submitted. */
export const listDisputesToRemind = (db: Db, now: Date, limit: number): Promise<DisputeRow[]> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  return db
    .select()
    .from(disputes)
    .where(
      and(
        eq(disputes.status, 'needs_response'),
        isNull(disputes.remindedAt),
        sql`${disputes.respondBy} > ${at} and ${disputes.respondBy} <= ${at} + ${sql.raw(`interval '${DISPUTE_REMINDER_HOURS} hours'`)}`,
        sql`not exists (select from dispute_answers a where a.dispute_id = ${disputes.id} and a.status <> 'draft')`,
      ),
    )
    .orderBy(asc(disputes.respondBy))
    .limit(limit);
};

export async function noteDisputeReminded(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.update(disputes).set({ remindedAt: at }).where(eq(disputes.id, id));
}
