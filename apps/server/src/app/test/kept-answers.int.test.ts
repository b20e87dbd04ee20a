import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { type Group, WATCHED } from '../../platform/db/revision/groups.ts';
import { groupsOfStatement } from '../../platform/db/revision/statement-groups.ts';
import type { ApiRegistry } from '../../platform/http/api-registry.ts';
import { anonymous } from '../../platform/http/request-context.ts';
import { AnswerCache, KeptAnswer } from '../../platform/http/revision/answer-cache.ts';
import { type CatalogRevision, followCatalogRevision } from '../../platform/http/revision/catalog-revision.ts';
import { type DemoApi, mountEverything, openDemoApi } from '../testing/demo-api.ts';
import { type PublicCall, publicCalls } from '../testing/public-calls.ts';

const TODAY = '2026-11-20';

let api: DemoApi;
let revision: CatalogRevision;
let kept: { registry: ApiRegistry; cache: AnswerCache };
let calls: PublicCall[];
let statements: ReadonlySet<string>;

beforeAll(async () => {
  api = await openDemoApi(TODAY);
  revision = await followCatalogRevision(api.database);
  const registry = mountEverything(api.database, TODAY, revision.current);
  kept = { registry, cache: new AnswerCache(revision.current) };
  calls = await publicCalls(api, registry.mounted);
  statements = await statementsDuring(api.database, () => askKept());
}, 300_000);
afterAll(async () => {
  revision.stop();
  await api.close();
});

const nameOf = ({ mounted, raw }: PublicCall) => `${mounted.endpoint.name} ${JSON.stringify(raw.query)}`;
const make = async (registry: ApiRegistry, { mounted, raw }: PublicCall) =>
  new KeptAnswer(
    Buffer.from(
      JSON.stringify(await registry.run(mounted, raw, { requestId: 'test', actor: anonymous, language: 'en' })),
    ),
    {},
  );

/** The responses of a caching process, by name. */
async function askKept(): Promise<Map<string, KeptAnswer>> {
  await revision.refresh();
  const answers = new Map<string, KeptAnswer>();
  for (const call of calls)
    answers.set(nameOf(call), await kept.cache.findOrMake(nameOf(call), () => make(kept.registry, call)));
  return answers;
}

/** The responses of a freshly started process, by name. */
async function askFresh(): Promise<Map<string, string>> {
  const registry = mountEverything(api.database, TODAY, () => 1);
  const answers = new Map<string, string>();
  for (const call of calls) answers.set(nameOf(call), contentOf(await make(registry, call)));
  return answers;
}

/** A response's content in canonical order: facets with equal counts come in the database's order. */
const contentOf = ({ body }: KeptAnswer): string => JSON.stringify(sorted(JSON.parse(body.toString())));

function sorted(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map(sorted).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, its]) => [key, sorted(its)]));
}

const contentsOf = (answers: ReadonlyMap<string, KeptAnswer>) =>
  new Map([...answers].map(([name, answer]) => [name, contentOf(answer)]));

/** The texts of all statements `work` sends. */
async function statementsDuring({ pool }: Database, work: () => Promise<unknown>): Promise<Set<string>> {
  const texts = new Set<string>();
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  pool.query = ((first: string | { text: string }, ...rest: unknown[]) => {
    texts.add(typeof first === 'string' ? first : first.text);
    return query(first, ...rest);
  }) as typeof pool.query;
  await work();
  pool.query = query as typeof pool.query;
  return texts;
}

/** The columns PostgreSQL itself reports a statement depends on, as `table.column`. */
async function columnsOf({ pool }: Database, text: string): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`prepare probe_statement as ${text}`);
    const { rows: types } = await client.query<{ types: string }>(
      `select array_to_string(parameter_types, ', ') as types from pg_prepared_statements where name = 'probe_statement'`,
    );
    await client.query(
      `create function probe_function(${types[0]?.types ?? ''}) returns void language sql begin atomic ${text}; end`,
    );
    const { rows } = await client.query<{ name: string }>(`
      select c.relname || '.' || coalesce(a.attname, '') as name from pg_depend d join pg_class c on c.oid = d.refobjid
        left join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid and a.attnum > 0
      where d.classid = 'pg_proc'::regclass and d.objid = 'probe_function'::regproc and d.refclassid = 'pg_class'::regclass`);
    return rows.map(({ name }) => name);
  } finally {
    await client.query('rollback');
    await client.query('deallocate probe_statement');
    client.release();
  }
}

/** Not part of any response: how in-memory copies follow their rows. */
const BESIDE = new Set(['deleted_rows', 'group_revisions']);

describe('the groups read by public responses', () => {
  it('are found for every column their statements depend on', async () => {
    expect(new Set(calls.map(({ mounted }) => mounted.endpoint.name)).size).toBeGreaterThan(20);
    expect(statements.size).toBeGreaterThan(40);
    const missed: string[] = [];
    const seen = new Set<string>();
    for (const text of statements) {
      const found = groupsOfStatement(text);
      for (const name of await columnsOf(api.database, text)) {
        seen.add(name);
        const [table = '', column = ''] = name.split('.');
        const watched = WATCHED[table];
        if (BESIDE.has(table)) continue;
        const part = Object.entries(watched?.columns ?? {}).find(([, columns]) => columns.includes(column))?.[0];
        if (!watched || !found.includes((part ?? watched.group) as Group)) missed.push(`${name} in ${text}`);
      }
    }
    expect(missed).toEqual([]);
    expect(seen.size).toBeGreaterThan(150);
    expect([...seen]).toEqual(expect.arrayContaining(['providers.email', 'packages.description', 'reviews.title']));
  }, 120_000);

  it('are incremented by the triggers of exactly these tables and columns', async () => {
    const { rows } = await api.database.db.execute<{ name: string; table: string; given: string }>(sql`
      select tgname as name, c.relname as table, encode(tgargs, 'escape') as given
      from pg_trigger t join pg_class c on c.oid = t.tgrelid where tgname like 'raise\_groups\_%' order by 1, 2`);
    const expected = ['delete', 'insert', 'truncate', 'update'].flatMap((event) =>
      Object.entries(WATCHED).map(([table, { group, columns }]) => ({
        name: `raise_groups_${event}`,
        table,
        given: [group, ...Object.entries(columns ?? {}).map(([part, its]) => `${part}: ${its.join(', ')}`), ''].join(
          '\\000',
        ),
      })),
    );
    const inOrder = (all: typeof expected) => all.toSorted((a, b) => (a.name + a.table < b.name + b.table ? -1 : 1));
    expect(inOrder(rows)).toEqual(inOrder(expected));
  });
});

// The calls are about the first of them.
const somePartner = sql`(select provider_id from packages where status = 'published' order by id desc limit 1)`;
const published = sql`(select k.id from packages k join providers p on p.id = k.provider_id
  where k.status = 'published' and p.country = 'MX' and p.verification_status = 'verified' and p.operational_status = 'active' order by k.id desc limit 1)`;

/** A change of each table shown in public responses. */
const SHOWN: Readonly<Record<string, ReturnType<typeof sql>>> = {
  accreditors: sql`update accreditors set name = name || ' X'`,
  cancellation_policies: sql`update cancellation_policies set name = '{"en":"X","es":"X","pt":"X"}'`,
  cancellation_rules: sql`update cancellation_rules set refund_percent = 1`,
  cities: sql`update cities set name = '{"en":"X","es":"X","pt":"X"}' where destination`,
  countries: sql`update countries set name = '{"en":"X","es":"X","pt":"X"}'`,
  currencies: sql`update currencies set symbol = 'X'`,
  exchange_rates: sql`update exchange_rates set per_usd = per_usd * 2 where currency <> 'USD'`,
  inclusion_keys: sql`update inclusion_keys set label = '{"en":"X","es":"X","pt":"X"}'`,
  provider_types: sql`update provider_types set name = '{"en":"X","es":"X","pt":"X"}'`,
  service_types: sql`update service_types set name = '{"en":"X","es":"X","pt":"X"}'`,
  treatment_categories: sql`update treatment_categories set name = '{"en":"X","es":"X","pt":"X"}'`,
  treatment_needs: sql`update treatment_needs set reason = '{"en":"X","es":"X","pt":"X"}'`,
  treatment_prices: sql`update treatment_prices set high_usd_minor = high_usd_minor + 100`,
  treatment_synonyms: sql`update treatment_synonyms set text = text || ' x'`,
  treatments: sql`update treatments set name = '{"en":"X","es":"X","pt":"X"}'`,
  'providers, in lists': sql`update providers set name = name || ' X'`,
  'providers, leaving the public': sql`update providers set operational_status = 'suspended' where id = ${somePartner}`,
  'providers, on their page': sql`update providers set phone = '+5215555555555', require_deposit = not require_deposit`,
  'providers, first free day': sql`update providers set next_free_on = '2026-12-24'`,
  calendars: sql`update calendars set slot_minutes = slot_minutes + 5`,
  calendar_windows: sql`update calendar_windows set starts = '06:10' where mode = 'in_person'`,
  calendar_exceptions: sql`insert into calendar_exceptions (id, calendar_id, kind, from_date, to_date)
    select gen_random_uuid(), id, 'closed', '2026-11-23', '2026-11-27' from calendars`,
  clinicians: sql`update clinicians set name = name || ' X'`,
  credentials: sql`update credentials set body = body || ' X'`,
  'packages, in lists': sql`update packages set price_minor = price_minor + 100, price_usd_minor = price_usd_minor + 7, total_usd_minor = total_usd_minor + 7`,
  'packages, leaving the public': sql`update packages set status = 'archived' where id = ${published}`,
  'packages, on their page': sql`update packages set description = '{"en":"X","es":"X","pt":"X"}'`,
  package_inclusions: sql`update package_inclusions set quantity = 7`,
  reviews: sql`update reviews set title = title || ' X'`,
  service_offers: sql`update service_offers set price_minor = price_minor + 100`,
  search_documents: sql`update search_documents set label = '{"en":"X","es":"X","pt":"X"}', changed_at = clock_timestamp()`,
};

describe('cached responses', () => {
  it.each(Object.keys(SHOWN))(
    'are refreshed after a change of %s',
    async (what) => {
      const before = contentsOf(await askKept());
      await api.database.db.execute(SHOWN[what] ?? sql``);
      const after = contentsOf(await askKept());
      expect(after).toEqual(await askFresh());
      expect(after).not.toEqual(before);
    },
    60_000,
  );

  it('are refreshed after a row is deleted or added', async () => {
    const before = contentsOf(await askKept());
    await api.database.db.execute(sql`delete from package_inclusions where package_id = ${published}`);
    await api.database.db.execute(sql`delete from service_offers`);
    const gone = await api.database.db.execute<{ id: string }>(
      sql`select k.id from packages k join providers p on p.id = k.provider_id where k.status = 'published' and p.country = 'MX'
        and k.id not in (select package_id from reviews where package_id is not null) order by k.id desc limit 1`,
    );
    const id = gone.rows[0]?.id ?? '';
    await api.database.db.execute(sql`create table removed_package as select * from packages where id = ${id}::uuid`);
    await api.database.db.execute(sql`delete from packages where id = ${id}::uuid`);
    const without = contentsOf(await askKept());
    expect(without).toEqual(await askFresh());
    expect(without).not.toEqual(before);
    await api.database.db.execute(sql`insert into packages select * from removed_package`);
    const again = contentsOf(await askKept());
    expect(again).toEqual(await askFresh());
    expect(again).not.toEqual(without);
  }, 60_000);

  it('are refreshed after a listing’s registries change', async () => {
    await askKept();
    await api.database.db
      .execute(sql`insert into provider_sources (id, provider_id, source, source_name, external_id, row_hash, imported_on)
      select gen_random_uuid(), id, 'test', 'A register', slug, 'none', '2026-11-01' from providers`);
    expect(contentsOf(await askKept())).toEqual(await askFresh());
  }, 60_000);

  it.each([
    ['nothing', sql`update providers set name = name, phone = phone`],
    [
      'what a clinic keeps to itself',
      sql`update providers set phones = '{+5215550000000}', attributes = '{"parking": true}'`,
    ],
    ['a reason', sql`update providers set suspension_reason = 'Late credentials', rejection_reason = 'None'`],
    ['cases a year', sql`update provider_treatments set cases_last_year = 77`],
    ['when a package was made', sql`update packages set created_at = now()`],
  ])('stay cached after a write of %s', async (_what, write) => {
    const before = await askKept();
    await api.database.db.execute(write);
    const after = await askKept();
    // Help articles come from files: their reads aren't tracked. Online services are filtered by the clinics' treatments, whose
    // rows keep the cases a year; pages of clinics and packages show what a clinic asks for, from the same rows.
    const isOfTables = (name: string) =>
      !/Article|Emergency|OnlineService|getProvider |getTreatmentPackage |compareTreatmentPackages/.test(name);
    expect([...before].filter(([name, answer]) => isOfTables(name) && after.get(name) !== answer)).toEqual([]);
  });

  it('of lists stay cached when a clinic saves its settings; its page is refreshed', async () => {
    const before = await askKept();
    const slug = calls.find(({ mounted }) => mounted.endpoint.name === 'getProvider')?.raw.params as { id: string };
    await api.database.db.execute(
      sql`update providers set allow_online_booking = not allow_online_booking, deposit_percentage = 44, version = version + 1 where id = (select id from providers where slug = ${slug.id})`,
    );
    const after = await askKept();
    const isNew = (name: string) =>
      [...after].find(([at]) => at.startsWith(name))?.[1] !== [...before].find(([at]) => at.startsWith(name))?.[1];
    expect(
      ['listProviders', 'listTreatmentPackages', 'search', 'suggest', 'listReviews', 'getTreatment '].filter(isNew),
    ).toEqual([]);
    expect(isNew('getProvider ')).toBe(true);
  });
});
