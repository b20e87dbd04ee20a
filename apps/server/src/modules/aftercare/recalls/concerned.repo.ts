import { journeyMachine } from '@travesia/contracts/journeys';
import { statesTagged } from '@travesia/contracts/kit';
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { ofSameWorld } from '../../../platform/demo/demo-rows.repo.ts';
import type { Flagged } from '../../../platform/demo/sight.ts';
import type { RecallRow } from './recall.lifecycle.ts';

/** Whom a recall looks for. */
export type Sought = Pick<RecallRow, 'providerId' | 'roomId' | 'materialKind' | 'lotHash' | 'from' | 'to'> & Flagged;

/** Before the treatment began, or ended without one. */
const UNTREATED = [...statesTagged(journeyMachine, 'signable'), ...statesTagged(journeyMachine, 'untreated')];

const dayOf = sql`(b.starts_at at time zone b.time_zone)::date`;

/** A treatment that began; who prepares a second trip was treated on the first. */
const isTreated = sql`(j.status not in (${sql.join(
  UNTREATED.map((state) => sql`${state}`),
  sql`, `,
)}) or j.trip = 2)`;

/** Treatments of a journey that took place, as bookings. */
const took = (now: Date, journeyId = sql`j.id`) =>
  sql`bookings b where b.journey_id = ${journeyId} and b.status <> 'cancelled' and b.starts_at <= ${now.toISOString()}::timestamptz`;

/** Condition on journeys `j`: all of what is sought holds. */
function matches({ providerId, roomId, materialKind, lotHash, from, to, demo }: Sought, now: Date): SQL {
  const visit = [
    ...(roomId ? [sql`b.room_id = ${roomId}::uuid`] : []),
    ...(from ? [sql`${dayOf} >= ${from}::date`] : []),
    ...(to ? [sql`${dayOf} <= ${to}::date`] : []),
  ];
  return sql.join(
    [
      ofSameWorld({ demo }, sql`j.demo`),
      isTreated,
      ...(providerId ? [sql`j.provider_id = ${providerId}::uuid`] : []),
      ...(visit.length > 0 ? [sql`exists (select from ${took(now)} and ${sql.join(visit, sql` and `)})`] : []),
      ...(lotHash
        ? [
            sql`exists (select from used_materials m where m.journey_id = j.id and m.lot_hash = ${lotHash} and m.kind = ${materialKind})`,
          ]
        : []),
    ],
    sql` and `,
  );
}

/** The day of the last treatment of a journey; null if no booking says it. */
export const treatedOn = (now: Date, journeyId: SQL): SQL<string | null> =>
  sql`(select max(${dayOf})::text from ${took(now, journeyId)})`;

export interface ConcernedRow {
  journeyId: string;
  reference: string;
  clinic: string;
  treatedOn: string | null;
}

/** The first journeys that match, by clinic and day, and how many do. */
export async function findConcerned(
  db: Db | Tx,
  sought: Sought,
  { now, limit }: { now: Date; limit: number },
): Promise<{ total: number; rows: ConcernedRow[] }> {
  const { rows } = await db.execute<ConcernedRow & { total: number } & Record<string, unknown>>(sql`
    select j.id as "journeyId", j.reference, p.name as clinic, ${treatedOn(now, sql`j.id`)} as "treatedOn", (count(*) over ())::int as total
    from journeys j join providers p on p.id = j.provider_id where ${matches(sought, now)}
    order by p.name, "treatedOn", j.reference limit ${limit}`);
  return { total: rows[0]?.total ?? 0, rows: rows.map(({ total: _total, ...row }) => row) };
}

/**
 * Writes whom a recall concerns; who is written already stays. Deleted accounts can’t be told: they are unreachable from the beginning. Returns how
 * many there are.
 */
export async function writeRecipients(tx: Tx, recallId: string, sought: Sought, now: Date): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    insert into recall_recipients (id, recall_id, journey_id, patient_id, reached, reached_at)
    select gen_random_uuid(), ${recallId}::uuid, j.id, j.patient_id,
      case when u.status = 'erased' then 'unreachable' end, case when u.status = 'erased' then ${at} end
    from journeys j join users u on u.id = j.patient_id where ${matches(sought, now)}
    on conflict (recall_id, journey_id) do nothing`);
  const { rows } = await tx.execute<{ total: number }>(
    sql`select count(*)::int as total from recall_recipients where recall_id = ${recallId}::uuid`,
  );
  return rows[0]?.total ?? 0;
}
