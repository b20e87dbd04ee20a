import {
  type FACILITY_PAIR_SORTS,
  facilityPairMachine,
  type FacilityPairState,
  importMachine,
  type PairCounts,
} from '@travesia/contracts/imports';
import { statesTagged } from '@travesia/contracts/kit';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { inSight, isReal, ofDemo } from '../../../platform/demo/demo-rows.repo.ts';
import type { PairsScope } from '../imports.policy.ts';
import { facilityPairs } from '../imports.tables.ts';
import type { DecidedPair } from '../listings/decide-rows.ts';
import type { FoundPair } from './found-pair.ts';
import { LISTED_HERE } from './taken-listing.ts';

export type PairRow = typeof facilityPairs.$inferSelect;

/** A listing as one side of a pair. */
export interface ListedSide {
  id: string;
  slug: string;
  listing: 'partner' | 'directory';
  name: string;
  type: string;
  street: string | null;
  city: string | null;
  region: string | null;
  postal_code: string | null;
  phones: string[];
  email: string | null;
  website: string | null;
  beds: number | null;
  lat: number | null;
  lon: number | null;
}

/** A pair with the listings that its two sides have now. */
export interface SidedPair {
  pair: Pick<PairRow, 'id' | 'facility' | 'externalId' | 'likeness' | 'reason' | 'importId' | 'version'> & {
    state: FacilityPairState;
    sourceName: string;
    otherSourceName: string | null;
    otherExternalId: string;
    otherSource: string;
  };
  own: ListedSide | null;
  other: ListedSide;
}

/** Pairs per statement. */
const BATCH = 250;
const FINAL = statesTagged(importMachine, 'final');
const DECIDED = statesTagged(facilityPairMachine, 'decided');
const list = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;

const side = (p: string, c: string) =>
  sql.raw(`case when ${p}.id is null then null else jsonb_build_object('id', ${p}.id, 'slug', ${p}.slug, 'listing', ${p}.listing,
    'name', ${p}.name, 'type', ${p}.type, 'street', ${p}.street, 'city', ${c}.name->>'es', 'region', ${p}.region,
    'postal_code', ${p}.postal_code, 'phones', ${p}.phones, 'email', ${p}.email, 'website', ${p}.website, 'beds', ${p}.beds,
    'lat', ${p}.lat, 'lon', ${p}.lon) end`);

/** Pairs `x`, the listing of the row `l` and the other listing `r`. A pair without the other listing is none. */
const SIDES = sql`facility_pairs x
  left join provider_sources ls on ls.source = x.source and ls.external_id = x.external_id
  left join providers l on l.id = ls.provider_id left join cities lc on lc.id = l.city_id
  left join provider_sources rs on rs.source = x.other_source and rs.external_id = x.other_external_id
  join providers r on r.id = coalesce(rs.provider_id, case when x.other_source = ${LISTED_HERE} then x.other_external_id::uuid end)
  left join cities rc on rc.id = r.city_id`;

interface Asked {
  state?: string;
  importId?: string | undefined;
}

/** The state of a pair as people see it. */
const STATE = sql`case when x.state = ${facilityPairMachine.initial} and x.merged then 'merged' else x.state end`;

/**
 * An undecided pair matters while the row has another listing, or may get one from an import that is still open; a merge, while it is
 * one.
 */
function shown({ sight }: PairsScope, { state, importId }: Asked): SQL {
  const matters = sql`(x.state <> ${facilityPairMachine.initial} or case when x.merged then l.id = r.id
    else l.id <> r.id or (l.id is null and exists (
      select 1 from imports i where i.id = x.import_id and i.state <> all(${list(FINAL)}))) end)`;
  return and(
    inSight(sight, sql`x.demo`),
    matters,
    state === undefined ? undefined : sql`${STATE} = ${state}`,
    importId === undefined ? undefined : sql`x.import_id = ${importId}`,
  ) as SQL;
}

const ORDERS: Readonly<Record<(typeof FACILITY_PAIR_SORTS)[number], SQL>> = {
  '-likeness': sql`x.likeness desc`,
  likeness: sql`x.likeness`,
  name: sql`lower(x.facility->>'name')`,
  '-name': sql`lower(x.facility->>'name') desc`,
};

const COLUMNS = sql`jsonb_build_object('id', x.id, 'state', ${STATE}, 'facility', x.facility, 'sourceName', x.source_name,
    'externalId', x.external_id, 'otherSource', x.other_source, 'otherSourceName', rs.source_name,
    'otherExternalId', x.other_external_id, 'likeness', x.likeness, 'reason', x.reason, 'importId', x.import_id,
    'version', x.version) as pair,
  ${side('l', 'lc')} as own, ${side('r', 'rc')} as other`;

export async function listPairs(
  db: Db,
  scope: PairsScope,
  asked: Asked & { sort: (typeof FACILITY_PAIR_SORTS)[number]; page: number; limit: number },
): Promise<SidedPair[]> {
  const { rows } = await db.execute<SidedPair & Record<string, unknown>>(sql`
    select ${COLUMNS} from ${SIDES} where ${shown(scope, asked)}
    order by ${ORDERS[asked.sort]}, x.id limit ${asked.limit} offset ${(asked.page - 1) * asked.limit}`);
  return rows;
}

export async function findPair(db: Db | Tx, scope: PairsScope, id: string): Promise<SidedPair | undefined> {
  const { rows } = await db.execute<SidedPair & Record<string, unknown>>(
    sql`select ${COLUMNS} from ${SIDES} where x.id = ${id} and ${inSight(scope.sight, sql`x.demo`)}`,
  );
  return rows[0];
}

/** Pairs by state. */
export async function countPairs(db: Db, scope: PairsScope, importId?: string): Promise<PairCounts> {
  const { rows } = await db.execute<{ state: keyof PairCounts; total: number }>(
    sql`select ${STATE} as state, count(*)::int as total from ${SIDES} where ${shown(scope, { importId })} group by 1`,
  );
  return {
    open: 0,
    merged: 0,
    same: 0,
    different: 0,
    ...Object.fromEntries(rows.map((row) => [row.state, row.total])),
  };
}

/** Locks a pair until the transaction ends. */
export async function lockPair(tx: Tx, { sight }: PairsScope, id: string): Promise<PairRow | undefined> {
  const [row] = await tx
    .select()
    .from(facilityPairs)
    .where(and(eq(facilityPairs.id, id), inSight(sight, facilityPairs.demo)))
    .for('update');
  return row;
}

/** What people decided about rows of a registry, whichever of the two was imported first. */
export async function readDecidedPairs(tx: Tx, source: string): Promise<DecidedPair[]> {
  const { rows } = await tx.execute<DecidedPair & Record<string, unknown>>(sql`
    with said as (
      select source, external_id, other_source, other_external_id, state from facility_pairs
        where state = any(${list(DECIDED)}) and ${isReal(sql`demo`)}
      union all
      select other_source, other_external_id, source, external_id, state from facility_pairs
        where state = any(${list(DECIDED)}) and ${isReal(sql`demo`)}
    )
    select x.external_id as "externalId", x.state = ${facilityPairMachine.transitions.join.to} as "isSame",
      jsonb_build_object('source', x.other_source, 'externalId', x.other_external_id) as other, p.id as "providerId"
    from said x left join provider_sources s on s.source = x.other_source and s.external_id = x.other_external_id
    left join providers p on p.id = coalesce(s.provider_id, case when x.other_source = ${LISTED_HERE} then x.other_external_id::uuid end)
    where x.source = ${source}`);
  return rows;
}

/**
 * Records pairs. What a person decided stays, with the row as it is now; an undecided pair of the row is replaced. `before` is what the
 * listings have at this moment, so call it before they are filled.
 */
export async function recordPairs(
  tx: Tx,
  pairs: readonly FoundPair[],
  { importId, demo }: { importId: string | null; demo: boolean },
): Promise<void> {
  for (let start = 0; start < pairs.length; start += BATCH)
    await writePairs(tx, pairs.slice(start, start + BATCH), { importId, demo });
}

async function writePairs(
  tx: Tx,
  pairs: readonly FoundPair[],
  { importId, demo }: { importId: string | null; demo: boolean },
): Promise<void> {
  const rows = pairs.map(({ facility, other, ...pair }) => ({
    ...pair,
    facility,
    source: facility.sourceKey,
    code: facility.externalId,
    other_source: other.source,
    other_code: other.externalId,
  }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g
    (merged boolean, facility jsonb, "sourceName" text, source text, code text, other_source text, other_code text, "listingId" uuid, likeness real, reason text)`;
  await tx.execute(sql`
    delete from facility_pairs x using ${given}
    where x.source = g.source and x.external_id = g.code and x.state <> all(${list(DECIDED)})`);
  await tx.execute(sql`
    insert into facility_pairs (id, merged, source, source_name, external_id, other_source, other_external_id, likeness, reason, facility, before, import_id, demo)
    select gen_random_uuid(), g.merged, g.source, g."sourceName", g.code, g.other_source, g.other_code, g.likeness, g.reason, g.facility,
      case when p.id is not null and g.merged then jsonb_build_object('street', p.street, 'postalCode', p.postal_code,
        'lat', p.lat, 'lon', p.lon, 'phones', p.phones, 'email', p.email, 'website', p.website) end, ${importId}::uuid, ${demo}::boolean
    from ${given} left join providers p on p.id = g."listingId"
    on conflict (source, external_id, other_source, other_external_id) do update set facility = excluded.facility,
      before = coalesce(excluded.before, facility_pairs.before), import_id = excluded.import_id`);
}

/** Says which import found the pairs that this transaction added; the command line records its import at the end. */
export async function nameImportOfPairs(tx: Tx, source: string, importId: string): Promise<void> {
  await tx.execute(sql`
    update facility_pairs set import_id = ${importId} where source = ${source} and import_id is null and created_at = now()`);
}

/** Deletes the pairs of the demo. */
export async function deleteDemoPairs(tx: Tx): Promise<void> {
  await tx.delete(facilityPairs).where(ofDemo(facilityPairs.demo));
}
