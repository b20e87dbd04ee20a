import { sql } from 'drizzle-orm';
import type { OpenHouse } from '../../../modules/contexts/testing/open-house.ts';
import type { KnownIds } from './crawl.ts';
import type { Tenant } from './make-tenants.ts';

/** Maximum rows examined per table. */
const MOST = 500;

/** Tables whose ids no call takes: they only record what was done, requested, or is waiting. */
const ASIDE = /^(audit_|outbox_|idempotency|refresh_tokens|__drizzle)/;

/** Every id in the database a call could take, and which occur together in a row. */
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

/**
 * Ids of a tenant: of its users, clinic and organization, of what references them, and of what references that; of no
 * other users.
 */
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

/** The known ids, with one of every kind for each tenant and for unowned data, and their neighbors. */
export async function idsOfEachKind(house: OpenHouse, tenants: readonly Tenant[]): Promise<KnownIds> {
  const known = await knownIds(house);
  const theirs = await Promise.all(tenants.map((tenant) => belongingTo(house, tenant)));
  const rest = known.all.filter((id) => !theirs.flat().includes(id));
  const all = [...new Set([...theirs, rest].flatMap((ids) => oneOfEachKind(ids, known)))];
  return { ...known, all, pairs: known.pairs.filter(([id]) => all.includes(id)) };
}

/** A subset of these ids that covers every column they occur in. */
export function oneOfEachKind(ids: readonly string[], { columns }: KnownIds): string[] {
  const seen = new Set<string>();
  return ids.filter((id) => {
    const fresh = [...(columns.get(id) ?? [])].filter((column) => !seen.has(column));
    for (const column of fresh) seen.add(column);
    return fresh.length > 0;
  });
}

/** Asks the schema once for each database: a sweep looks after each of thousands of calls, and changes no tables. */
function onceEach<T>(ask: (house: OpenHouse) => Promise<T>): (house: OpenHouse) => Promise<T> {
  const known = new WeakMap<OpenHouse, Promise<T>>();
  return (house) => {
    const asked = known.get(house) ?? ask(house);
    known.set(house, asked);
    return asked;
  };
}

/** Every table that holds more than requests and pending work. */
const keptTables = onceEach(async ({ run }: OpenHouse): Promise<string[]> => {
  const { rows } = await run(sql`select table_name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`);
  return rows.map(({ table_name: table }) => String(table)).filter((table) => !ASIDE.test(table));
});

/** Every row of these tables, as text, by table: in one statement, as a sweep looks after each call. */
export async function rowsOf(house: OpenHouse): Promise<Map<string, string[]>> {
  const tables = await keptTables(house);
  const each = tables.map((table) => sql`select ${table} as name, t::text as row from ${sql.identifier(table)} t`);
  const { rows } = await house.run(sql.join(each, sql` union all `));
  const found = new Map(tables.map((table) => [table, [] as string[]]));
  for (const { name, row } of rows) found.get(String(name))?.push(String(row));
  return found;
}

/** The content of these tables, as a checksum each. */
export async function checksums(house: OpenHouse): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const table of await keptTables(house)) {
    const { rows } = await house.run(
      sql`select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as sum from ${sql.identifier(table)} t`,
    );
    sums[table] = String(rows[0]?.['sum']);
  }
  return sums;
}
