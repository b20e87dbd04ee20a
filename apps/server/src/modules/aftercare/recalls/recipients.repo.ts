import type { RECIPIENT_TABS } from '@travesia/contracts/aftercare';
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { type JourneyScope, journeysInScope } from '../../journeys/index.ts';
import { journeys } from '../../journeys/journeys.tables.ts';
import { providers } from '../../providers/providers.tables.ts';
import { treatedOn } from './concerned.repo.ts';
import { recallRecipients, recalls } from './recalls.tables.ts';

export type RecipientRow = typeof recallRecipients.$inferSelect;

/** A person of a recall with what lists show beside it. */
export interface RecipientRecord {
  row: RecipientRow;
  journey: { id: string; reference: string };
  clinic: { id: string; name: string };
  patient: { firstName: string; lastName: string; email: string; phone: string | null; status: string };
  treatedOn: string | null;
}

const records = (db: Db | Tx, now: Date) =>
  db
    .select({
      row: recallRecipients,
      journey: { id: journeys.id, reference: journeys.reference },
      clinic: { id: providers.id, name: providers.name },
      patient: {
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        phone: users.phone,
        status: users.status,
      },
      treatedOn: treatedOn(now, sql`${journeys.id}`),
    })
    .from(recallRecipients)
    .innerJoin(journeys, eq(journeys.id, recallRecipients.journeyId))
    .innerJoin(providers, eq(providers.id, journeys.providerId))
    .innerJoin(users, eq(users.id, recallRecipients.patientId));

type Tab = (typeof RECIPIENT_TABS)[number];
const NOT_READ = sql`${recallRecipients.readAt} is null and ${recallRecipients.reached} is null`;
const UNREACHABLE = sql`${recallRecipients.reached} = 'unreachable'`;
const IN_TAB: Readonly<Record<Exclude<Tab, 'all'>, SQL>> = {
  not_read: NOT_READ,
  unreachable: UNREACHABLE,
  reached: sql`(${recallRecipients.reached} = 'reached' or (${recallRecipients.reached} is null and ${recallRecipients.readAt} is not null))`,
};

/** Others’ journeys in the reader’s scope: nobody lists themselves. */
const within = (scope: JourneyScope, recallId: string): SQL | undefined =>
  and(
    eq(recallRecipients.recallId, recallId),
    journeysInScope(scope),
    sql`${journeys.patientId} <> ${scope.person.userId}::uuid`,
  );

/** A page: who wasn’t reached first. */
export const listRecipientRecords = (
  db: Db,
  scope: JourneyScope,
  { recallId, tab }: { recallId: string; tab: Tab },
  { limit, offset, now }: { limit: number; offset: number; now: Date },
): Promise<RecipientRecord[]> =>
  records(db, now)
    .where(and(within(scope, recallId), tab === 'all' ? undefined : IN_TAB[tab]))
    .orderBy(desc(NOT_READ), desc(UNREACHABLE), asc(providers.name), asc(journeys.reference), asc(recallRecipients.id))
    .limit(limit)
    .offset(offset);

export async function countRecipients(db: Db, scope: JourneyScope, recallId: string): Promise<Record<Tab, number>> {
  const total = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const [row] = await db
    .select({
      not_read: total(IN_TAB.not_read),
      unreachable: total(IN_TAB.unreachable),
      reached: total(IN_TAB.reached),
      all: sql<number>`count(*)::int`,
    })
    .from(recallRecipients)
    .innerJoin(journeys, eq(journeys.id, recallRecipients.journeyId))
    .where(within(scope, recallId));
  return row ?? { not_read: 0, unreachable: 0, reached: 0, all: 0 };
}

/** One of them, within the reader’s scope. */
export async function findRecipient(
  db: Db | Tx,
  scope: JourneyScope,
  { id, recipientId }: { id: string; recipientId: string },
  now: Date,
): Promise<RecipientRecord | undefined> {
  const [record] = await records(db, now).where(and(within(scope, id), eq(recallRecipients.id, recipientId)));
  return record;
}

export async function insertRecipient(tx: Tx, row: typeof recallRecipients.$inferInsert): Promise<void> {
  await tx.insert(recallRecipients).values(row);
}

/** Marks a person. Returns false if the row’s version is another one. */
export async function writeMark(
  tx: Tx,
  { id, version }: { id: string; version: number },
  mark: Pick<RecipientRow, 'reached' | 'reachedAt' | 'reachedBy' | 'noteSealed'>,
): Promise<boolean> {
  const written = await tx
    .update(recallRecipients)
    .set({ ...mark, version: version + 1 })
    .where(and(eq(recallRecipients.id, id), eq(recallRecipients.version, version)))
    .returning({ id: recallRecipients.id });
  return written.length > 0;
}

/** Which of some patients were told of a recall already, for another journey of theirs. */
export async function listTold(tx: Tx, recallId: string, patientIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ patientId: recallRecipients.patientId })
    .from(recallRecipients)
    .where(
      and(
        eq(recallRecipients.recallId, recallId),
        inArray(recallRecipients.patientId, [...patientIds]),
        isNotNull(recallRecipients.sentAt),
      ),
    );
  return new Set(rows.map(({ patientId }) => patientId));
}

/** Some who weren’t told yet, locked; what another process has is left to it. */
export const takeUnsent = (tx: Tx, recallId: string, limit: number): Promise<RecipientRow[]> =>
  tx
    .select()
    .from(recallRecipients)
    .where(
      and(eq(recallRecipients.recallId, recallId), isNull(recallRecipients.sentAt), isNull(recallRecipients.reached)),
    )
    .orderBy(asc(recallRecipients.id))
    .limit(limit)
    .for('update', { skipLocked: true });

export async function writeSent(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  await tx
    .update(recallRecipients)
    .set({ sentAt: at })
    .where(inArray(recallRecipients.id, [...ids]));
}

/** A patient’s rows of a recall, or of all, with the recall. */
export const listOwnRecalls = (
  db: Db | Tx,
  patientId: string,
  recallId?: string,
): Promise<
  {
    row: RecipientRow;
    recall: typeof recalls.$inferSelect;
    journey: { id: string; reference: string };
    clinic: string;
  }[]
> =>
  db
    .select({
      row: recallRecipients,
      recall: recalls,
      journey: { id: journeys.id, reference: journeys.reference },
      clinic: providers.name,
    })
    .from(recallRecipients)
    .innerJoin(recalls, eq(recalls.id, recallRecipients.recallId))
    .innerJoin(journeys, eq(journeys.id, recallRecipients.journeyId))
    .innerJoin(providers, eq(providers.id, journeys.providerId))
    .where(
      and(eq(recallRecipients.patientId, patientId), recallId ? eq(recallRecipients.recallId, recallId) : undefined),
    )
    .orderBy(desc(recalls.approvedAt), asc(journeys.createdAt));

/** Says when a patient first opened a recall. Returns whether it is the first time. */
export async function writeRead(
  tx: Tx,
  { recallId, patientId, at }: { recallId: string; patientId: string; at: Date },
): Promise<boolean> {
  const written = await tx
    .update(recallRecipients)
    .set({ readAt: at })
    .where(
      and(
        eq(recallRecipients.recallId, recallId),
        eq(recallRecipients.patientId, patientId),
        isNull(recallRecipients.readAt),
      ),
    )
    .returning({ id: recallRecipients.id });
  return written.length > 0;
}

/** Clinics whose patients a recall concerns, with how many, for those who are told there. */
export async function listConcernedClinics(
  tx: Tx,
  recallId: string,
): Promise<{ providerId: string; name: string; timeZone: string; patients: number }[]> {
  return tx
    .select({
      providerId: providers.id,
      name: providers.name,
      timeZone: providers.timeZone,
      patients: sql<number>`count(distinct ${recallRecipients.patientId})::int`,
    })
    .from(recallRecipients)
    .innerJoin(journeys, eq(journeys.id, recallRecipients.journeyId))
    .innerJoin(providers, eq(providers.id, journeys.providerId))
    .where(eq(recallRecipients.recallId, recallId))
    .groupBy(providers.id, providers.name, providers.timeZone)
    .orderBy(asc(providers.id));
}

/** The journey and clinic that a patient is told of; the first one if there are several. */
export async function findToldRecipient(
  tx: Tx,
  id: string,
): Promise<{ row: RecipientRow; clinic: { name: string; timeZone: string } } | undefined> {
  const [found] = await tx
    .select({ row: recallRecipients, clinic: { name: providers.name, timeZone: providers.timeZone } })
    .from(recallRecipients)
    .innerJoin(journeys, eq(journeys.id, recallRecipients.journeyId))
    .innerJoin(providers, eq(providers.id, journeys.providerId))
    .where(eq(recallRecipients.id, id));
  return found;
}

/** A deleted account can’t be reached any more; what was tried is forgotten with it. */
export async function forgetRecipient(tx: Tx, patientId: string): Promise<void> {
  const own = eq(recallRecipients.patientId, patientId);
  await tx.update(recallRecipients).set({ noteSealed: null }).where(own);
  await tx
    .update(recallRecipients)
    .set({ reached: 'unreachable', reachedAt: sql`now()` })
    .where(and(own, isNull(recallRecipients.reached), isNull(recallRecipients.readAt)));
}
