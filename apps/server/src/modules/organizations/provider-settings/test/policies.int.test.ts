import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLINIC, NETWORK, OTHER_CLINIC } from '../../../contexts/testing/open-house.ts';
import { openPortals, type Portals } from '../../../badges/testing/open-portals.ts';

let house: Portals;
beforeAll(async () => {
  house = await openPortals();
  await house.run(sql`insert into cancellation_policies (key, name, summary) values
    ('flexible', '{"en": "Flexible", "es": "Flexible", "pt": "Flexível"}', '{"en": "", "es": "", "pt": ""}')`);
});
beforeEach(async () => {
  await house.clear();
  await house.run(sql`insert into organization_providers values (${NETWORK}, ${OTHER_CLINIC}, now())`);
  const named = JSON.stringify({ en: 'Implant', es: 'Implante', pt: 'Implante' });
  for (const [key, deposit] of [
    ['a', 0],
    ['b', 40],
  ] as const)
    await house.run(sql`insert into packages (id, provider_id, treatment, title, description, status, currency, price_minor,
        price_usd_minor, total_usd_minor, nights, stay_days, deposit_percent, cancellation_policy, lines, answers, confirmed_on)
      values (gen_random_uuid(), ${CLINIC}, 'dental-implant', ${named}, ${named}, 'draft', 'BRL', ${key === 'a' ? 100000 : 200000},
        20000, 20000, 1, 3, ${deposit}, 'flexible', '[]', '', '2026-11-01')`);
});
afterAll(() => house.close());

const PATH = '/organizations/provider-settings';
const NONE = { allow_online_booking: null, require_deposit: null, deposit_percentage: null, cancellation_policy: null };
const ASKED = { ...NONE, require_deposit: true, deposit_percentage: 30 };
const put = (token: string, body: object) =>
  house.send('PUT', PATH, token, { reason: 'One deposit everywhere', version: 0, locked: [], values: NONE, ...body });
const settings = async (token: string) => (await house.send('GET', '/provider/settings', token)).body;
const change = (token: string, body: object) =>
  house.send('PUT', '/provider/settings', token, {
    allow_online_booking: false,
    require_deposit: false,
    deposit_percentage: null,
    ...body,
  });

describe('settings that an organization sets', () => {
  it('lists every change with its packages before anything changes', async () => {
    const { token } = await house.member('owner');
    const { status, body } = await house.send('POST', `${PATH}/dry-run`, token, {
      values: ASKED,
      locked: [],
      overrides: [{ clinic: OTHER_CLINIC, deposit_percentage: 50 }],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      unchanged: 0,
      changes: [
        {
          clinic: { id: OTHER_CLINIC },
          keys: ['require_deposit', 'deposit_percentage'],
          to: { deposit_percentage: 50 },
        },
        {
          clinic: { id: CLINIC },
          from: { require_deposit: false, deposit_percentage: null },
          to: { require_deposit: true, deposit_percentage: 30 },
          packages: [{ title: 'Implant', percent_from: 0, percent_to: 30 }],
        },
      ],
    });
    expect((await house.clinicRow())?.['require_deposit']).toBe(false);
  });

  it('applies them to clinics that did not choose, with audit, notification and packages', async () => {
    const { token } = await house.member('owner');
    const { token: staff } = await house.staff('owner');
    const chosen = await house.staff('owner', OTHER_CLINIC);
    await change(chosen.token, { version: 1, require_deposit: true, deposit_percentage: 45 });
    const { status, body } = await put(token, { values: ASKED });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      version: 1,
      clinics: [
        {
          id: OTHER_CLINIC,
          values: { deposit_percentage: 45 },
          cells: [{}, {}, { origin: 'clinic', differs: true }, {}],
        },
        { id: CLINIC, values: { deposit_percentage: 30 }, cells: [{}, {}, { origin: 'network', locked: false }, {}] },
      ],
    });
    expect(await settings(staff)).toMatchObject({ require_deposit: true, deposit_percentage: 30, locks: null });
    const { rows } = await house.run(sql`select deposit_percent from packages order by price_minor`);
    expect(rows.map((row) => row['deposit_percent'])).toEqual([30, 40]);
    const audited = (await house.audited()).map((row) => [row['action'], row['context_provider_id']]);
    expect(audited).toContainEqual(['organization.settings_applied', CLINIC]);
    expect(audited).not.toContainEqual(['organization.settings_applied', OTHER_CLINIC]);
    expect(audited).toContainEqual(['organization.policies_changed', null]);
    const events = await house.run(
      sql`select payload from outbox_events where event_type = 'organization.settings_applied.v1'`,
    );
    expect(events.rows).toMatchObject([{ payload: { provider_id: CLINIC } }]);
  });

  it('replaces the choice of a clinic only when asked, or when locked', async () => {
    const { token } = await house.member('owner');
    const { token: staff } = await house.staff('owner');
    await change(staff, { version: 1, require_deposit: true, deposit_percentage: 45 });
    const replaced = await put(token, { values: ASKED, replace: [{ clinic: CLINIC, key: 'deposit_percentage' }] });
    expect(replaced.body).toMatchObject({ clinics: [{}, { id: CLINIC, values: { deposit_percentage: 30 } }] });
    const locked = await put(token, {
      version: 1,
      values: { ...ASKED, deposit_percentage: 35 },
      locked: ['deposit_percentage'],
    });
    expect(locked.body).toMatchObject({
      clinics: [{}, { values: { deposit_percentage: 35 }, cells: [{}, {}, { locked: true }, {}] }],
    });
  });

  it('refuses a clinic what is locked, by field and naming the organization', async () => {
    const { token } = await house.member('owner');
    const { token: staff } = await house.staff('owner');
    await put(token, { values: ASKED, locked: ['deposit_percentage'] });
    const now = await settings(staff);
    expect(now).toMatchObject({ locks: { organization: 'Rede Araucária', keys: ['deposit_percentage'] } });
    const version = Number(now['version']);
    const refused = await change(staff, { version, require_deposit: true, deposit_percentage: 50 });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      fields: [
        {
          path: 'body.deposit_percentage',
          code: 'locked_by_organization',
          message: 'Set by Rede Araucária for its clinics. Ask Rede Araucária to change it.',
        },
      ],
    });
    // The rest of the settings is the clinic's.
    const online = { version, allow_online_booking: true, require_deposit: true, deposit_percentage: 30 };
    expect((await change(staff, online)).status).toBe(200);
  });

  it('refuses a clinic a locked cancellation policy among its booking rules too', async () => {
    const { token: staff } = await house.staff('owner');
    await house.run(sql`insert into organization_policies (organization_id, cancellation_policy, locked, updated_at)
      values (${NETWORK}, 'flexible', '{cancellation_policy}', now())`);
    await house.run(sql`update providers set cancellation_policy = 'flexible' where id = ${CLINIC}`);
    const rules = '/provider/configuration/booking-rules';
    expect((await house.send('GET', rules, staff)).body).toMatchObject({
      cancellation_policy: 'flexible',
      policy_locked_by: 'Rede Araucária',
    });
    const refused = await house.send('PUT', rules, staff, { version: 0, intake: 'full', cancellation_policy: null });
    expect(refused.body).toMatchObject({
      fields: [{ path: 'body.cancellation_policy', code: 'locked_by_organization' }],
    });
    // The rest of the rules is the clinic's, also if it doesn't know of the policy.
    expect((await house.send('PUT', rules, staff, { version: 0, intake: 'core' })).body).toMatchObject({
      cancellation_policy: 'flexible',
      intake: 'core',
    });
  });

  it('needs a value for a lock, a known clinic, a current version and a member who may change', async () => {
    const { token } = await house.member('owner');
    const analyst = await house.member('analyst');
    expect((await put(token, { locked: ['require_deposit'] })).body).toMatchObject({
      fields: [{ path: 'body.values.require_deposit' }],
    });
    expect((await put(token, { values: { ...NONE, cancellation_policy: 'none such' } })).body).toMatchObject({
      fields: [{ path: 'body.values.cancellation_policy' }],
    });
    const stranger = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e99';
    expect((await put(token, { overrides: [{ clinic: stranger, require_deposit: true }] })).body.code).toBe(
      'organizations.clinic_not_managed',
    );
    expect((await put(token, { version: 4 })).body).toMatchObject({
      code: 'request.stale_version',
      present: { version: 0 },
    });
    expect((await put(analyst.token, {})).status).toBe(403);
    expect((await house.send('GET', PATH, analyst.token)).body).toMatchObject({ actions: [] });
  });
});

describe('the public page of an organization', () => {
  const page = (token: string, body: object) =>
    house.send('PUT', '/organizations/showcase', token, {
      version: 0,
      published: true,
      slug: 'rede-araucaria',
      brand_color: '#0F5C4A',
      tagline: { en: '', es: '', pt: '' },
      ...body,
    });

  it('suggests an address from the name and keeps what was chosen', async () => {
    const { token } = await house.member('owner');
    const { body } = await house.send('GET', '/organizations/showcase', token);
    expect(body).toMatchObject({
      published: false,
      slug: 'rede-araucaria',
      version: 0,
      clinics: 2,
      actions: ['change'],
    });
    expect((await page(token, {})).body).toMatchObject({ published: true, brand_color: '#0f5c4a', version: 1 });
  });

  it('refuses an address that another organization has, and an old version', async () => {
    const { token } = await house.member('owner');
    await page(token, {});
    await house.run(
      sql`update organization_showcases set slug = 'taken', organization_id = (select id from organizations where name = 'Outra Rede')`,
    );
    expect((await page(token, { slug: 'taken' })).body.code).toBe('organizations.slug_taken');
    expect((await page(token, { version: 3 })).body.code).toBe('request.stale_version');
  });
});
