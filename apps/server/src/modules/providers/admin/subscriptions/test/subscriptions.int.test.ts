import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLINIC, NETWORK, OTHER_CLINIC } from '../../../../contexts/testing/open-house.ts';
import { type Administration, openAdministration } from '../../../../platform-admin/testing/open-administration.ts';

let house: Administration;
let ana: { userId: string; token: string };
beforeAll(async () => {
  house = await openAdministration();
});
beforeEach(async () => {
  await house.clear();
  ana = await house.person('admin', 'Ana');
});
afterAll(() => house.close());

const LISTING = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e33';
const list = (query = '', token = ana.token) => house.send('GET', `/admin/subscriptions${query}`, token);
const extendAll = (body: object, token = ana.token) =>
  house.send('POST', '/admin/subscriptions/extensions', token, body);
const period = (clinic: string, plan: string, from: string, until: string) =>
  house.run(sql`insert into provider_subscriptions (id, provider_id, package_type, months, starts_on, ends_on)
    values (gen_random_uuid(), ${clinic}, ${plan}, 1, ${from}, ${until})`);
const ends = async () =>
  (
    await house.run(
      sql`select provider_id as id, package_type as plan, ends_on::text as end from provider_subscriptions order by ends_on`,
    )
  ).rows;

describe('the list of subscriptions', () => {
  it('returns each partner with its plan, end and days left, the first to end first', async () => {
    await period(CLINIC, 'basic', '2026-10-01', '2026-12-01');
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      total: 2,
      tabs: { all: 2, covered: 0, ending: 1, ended: 0, never: 1 },
      facets: { plan: [{ value: 'basic', count: 1 }], country: [{ value: 'BR', label: 'Brazil', count: 2 }] },
      data: [
        {
          id: CLINIC,
          name: 'Clínica Um',
          city: 'São Paulo',
          organization: { id: NETWORK, name: 'Rede Araucária' },
          status: 'ending',
          package_type: 'basic',
          ends_on: '2026-12-01',
          days_left: 9,
          actions: ['subscribe'],
        },
        { id: OTHER_CLINIC, status: 'never', package_type: null, ends_on: null, days_left: null, organization: null },
      ],
    });
  });

  it.each([
    ['on the day after the last one covered', '2026-11-22', 'ended', 0],
    ['before that', '2026-11-23', 'ending', 1],
    ['30 days before its end', '2026-12-22', 'ending', 30],
    ['31 days before its end', '2026-12-23', 'covered', 31],
  ])('tells the status %s', async (_when, until, status, daysLeft) => {
    await period(CLINIC, 'basic', '2026-10-01', until);
    expect((await list('?q=um')).body).toMatchObject({ data: [{ status, days_left: daysLeft }] });
  });

  it('counts days at the clinic, and names the plan of today', async () => {
    await house.run(sql`update providers set time_zone = 'Pacific/Kiritimati' where id = ${CLINIC}`);
    await period(CLINIC, 'basic', '2026-10-01', '2026-11-23');
    await period(CLINIC, 'enterprise', '2026-11-24', '2027-11-24');
    // November 23 at the clinic, the 22nd in UTC.
    expect((await list('?q=um')).body).toMatchObject({ data: [{ package_type: 'basic', days_left: 366 }] });
  });

  it.each([
    ['tab=never', ['Clínica Dois']],
    ['tab=covered', ['Clínica Um']],
    ['plan=enterprise', ['Clínica Um']],
    ['plan=basic,professional', []],
    ['country=BR&sort=-name', ['Clínica Um', 'Clínica Dois']],
    ['country=CR', []],
    ['sort=name', ['Clínica Dois', 'Clínica Um']],
    ['sort=-end', ['Clínica Um', 'Clínica Dois']],
    ['q=dois', ['Clínica Dois']],
    ['q=100%25', []],
    ['limit=1&page=2', ['Clínica Dois']],
  ])('returns %s', async (query, names) => {
    await period(CLINIC, 'enterprise', '2026-10-01', '2027-10-01');
    const { body } = await list(`?${query}`);
    expect((body['data'] as { name: string }[]).map(({ name }) => name)).toEqual(names);
  });

  it('leaves registry listings out and shows demo admins the demo’s clinics only', async () => {
    await house.run(sql`insert into providers (id, slug, name, type, listing, country, verification_status, time_zone)
      select ${LISTING}, 'posto', 'Posto', type, 'directory', country, 'unverified', time_zone from providers where id = ${CLINIC}`);
    expect((await list()).body).toMatchObject({ total: 2 });
    await house.run(sql`delete from providers where id = ${LISTING}`);
    const demo = await house.person('admin', 'Demo', { demo: true });
    expect((await list('', demo.token)).body).toMatchObject({
      total: 1,
      tabs: { all: 1 },
      data: [{ id: OTHER_CLINIC }],
    });
    const bea = await house.member();
    expect((await list('', bea.token)).status).toBe(403);
  });
});

describe('extending several subscriptions', () => {
  const both = (end: string | null = null) => [
    { id: CLINIC, ends_on: end },
    { id: OTHER_CLINIC, ends_on: null },
  ];

  it('adds the months to each from its own end, and audits each', async () => {
    await period(CLINIC, 'basic', '2026-10-01', '2026-12-01');
    const body = { package_type: 'professional', months: 2, items: both('2026-12-01') };
    expect(await extendAll(body)).toMatchObject({
      status: 200,
      body: {
        done: 2,
        refused: 0,
        results: [
          { id: CLINIC, name: 'Clínica Um', done: true, problem: null, ends_on: '2027-02-01' },
          { id: OTHER_CLINIC, name: 'Clínica Dois', done: true, problem: null, ends_on: '2027-01-22' },
        ],
      },
    });
    expect(await house.audited()).toMatchObject([
      { action: 'provider.subscription_extended', context_provider_id: CLINIC },
      { action: 'provider.subscription_extended', context_provider_id: OTHER_CLINIC },
    ]);
  });

  it('continues the plan of each, and refuses the one that never had one, in the reader’s language', async () => {
    await period(CLINIC, 'basic', '2026-08-01', '2026-10-01');
    await period(CLINIC, 'enterprise', '2026-10-01', '2026-11-01');
    const { body } = await extendAll({ package_type: null, months: 1, items: both('2026-11-01') });
    expect(body).toMatchObject({
      done: 1,
      refused: 1,
      results: [
        { done: true, ends_on: '2026-12-22' },
        {
          done: false,
          problem: 'providers.plan_missing',
          error: 'This clinic has never had a plan. Choose one for it.',
        },
      ],
    });
    expect((await ends()).at(-1)).toEqual({ id: CLINIC, plan: 'enterprise', end: '2026-12-22' });
  });

  it('does not extend twice what two admins extend at once', async () => {
    const once = { package_type: 'basic', months: 12, items: [{ id: CLINIC, ends_on: null }] };
    const answers = await Promise.all([extendAll(once), extendAll(once)]);
    expect(answers.map(({ body }) => Number(body['done'])).toSorted((one, other) => one - other)).toEqual([0, 1]);
    expect(answers.find(({ body }) => body['done'] === 0)?.body).toMatchObject({
      results: [{ problem: 'providers.subscription_extended_since', ends_on: null }],
    });
    expect(await ends()).toEqual([{ id: CLINIC, plan: 'basic', end: '2027-11-22' }]);
  });

  it('leaves out and refuses a clinic that was merged into another', async () => {
    await house.run(sql`update providers set operational_status = 'merged' where id = ${OTHER_CLINIC}`);
    expect((await list()).body).toMatchObject({ total: 1, data: [{ id: CLINIC }] });
    const { body } = await extendAll({ package_type: 'basic', months: 1, items: both() });
    expect(body).toMatchObject({
      done: 1,
      results: [{ done: true }, { name: 'Clínica Dois', problem: 'providers.stands_differently' }],
    });
  });

  it('refuses clinics out of sight without naming them', async () => {
    const demo = await house.person('admin', 'Demo', { demo: true });
    const { body } = await extendAll({ package_type: 'basic', months: 1, items: both() }, demo.token);
    expect(body).toMatchObject({
      done: 1,
      results: [
        { id: CLINIC, name: null, problem: 'providers.not_found' },
        { id: OTHER_CLINIC, done: true },
      ],
    });
  });

  it.each([
    ['no clinic', { package_type: 'basic', months: 1, items: [] }, 'body.items'],
    ['one clinic twice', { package_type: 'basic', months: 1, items: [both()[0], both()[0]] }, 'body.items'],
    ['no months', { package_type: 'basic', months: 0, items: both() }, 'body.months'],
    ['an unknown plan', { package_type: 'gold', months: 1, items: both() }, 'body.package_type'],
  ])('rejects %s by field', async (_what, body, path) => {
    expect(await extendAll(body)).toMatchObject({ status: 422, body: { fields: [{ path }] } });
    expect(await ends()).toEqual([]);
  });
});
