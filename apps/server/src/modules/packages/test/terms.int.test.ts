import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseCatalog } from '../../../../data/catalog/read-catalog.ts';
import type { Database } from '../../../platform/db/database.ts';
import { openTestDatabase } from '../../../platform/testing/test-database.ts';
import { loadCatalog, loadReference } from '../../catalog/index.ts';
import { readTerms } from '../queries/read-terms.ts';

const CLINIC = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10';
const PACKAGE = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e12';
const at = new Date('2026-11-20T12:00:00Z');
const catalog = parseCatalog();

let database: Database;
const run = (query: ReturnType<typeof sql>) => database.db.execute(query);
const lines = (fee: number) =>
  JSON.stringify([
    { key: 'surgeon_fee', amount_minor: fee },
    { key: 'taxes_fees', amount_minor: 10_000 },
  ]);
const terms = async (shown?: { price_version: number; policy_version: number }) =>
  readTerms(database.db, await loadReference(database.db), PACKAGE, { shown, at });

beforeAll(async () => {
  database = await openTestDatabase();
  await loadCatalog(database, catalog);
  await run(sql`insert into providers (id, slug, name, type, listing, verification_status, country, time_zone)
    values (${CLINIC}, 'clinica-sol', 'Clínica Sol', 'hospital', 'partner', 'verified', 'MX', 'America/Tijuana')`);
});
beforeEach(async () => {
  await run(sql`delete from packages`);
  await run(sql`insert into packages (id, provider_id, treatment, title, description, status, currency, price_minor, price_usd_minor,
      total_usd_minor, nights, stay_days, deposit_percent, cancellation_policy, lines, answers, confirmed_on, price_version)
    values (${PACKAGE}, ${CLINIC}, 'hip-replacement', '{}', '{}', 'published', 'MXN', 110000, 6000, 6000, 4, 10, 30, 'surgical',
      ${lines(100_000)}, 'iiiiiiiiiiiiiiiiiiiiii', '2026-11-01', 7)`);
});
afterAll(() => database.close());

describe('price versions', () => {
  it('are counted by the database when agreed terms change, and stored', async () => {
    const changes = [
      sql`price_minor = 210000, lines = ${lines(200_000)}`,
      sql`deposit_percent = 50`,
      sql`cancellation_policy = 'flexible'`,
    ];
    for (const change of changes) await run(sql`update packages set ${change} where id = ${PACKAGE}`);
    const { rows } = await run(
      sql`select version, price_minor::int as price, deposit_percent as deposit, cancellation_policy as policy
        from package_price_versions where package_id = ${PACKAGE} order by version`,
    );
    expect(rows).toEqual([
      { version: 1, price: 110_000, deposit: 30, policy: 'surgical' },
      { version: 2, price: 210_000, deposit: 30, policy: 'surgical' },
      { version: 3, price: 210_000, deposit: 50, policy: 'surgical' },
      { version: 4, price: 210_000, deposit: 50, policy: 'flexible' },
    ]);
  });

  it('stay the same when something else changes, or on an identical write', async () => {
    await run(sql`update packages set rank = 9, price_minor = price_minor, price_version = 5 where id = ${PACKAGE}`);
    const { rows } = await run(sql`select price_version as version from packages where id = ${PACKAGE}`);
    expect(rows).toEqual([{ version: 1 }]);
  });

  it('are immutable', async () => {
    await expect(run(sql`update package_price_versions set price_minor = 1`)).rejects.toMatchObject({
      cause: { message: 'package_price_versions is append-only' },
    });
    await expect(run(sql`update cancellation_policy_versions set rules = '[]'`)).rejects.toMatchObject({
      cause: { message: 'cancellation_policy_versions is append-only' },
    });
  });
});

describe('terms', () => {
  it("include price, items, deposit, policy and the clinic's time zone", async () => {
    const { rates } = await loadReference(database.db);
    const taken = await terms();
    expect(taken).toMatchObject({
      package_id: PACKAGE,
      price_version: 1,
      price: { amount: 110_000, currency: 'MXN' },
      deposit: { amount: 33_000, currency: 'MXN' },
      policy: { key: 'surgical', version: 1 },
      time_zone: 'America/Tijuana',
      taken_at: at.toISOString(),
    });
    expect(rates.get('MXN')?.perUsd).toMatch(/^\d+\.\d+$/);
    expect(taken?.policy.rules.find(({ loss_cap }) => loss_cap)?.loss_cap?.limit.currency).toBe('MXN');
  });

  it('of an earlier version are those that were shown', async () => {
    await run(sql`update packages set price_minor = 210000, lines = ${lines(200_000)} where id = ${PACKAGE}`);
    expect((await terms())?.price.amount).toBe(210_000);
    expect((await terms({ price_version: 1, policy_version: 1 }))?.price.amount).toBe(110_000);
  });

  it('are null for versions that never existed', async () => {
    expect(await terms({ price_version: 2, policy_version: 1 })).toBeNull();
    expect(await terms({ price_version: 1, policy_version: 9 })).toBeNull();
  });

  it('of a policy get a new version only when a release changes its rules', async () => {
    const { cancellationPolicies } = catalog;
    const harsher = cancellationPolicies.rules.map((rule) =>
      rule.policy === 'surgical' && rule.refund_percent === 75 ? { ...rule, refund_percent: 70 } : rule,
    );
    await loadCatalog(database, { ...catalog, cancellationPolicies: { ...cancellationPolicies, rules: harsher } });
    const { rows } = await run(
      sql`select policy, max(version) as newest from cancellation_policy_versions group by policy order by policy`,
    );
    expect(rows).toEqual([
      { policy: 'flexible', newest: 1 },
      { policy: 'standard', newest: 1 },
      { policy: 'surgical', newest: 2 },
    ]);
    const percents = async (version: number) =>
      (await terms({ price_version: 1, policy_version: version }))?.policy.rules.map((rule) => rule.refund_percent);
    expect(await percents(1)).toContain(75);
    expect(await percents(2)).not.toContain(75);
    expect((await loadReference(database.db)).policies.get('surgical')?.version).toBe(2);
  });
});
