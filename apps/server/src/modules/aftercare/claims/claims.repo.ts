import { type ClaimCounts, type ClaimKind, claimMachine, type CLAIM_TABS } from '@travesia/contracts/aftercare';
import { statesTagged } from '@travesia/contracts/kit';
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { inBulk, inOrderOf } from '../../../platform/db/in-bulk.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { type JourneyScope, journeysInScope } from '../../journeys/index.ts';
import { journeys } from '../../journeys/journeys.tables.ts';
import { providers } from '../../providers/providers.tables.ts';
import type { ClaimRow } from './claim.lifecycle.ts';
import { claims, claimStatements } from './claims.tables.ts';
import { ACCEPTED_UNTIL_MINUTES, statesOfTurn, type Turn } from './timetable.rules.ts';

export type StatementRow = typeof claimStatements.$inferSelect;

/** A claim with what answers show beside it. */
export interface ClaimRecord {
  row: ClaimRow;
  journey: Pick<typeof journeys.$inferSelect, 'id' | 'reference' | 'treatment' | 'patientId' | 'status'>;
  provider: { id: string; slug: string; name: string; timeZone: string };
  patient: { firstName: string; lastName: string; status: string };
}

const LIVE = statesTagged(claimMachine, 'live');

const records = (db: Db | Tx) =>
  db
    .select({
      row: claims,
      journey: {
        id: journeys.id,
        reference: journeys.reference,
        treatment: journeys.treatment,
        patientId: journeys.patientId,
        status: journeys.status,
      },
      provider: { id: providers.id, slug: providers.slug, name: providers.name, timeZone: providers.timeZone },
      patient: { firstName: users.firstName, lastName: users.lastName, status: users.status },
    })
    .from(claims)
    .innerJoin(journeys, eq(journeys.id, claims.journeyId))
    .innerJoin(providers, eq(providers.id, claims.providerId))
    .innerJoin(users, eq(users.id, claims.patientId));

export async function findClaim(db: Db | Tx, scope: JourneyScope, id: string): Promise<ClaimRecord | undefined> {
  const [record] = await records(db).where(and(journeysInScope(scope), eq(claims.id, id)));
  return record;
}

/** Locked until the transaction ends; lock its journey first. */
export async function lockClaim(tx: Tx, id: string): Promise<ClaimRow | undefined> {
  const [row] = await tx.select().from(claims).where(eq(claims.id, id)).for('update');
  return row;
}

export const listClaimsOf = (db: Db | Tx, journeyId: string): Promise<ClaimRecord[]> =>
  records(db).where(eq(claims.journeyId, journeyId)).orderBy(desc(claims.createdAt), desc(claims.id));

/** Kinds of a journey with an open claim. */
export async function listOpenKinds(db: Db | Tx, journeyId: string): Promise<ClaimKind[]> {
  const rows = await db
    .select({ kind: claims.kind })
    .from(claims)
    .where(and(eq(claims.journeyId, journeyId), isNull(claims.endedAt)));
  return rows.map(({ kind }) => kind);
}

/** A patient’s claims that go on, in one order. */
export const listOpenOfPatient = (tx: Tx, patientId: string): Promise<ClaimRow[]> =>
  tx
    .select()
    .from(claims)
    .where(and(eq(claims.patientId, patientId), inArray(claims.status, LIVE)))
    .orderBy(asc(claims.id));

/** Whether a claim about a booking goes on; lock the booking first. */
export async function isClaimed(tx: Tx, bookingId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: claims.id })
    .from(claims)
    .where(and(eq(claims.bookingId, bookingId), inArray(claims.status, LIVE)))
    .limit(1);
  return rows.length > 0;
}

export async function insertClaim(tx: Tx, row: typeof claims.$inferInsert): Promise<ClaimRow> {
  const [made] = await tx.insert(claims).values(row).returning();
  if (!made) throw new Error('an insert returned no row');
  return made;
}

export async function insertStatement(tx: Tx, row: typeof claimStatements.$inferInsert): Promise<void> {
  await tx.insert(claimStatements).values(row);
}

export const listStatements = (db: Db | Tx, claimId: string): Promise<StatementRow[]> =>
  db
    .select()
    .from(claimStatements)
    .where(eq(claimStatements.claimId, claimId))
    .orderBy(asc(claimStatements.writtenAt), asc(claimStatements.id));

/** A claim as it is now with its clinic, for those who are told of it; undefined if it is gone. */
export const findToldClaim = inBulk(async (db, ids: readonly string[]) => {
  const rows: Omit<ClaimRecord, 'patient'>[] = await records(db).where(inArray(claims.id, [...ids]));
  return inOrderOf(ids, rows, ({ row }) => row.id);
});

type Tab = (typeof CLAIM_TABS)[number];

export interface ClaimFilter {
  q?: string | undefined;
  clinic?: string | undefined;
  /** Only the user’s own, as a patient, or only those of others. */
  own: boolean;
  /** Whose turn the first tab lists. */
  turn: Turn;
}

const named = (q: string) =>
  sql`position(${q.toLowerCase()} in lower(concat_ws(' ', ${claims.reference}, ${journeys.reference}, ${users.firstName}, ${users.lastName}))) > 0`;

const inTab = (tab: Tab, turn: Turn): SQL | undefined => {
  if (tab === 'your_turn') return inArray(claims.status, statesOfTurn(turn));
  if (tab === 'open') return isNull(claims.endedAt);
  return tab === 'ended' ? sql`${claims.endedAt} is not null` : undefined;
};

function wanted(scope: JourneyScope, { q, clinic, own }: ClaimFilter): SQL | undefined {
  const mine = eq(journeys.patientId, scope.person.userId);
  return and(
    journeysInScope(scope),
    own ? mine : scope.others.kind === 'clinic' ? eq(claims.providerId, scope.others.id) : undefined,
    clinic ? eq(claims.providerId, clinic) : undefined,
    q ? named(q) : undefined,
  );
}

const hasTurn = inArray(claims.status, (['clinic', 'patient', 'team'] as const).flatMap(statesOfTurn));
/** What the present state waits for; see `dueAtOf`. */
const dueAt = sql`case ${claims.status} when 'open' then ${claims.answerDueAt} when 'answered' then ${claims.proposalDueAt}
  when 'proposed' then ${claims.decisionDueAt} - make_interval(mins => ${ACCEPTED_UNTIL_MINUTES}) when 'deciding' then ${claims.decisionDueAt}
  when 'appealed' then ${claims.decisionDueAt} when 'decided' then ${claims.appealUntil} end`;

/** A page: overdue ones first, then what is due next; ended ones last, the newest first. */
export const listClaims = (
  db: Db,
  scope: JourneyScope,
  { tab, ...filter }: ClaimFilter & { tab: Tab },
  { limit, offset, now }: { limit: number; offset: number; now: Date },
): Promise<ClaimRecord[]> =>
  records(db)
    .where(and(wanted(scope, filter), inTab(tab, filter.turn)))
    .orderBy(
      sql`(${hasTurn} and ${dueAt} <= ${now.toISOString()}::timestamptz) desc`,
      sql`${dueAt} asc nulls last`,
      desc(claims.createdAt),
      desc(claims.id),
    )
    .limit(limit)
    .offset(offset);

export async function countClaims(db: Db, scope: JourneyScope, filter: ClaimFilter): Promise<ClaimCounts> {
  const total = (condition: SQL | undefined) =>
    condition ? sql<number>`(count(*) filter (where ${condition}))::int` : sql<number>`count(*)::int`;
  const [row] = await db
    .select({
      your_turn: total(inTab('your_turn', filter.turn)),
      open: total(inTab('open', filter.turn)),
      ended: total(inTab('ended', filter.turn)),
      all: total(undefined),
    })
    .from(claims)
    .innerJoin(journeys, eq(journeys.id, claims.journeyId))
    .innerJoin(users, eq(users.id, claims.patientId))
    .where(wanted(scope, filter));
  return row ?? { your_turn: 0, open: 0, ended: 0, all: 0 };
}

/** What was claimed by a patient, and what was written about it, for their data. */
export const listStatementsFor = async (db: Db | Tx, patientId: string): Promise<StatementRow[]> => {
  const rows = await db
    .select({ statement: claimStatements })
    .from(claimStatements)
    .innerJoin(claims, eq(claims.id, claimStatements.claimId))
    .where(eq(claims.patientId, patientId))
    .orderBy(asc(claimStatements.writtenAt));
  return rows.map(({ statement }) => statement);
};

/** Empties what claims of a patient say: that there were claims, and what was decided, stays. */
export async function forgetClaimsOf(tx: Tx, patientId: string): Promise<void> {
  await tx
    .update(claimStatements)
    .set({ textSealed: null })
    .where(
      inArray(
        claimStatements.claimId,
        tx.select({ id: claims.id }).from(claims).where(eq(claims.patientId, patientId)),
      ),
    );
}
