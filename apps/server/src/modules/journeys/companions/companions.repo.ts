import { and, asc, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { providers } from '../../providers/providers.tables.ts';
import type { JourneyRow } from '../journey.lifecycle.ts';
import { journeys } from '../journeys.tables.ts';
import type { CompanionRow } from './companion.lifecycle.ts';
import { journeyCompanions } from './companions.tables.ts';

type Of = Pick<JourneyRow, 'id'>;

const of = ({ id }: Of) => eq(journeyCompanions.journeyId, id);
const isActive = eq(journeyCompanions.status, 'active');

export const listCompanionsOf = (db: Db | Tx, journey: Of): Promise<CompanionRow[]> =>
  db
    .select()
    .from(journeyCompanions)
    .where(of(journey))
    .orderBy(desc(isActive), desc(journeyCompanions.createdAt), desc(journeyCompanions.id));

export async function countActive(tx: Tx, journey: Of): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(journeyCompanions)
    .where(and(of(journey), isActive));
  return row?.total ?? 0;
}

export async function insertCompanion(tx: Tx, row: typeof journeyCompanions.$inferInsert): Promise<CompanionRow> {
  const [made] = await tx.insert(journeyCompanions).values(row).returning();
  if (!made) throw new Error('an insert returned no row');
  return made;
}

/** Of a journey, locked; lock the journey first. */
export async function lockCompanion(tx: Tx, journey: Of, id: string): Promise<CompanionRow | undefined> {
  const [row] = await tx
    .select()
    .from(journeyCompanions)
    .where(and(of(journey), eq(journeyCompanions.id, id)))
    .for('update');
  return row;
}

export async function findByToken(db: Db | Tx, tokenHash: string): Promise<CompanionRow | undefined> {
  const [row] = await db.select().from(journeyCompanions).where(eq(journeyCompanions.tokenHash, tokenHash));
  return row;
}

/** What somebody keeps in their account. */
export async function findKept(
  db: Db | Tx,
  { id, userId }: { id: string; userId: string },
): Promise<CompanionRow | undefined> {
  const [row] = await db
    .select()
    .from(journeyCompanions)
    .where(and(eq(journeyCompanions.id, id), eq(journeyCompanions.companionId, userId)));
  return row;
}

/** Sealed names of a patient’s companions, by id; deleted ones have none. */
export async function findSealedNames(db: Db, patientId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: journeyCompanions.id, nameSealed: journeyCompanions.nameSealed })
    .from(journeyCompanions)
    .where(
      and(
        eq(journeyCompanions.patientId, patientId),
        inArray(journeyCompanions.id, [...ids]),
        isNotNull(journeyCompanions.nameSealed),
      ),
    );
  return new Map(rows.map(({ id, nameSealed }) => [id, nameSealed ?? '']));
}

export interface KeptTripRow {
  id: string;
  patient: string;
  clinic: string;
  expiresAt: Date;
}

/** Trips that somebody accompanies and may read at an instant. */
export const listKept = (db: Db, userId: string, now: Date): Promise<KeptTripRow[]> =>
  db
    .select({
      id: journeyCompanions.id,
      patient: users.firstName,
      clinic: providers.name,
      expiresAt: journeyCompanions.expiresAt,
    })
    .from(journeyCompanions)
    .innerJoin(journeys, eq(journeys.id, journeyCompanions.journeyId))
    .innerJoin(users, eq(users.id, journeyCompanions.patientId))
    .innerJoin(providers, eq(providers.id, journeys.providerId))
    .where(
      and(
        eq(journeyCompanions.companionId, userId),
        isActive,
        sql`${journeyCompanions.expiresAt} > ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(desc(journeyCompanions.createdAt), asc(journeyCompanions.id));

/** Writes what changes without a move; the row must be locked. */
export async function writeCompanion(
  tx: Tx,
  { id, version }: Pick<CompanionRow, 'id' | 'version'>,
  changed: Partial<Pick<CompanionRow, 'nameSealed' | 'rights'>>,
): Promise<CompanionRow> {
  const [row] = await tx
    .update(journeyCompanions)
    .set({ ...changed, version: version + 1 })
    .where(eq(journeyCompanions.id, id))
    .returning();
  if (!row) throw new Error(`companion ${id} was not locked`);
  return row;
}

/** The account that keeps it from now on; the row must be locked. */
export async function writeKeeper(
  tx: Tx,
  { id, version }: Pick<CompanionRow, 'id' | 'version'>,
  userId: string,
): Promise<void> {
  await tx
    .update(journeyCompanions)
    .set({ companionId: userId, version: version + 1 })
    .where(eq(journeyCompanions.id, id));
}

/** Counts a read. It changes nothing that anybody edits, so the version stays. */
export async function countView(tx: Tx, { id }: Pick<CompanionRow, 'id'>, at: Date): Promise<void> {
  await tx
    .update(journeyCompanions)
    .set({ views: sql`${journeyCompanions.views} + 1`, lastSeenAt: at })
    .where(eq(journeyCompanions.id, id));
}

/** Empties names, so that nothing tells who went along, and takes trips of others out of the account. */
export async function forgetCompanionsOf(tx: Tx, userId: string): Promise<void> {
  await tx.update(journeyCompanions).set({ nameSealed: null }).where(eq(journeyCompanions.patientId, userId));
  await tx.update(journeyCompanions).set({ companionId: null }).where(eq(journeyCompanions.companionId, userId));
}
