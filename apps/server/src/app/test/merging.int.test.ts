import {
  getAdminProvider,
  getProvider,
  getProviderMerge,
  keepProvidersApart,
  listDuplicateProviders,
  listProviders,
  mergeProviders,
  splitProvider,
  suggestProvidersAgain,
} from '@travesia/contracts/providers';
import { listPackages } from '@travesia/contracts/packages';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clinicHolders, type ClinicHolder } from '../../modules/providers/index.ts';
import { fixedClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { type CatalogRevision, followCatalogRevision } from '../../platform/http/revision/catalog-revision.ts';
import type { ApiRegistry, InProcessCall } from '../../platform/http/api-registry.ts';
import { createProduct } from '../../platform/feature/create-product.ts';
import type { Person } from '../../platform/http/request-context.ts';
import { features } from '../features.ts';
import { idleParts } from '../process-parts.ts';
import { mountEverything, openDemoDatabase } from '../testing/demo-api.ts';

const TODAY = '2026-11-20';
const REASON = 'Both list the same building';

let database: Database;
let revision: CatalogRevision;
let registry: ApiRegistry;
let admin: Person;
let holders: readonly ClinicHolder[];
let kept: string;
let other: string;

const run = async <R extends object>(query: ReturnType<typeof sql>) => (await database.db.execute(query)).rows as R[];
const as = (actor: Person) => ({ actor });

beforeAll(async () => {
  database = await openDemoDatabase(TODAY);
  revision = await followCatalogRevision(database);
  registry = mountEverything(database, TODAY, revision.current);
  const parts = { ...idleParts(database, fixedClock(`${TODAY}T12:00:00Z`)), revision: revision.current };
  holders = createProduct(features, parts).all(clinicHolders);
  // Two clinics of one country, both with packages, photos of their own or not, reviews and staff.
  const pair = await run<{ id: string }>(sql`
    select p.id from providers p where p.listing = 'partner' and p.country = 'MX' and p.operational_status = 'active'
      and p.verification_status = 'verified' and p.package_count > 0
      and not exists (select from clinic_change_requests r where r.provider_id = p.id and r.state = 'waiting')
    order by p.package_count desc, p.id limit 2`);
  [kept, other] = pair.map(({ id }) => id) as [string, string];
  const [someone] = await run<{ id: string }>(sql`select id from users where role = 'admin' limit 1`);
  admin = {
    kind: 'person',
    userId: someone?.id ?? '',
    role: 'admin',
    sessionId: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e30',
    authenticatedAt: new Date(`${TODAY}T12:00:00Z`),
    demo: true,
  };
}, 300_000);
afterAll(async () => {
  revision.stop();
  await database.close();
});

/** A call of a process that knows of every change. */
const api: { call: InProcessCall } = {
  call: async (endpoint, input, context) => {
    await revision.refresh();
    return registry.call(endpoint, input, context);
  },
};

/** Rows of one clinic in every table, besides counters and what a refresh computes at its time. */
async function everythingOf(id: string): Promise<Record<string, unknown[]>> {
  const tables = holders.flatMap(({ rows }) => rows).filter(({ part }) => part !== 'history');
  const found: Record<string, unknown[]> = {};
  for (const { table, column = 'provider_id' } of tables) {
    const rows = await run<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(t) - 'position' as row from ${sql.identifier(table)} t where t.${sql.identifier(column)}::text = ${id}`,
    );
    found[`${table}.${column}`] = rows
      .map(({ row }) => row)
      .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
  const own = await run<{ row: Record<string, unknown> }>(
    sql`select to_jsonb(p) - 'version' - 'updated_at' as row from providers p where p.id = ${id}::uuid`,
  );
  return { ...found, providers: own.map(({ row }) => row) };
}

const preview = (id = kept, against = other) =>
  api.call(getProviderMerge, { params: { id, other: against }, query: {} }, as(admin));
const merge = async (take: Parameters<typeof api.call<typeof mergeProviders>>[1]['body']['take'] = []) => {
  const seen = await preview();
  const body = { version: seen.kept.version, other_version: seen.other.version, take, reason: REASON };
  return api.call(mergeProviders, { params: { id: kept, other }, body }, as(admin));
};
const split = (id = other) => api.call(splitProvider, { params: { id }, body: { reason: REASON } }, as(admin));

describe('the tables that refer to clinics', () => {
  it('are those that features declare', async () => {
    const keys = await run<{ name: string }>(sql`
      select r.relname || '.' || a.attname as name from pg_constraint f join pg_class r on r.oid = f.conrelid
      join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any(f.conkey)
      where f.contype = 'f' and f.confrelid = 'providers'::regclass`);
    const declared = holders.flatMap(({ rows }) =>
      rows.map(({ table, column = 'provider_id' }) => `${table}.${column}`),
    );
    expect(new Set(declared).size).toBe(declared.length);
    expect(declared).toEqual(expect.arrayContaining(keys.map(({ name }) => name)));
    const besides = declared.filter((name) => !keys.some((key) => key.name === name));
    expect(besides.toSorted()).toEqual(['favorite_items.target_id', 'record_notes.record_id']);
  });
});

describe('two clinics that are one', () => {
  it('are shown side by side, with what moves', async () => {
    const { fields, parts, refusals } = await preview();
    expect(refusals).toEqual([]);
    expect(fields.find(({ field }) => field === 'name')).toMatchObject({ differs: true });
    const [packages] = await run<{ count: number }>(
      sql`select count(*)::int as count from packages where provider_id = ${other}::uuid`,
    );
    expect(parts.find(({ part }) => part === 'packages')).toMatchObject({ moves: packages?.count, stays: 0 });
  });

  it('become one: pages, lists, search and addresses lead to it; and two again, as they were', async () => {
    const before = { kept: await everythingOf(kept), other: await everythingOf(other) };
    const page = await api.call(getProvider, { params: { id: other }, query: {} });
    const offered = await api.call(listPackages, { query: { limit: 100, country: ['MX'] } });
    const sold = offered.data.filter(({ provider }) => provider.slug === page.slug).length;
    expect(sold).toBeGreaterThan(0);

    const record = await merge(['phone', 'description']);
    expect(record.merged).toMatchObject([{ id: other, reason: REASON }]);
    const left = await everythingOf(other);
    const parts = (await preview()).parts;
    const moved = /^(packages|clinicians|credentials|reviews|photos|calendars|provider_members|rooms)\./;
    expect(Object.entries(left).filter(([name, rows]) => moved.test(name) && rows.length)).toEqual([]);
    expect(parts.find(({ part }) => part === 'packages')).toMatchObject({ moves: 0, stays: 0 });

    const led = await api.call(getProvider, { params: { id: page.slug }, query: {} });
    expect(led).toMatchObject({ id: kept, phone: page.phone });
    const lists = await api.call(listProviders, { query: { limit: 100, country: ['MX'] } });
    expect(lists.data.map(({ id }) => id)).not.toContain(other);
    const after = await api.call(listPackages, { query: { limit: 100, country: ['MX'] } });
    expect(after.total).toBe(offered.total);
    expect(after.data.filter(({ provider }) => provider.slug === page.slug)).toEqual([]);
    expect(led.package_count).toBe(
      Number(before.kept['providers']?.map((row) => (row as { package_count: number }).package_count)[0]) +
        page.package_count,
    );
    const actions = (await api.call(getAdminProvider, { params: { id: other }, query: {} }, as(admin))).actions;
    expect(actions).toEqual(['split']);

    const again = await split();
    expect(again).toMatchObject({ id: other, operational_status: 'active', merged_into: null });
    expect(await everythingOf(other)).toEqual(before.other);
    expect(await everythingOf(kept)).toEqual(before.kept);
    expect((await api.call(getProvider, { params: { id: page.slug }, query: {} })).id).toBe(other);
  }, 120_000);

  it('keep what was added since with the one that stayed, and fields that somebody changed', async () => {
    await merge(['phone']);
    await run(sql`update providers set phone = '+525512345678' where id = ${kept}::uuid`);
    await run(
      sql`insert into record_notes (id, about, record_id, body) values (gen_random_uuid(), 'provider', ${kept}::uuid, 'Since')`,
    );
    await split();
    const [row] = await run<{ phone: string; notes: number }>(sql`
      select phone, (select count(*)::int from record_notes where record_id = ${kept}::uuid and body = 'Since') as notes
      from providers where id = ${kept}::uuid`);
    expect(row).toEqual({ phone: '+525512345678', notes: 1 });
  }, 60_000);

  it('are audited, and both teams are told', async () => {
    await merge();
    await split();
    const audit = await run<{ action: string }>(
      sql`select action from audit_entries where action like 'provider.%merge%' or action = 'provider.split' order by id desc limit 4`,
    );
    expect(new Set(audit.map(({ action }) => action))).toEqual(
      new Set(['provider.merged', 'provider.merge_received', 'provider.split', 'provider.merge_returned']),
    );
    const events = await run<{ name: string; about: string }>(
      sql`select event_type as name, payload->>'provider_id' as about from outbox_events where event_type in ('provider.merged.v1', 'provider.split.v1') order by id desc limit 3`,
    );
    expect(events.map(({ name }) => name)).toEqual(['provider.split.v1', 'provider.split.v1', 'provider.merged.v1']);
    expect(new Set(events.slice(0, 2).map(({ about }) => about))).toEqual(new Set([kept, other]));
  }, 60_000);
});

describe('a merge', () => {
  it('is refused where it makes no sense, with the reason in the preview', async () => {
    const [abroad] = await run<{ id: string }>(
      sql`select id from providers where country = 'CO' and listing = 'partner' and demo order by id limit 1`,
    );
    const [listing] = await run<{ id: string }>(
      sql`insert into providers (id, slug, name, type, listing, verification_status, country, time_zone, demo)
        select gen_random_uuid(), 'listing-of-a-register', 'Clínica', type, 'directory', 'unverified', country, time_zone, true
        from providers where id = ${kept}::uuid returning id`,
    );
    expect((await preview(kept, abroad?.id)).refusals).toContain('country');
    expect((await preview(kept, listing?.id)).refusals).toEqual(['directory']);
    expect((await preview(kept, kept)).refusals).toEqual(['same']);
    const body = { version: 99, other_version: 1, take: [], reason: REASON };
    await expect(
      api.call(
        mergeProviders,
        {
          params: { id: kept, other: abroad?.id ?? '' },
          body: { ...body, ...(await versions(kept, abroad?.id ?? '')) },
        },
        as(admin),
      ),
    ).rejects.toThrow('providers.not_mergeable');
    await expect(api.call(mergeProviders, { params: { id: kept, other }, body }, as(admin))).rejects.toThrow(
      'request.stale_version',
    );
    await expect(split(kept)).rejects.toThrow('providers.stands_differently');
  });

  it('moves on with a clinic that is merged itself, and is not undone meanwhile', async () => {
    const [third] = await run<{ id: string }>(sql`
      select id from providers where listing = 'partner' and country = 'MX' and demo and id not in (${kept}::uuid, ${other}::uuid)
        and operational_status = 'active' and verification_status = 'verified' order by package_count desc, id limit 1`);
    const end = third?.id ?? '';
    const slug = (await api.call(getProvider, { params: { id: other }, query: {} })).slug;
    await merge();
    const body = { ...(await versions(end, kept)), take: [], reason: REASON };
    await api.call(mergeProviders, { params: { id: end, other: kept }, body }, as(admin));
    expect((await api.call(getProvider, { params: { id: slug }, query: {} })).id).toBe(end);
    await expect(split()).rejects.toThrow('providers.stands_differently');
    await split(kept);
    expect((await api.call(getProvider, { params: { id: slug }, query: {} })).id).toBe(kept);
    await split();
    expect((await api.call(getProvider, { params: { id: slug }, query: {} })).id).toBe(other);
  }, 60_000);
});

describe('clinics that may be duplicates', () => {
  it('are suggested as a pair until they are merged or decided to be two', async () => {
    await run(sql`update providers set website = 'https://www.same.example/es' where id = ${kept}::uuid`);
    await run(sql`update providers set website = 'http://same.example' where id = ${other}::uuid`);
    const list = async (state: 'open' | 'apart' = 'open') => {
      const { data, counts } = await api.call(listDuplicateProviders, { query: { state, limit: 100 } }, as(admin));
      const found = data.find(
        ({ one, other: second }) => [one.id, second.id].includes(kept) && [one.id, second.id].includes(other),
      );
      return { found, counts };
    };
    const first = await list();
    expect(first.found?.because).toContain('website');
    const params = { id: other, other: kept };
    await api.call(keepProvidersApart, { params }, as(admin));
    await api.call(keepProvidersApart, { params: { id: kept, other } }, as(admin));
    expect((await list()).found).toBeUndefined();
    const apart = await list('apart');
    expect(apart.found?.apart_since).toMatch(/^2026-11-20/);
    expect(apart.counts).toEqual({ open: first.counts.open - 1, apart: first.counts.apart + 1 });
    await api.call(suggestProvidersAgain, { params }, as(admin));
    expect((await list()).found).toBeDefined();
  });
});

async function versions(keptId: string, otherId: string): Promise<{ version: number; other_version: number }> {
  const seen = await preview(keptId, otherId);
  return { version: seen.kept.version, other_version: seen.other.version };
}
