import { sql } from 'drizzle-orm';
import type { OpenHouse } from '../../../modules/contexts/testing/open-house.ts';
import type { KnownIds } from './crawl.ts';
import type { Tenant } from './make-tenants.ts';

/** Most rows of a table that are looked at. */
const MOST = 500;

/** Tables whose ids no call takes: they only say what was done, was asked, or waits. */
const ASIDE = /^(audit_|outbox_|idempotency|refresh_tokens|__drizzle)/;

/** Every id that stands in the database and that a call could take, and which stand in one row. */
export async function knownIds({ run }: OpenHouse): Promise<KnownIds> {
  const { rows } = await run(sql`select table_name, array_agg(column_name::text) as columns
    from information_schema.columns where table_schema = 'public' and data_type = 'uuid' group by table_name order by 1`);
  const columnsOf = new Map<string, Set<string>>();
  const pairs = new Map<string, readonly [string, string]>();
  for (const { table_name: table, columns } of rows) {
    if (ASIDE.test(String(table))) continue;
    const names = (columns as string[]).map((name) => sql.identifier(name));
    const found = await run(
      sql`select ${sql.join(names, sql`, `)} from ${sql.identifier(String(table))} limit ${MOST}`,
    );
    for (const row of found.rows) {
      const ids = Object.entries(row).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
      for (const [column, id] of ids)
        columnsOf.set(id, (columnsOf.get(id) ?? new Set()).add(`${String(table)}.${column}`));
      const beside = ids.flatMap(([, id]) => ids.map(([, other]) => [id, other] as const));
      for (const pair of beside.filter(([id, other]) => id !== other)) pairs.set(pair.join(' '), pair);
    }
  }
  return { all: [...columnsOf.keys()], pairs: [...pairs.values()], columns: columnsOf };
}

/** Ids that are a tenant's: of its people, clinic and organization, of what names one of them, and of what names that; of nobody else's people. */
export async function belongingTo(house: OpenHouse, { people, clinic, network }: Tenant): Promise<string[]> {
  const { pairs } = await knownIds(house);
  const { rows } = await house.run(sql`select id from users`);
  const own = new Set([clinic, network, ...Object.values(people).map(({ userId }) => userId)]);
  const others = new Set(rows.map(({ id }) => String(id)).filter((id) => !own.has(id)));
  for (let hop = 0; hop < 2; hop++) {
    const reached = pairs.filter(([id, other]) => own.has(id) && !others.has(id) && !others.has(other));
    for (const [, other] of reached) own.add(other);
  }
  return [...own];
}

/** What is known, with one id of every kind of each tenant and of what is nobody's, and what stands beside these. */
export async function idsOfEachKind(house: OpenHouse, tenants: readonly Tenant[]): Promise<KnownIds> {
  const known = await knownIds(house);
  const theirs = await Promise.all(tenants.map((tenant) => belongingTo(house, tenant)));
  const rest = known.all.filter((id) => !theirs.flat().includes(id));
  const all = [...new Set([...theirs, rest].flatMap((ids) => oneOfEachKind(ids, known)))];
  return { ...known, all, pairs: known.pairs.filter(([id]) => all.includes(id)) };
}

/** Some of these ids, so that there is one of every column that any of them stands in. */
export function oneOfEachKind(ids: readonly string[], { columns }: KnownIds): string[] {
  const seen = new Set<string>();
  return ids.filter((id) => {
    const fresh = [...(columns.get(id) ?? [])].filter((column) => !seen.has(column));
    for (const column of fresh) seen.add(column);
    return fresh.length > 0;
  });
}

/** What stands in every table but those that only say that something was asked or is waiting. */
export async function checksums({ run }: OpenHouse): Promise<Record<string, string>> {
  const { rows } = await run(sql`select table_name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`);
  const sums: Record<string, string> = {};
  for (const { table_name: table } of rows) {
    if (ASIDE.test(String(table))) continue;
    const { rows: sum } = await run(
      sql`select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as sum from ${sql.identifier(String(table))} t`,
    );
    sums[String(table)] = String(sum[0]?.['sum']);
  }
  return sums;
}
