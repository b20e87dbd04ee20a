import type { CurrencyChange } from '@travesia/contracts/catalog';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseCatalog } from '../../../../../../data/catalog/read-catalog.ts';
import { fixedClock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/db/database.ts';
import type { Person } from '../../../../../platform/http/request-context.ts';
import { emptyTables } from '../../../../../platform/testing/empty-tables.ts';
import { openTestDatabase } from '../../../../../platform/testing/test-database.ts';
import { loadCatalog } from '../../../commands/load-catalog.ts';
import { loadReference } from '../../../reference.ts';
import { changeCurrency } from '../commands/change-currency.ts';
import { changeLocation } from '../commands/change-location.ts';
import { changeProviderType } from '../commands/change-provider-type.ts';

const clock = fixedClock('2026-11-22T12:00:00Z');
const catalog = parseCatalog();
let database: Database;
const run = (query: ReturnType<typeof sql>) => database.db.execute(query);
const admin: Person = {
  kind: 'person',
  userId: uuidv7(),
  role: 'admin',
  sessionId: uuidv7(),
  authenticatedAt: clock.now(),
  demo: false,
};

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await emptyTables(database, 'currencies', 'countries', 'provider_types', 'loaded_data', 'audit_entries');
  await loadCatalog(database, catalog);
});
afterAll(() => database.close());

const rateOf = async (code: string) => (await loadReference(database.db)).rates.get(code);
const change = async (code: string, changes: Partial<CurrencyChange>, actor = admin) => {
  const reference = await loadReference(database.db);
  const [row, rate] = [reference.currencies.find((one) => one.code === code), reference.rates.get(code)];
  const body: CurrencyChange = {
    version: row?.version ?? 1,
    selectable: row?.selectable ?? true,
    per_usd: rate?.perUsd ?? '1',
    rated_on: '2026-11-21',
    source: 'Banco de la República, TRM',
    reason: 'Weekly rates',
    ...changes,
  };
  return changeCurrency({ database, clock }, code, body, actor);
};
/** A little more than the present rate. */
const more = async (code: string) => String(Number((await rateOf(code))?.perUsd) * 1.01);

describe('a currency', () => {
  it('gets a dated rate, which prices use from then on, with who, what and why in the audit log', async () => {
    const perUsd = await more('COP');
    expect(await change('COP', { per_usd: perUsd })).toEqual({ version: 2 });
    expect(await rateOf('COP')).toMatchObject({ perUsd, date: '2026-11-21' });
    const { rows } = await run(sql`select action, target_id, facts from audit_entries`);
    expect(rows).toMatchObject([
      {
        action: 'configuration.currency_changed',
        target_id: 'COP',
        facts: {
          reason: 'Weekly rates',
          'per_usd.after': perUsd,
          'rated_on.after': '2026-11-21',
          'source.after': 'Banco de la República, TRM',
        },
      },
    ]);
  });

  it('keeps an admin’s choice and rate when the next release is loaded', async () => {
    const perUsd = await more('COP');
    await change('COP', { per_usd: perUsd, selectable: false });
    await run(sql`truncate loaded_data`);
    await loadCatalog(database, catalog);
    const reference = await loadReference(database.db);
    expect(reference.currencies.find(({ code }) => code === 'COP')).toMatchObject({ selectable: false, version: 2 });
    expect(reference.rates.get('COP')).toMatchObject({ perUsd, date: '2026-11-21' });
  });

  it('is not changed over someone else’s change', async () => {
    await change('COP', { per_usd: await more('COP') });
    await expect(change('COP', { version: 1 })).rejects.toThrow('request.stale_version');
  });

  it('refuses a rate that differs a lot, such as an inverted one, until it is confirmed', async () => {
    const inverted = { per_usd: '0.00025' };
    await expect(change('COP', inverted)).rejects.toThrow('catalog.rate_unlikely');
    expect(await change('COP', { ...inverted, confirmed: true })).toEqual({ version: 2 });
  });

  it.each([
    ['a rate of the future', 'COP', { rated_on: '2026-11-25' }, 'catalog.rate_date'],
    ['a rate older than the present one', 'COP', { rated_on: '2020-01-01' }, 'catalog.rate_date'],
    ['another rate of the US dollar', 'USD', { per_usd: '1.1' }, 'catalog.base_currency'],
    ['a US dollar that nobody can choose', 'USD', { selectable: false }, 'catalog.base_currency'],
    ['an unknown currency', 'XXX', {}, 'catalog.reference_not_found'],
  ])('refuses %s', async (_what, code, changes, problem) => {
    await expect(change(code, changes)).rejects.toThrow(problem);
    expect((await run(sql`select 1 from audit_entries`)).rows).toEqual([]);
  });

  it('is changed by admins only', async () => {
    await expect(change('COP', {}, { ...admin, role: 'provider' })).rejects.toThrow('access.not_allowed');
  });
});

describe('a provider type and a destination', () => {
  it('are changed with a reason, and survive a release', async () => {
    const names = { en: 'Clinic', es: 'Clínica', pt: 'Clínica médica' };
    const type = { version: 1, name: names, plural: { ...names, en: 'Clinics' }, reason: 'As people say it' };
    expect(await changeProviderType({ database, clock }, 'clinic', type, admin)).toEqual({ version: 2 });
    const place = {
      version: 1,
      emergency_number: '911',
      facility_registry: 'REPS',
      professional_registry: null,
      reason: 'The number has changed',
    };
    expect(await changeLocation({ database, clock }, 'CO', place, admin)).toEqual({ version: 2 });
    await run(sql`truncate loaded_data`);
    await loadCatalog(database, catalog);
    const reference = await loadReference(database.db);
    expect(reference.types.find(({ slug }) => slug === 'clinic')?.name).toEqual(names);
    expect(reference.countries.get('CO')).toMatchObject({ emergencyNumber: '911', professionalRegistry: null });
  });

  it('writes nothing down when nothing differs', async () => {
    const { countries } = await loadReference(database.db);
    const present = countries.get('CO');
    const same = {
      version: 1,
      emergency_number: present?.emergencyNumber ?? null,
      facility_registry: present?.facilityRegistry ?? null,
      professional_registry: present?.professionalRegistry ?? null,
      reason: 'Looked at it',
    };
    expect(await changeLocation({ database, clock }, 'CO', same, admin)).toEqual({ version: 1 });
    expect((await run(sql`select 1 from audit_entries`)).rows).toEqual([]);
  });
});
