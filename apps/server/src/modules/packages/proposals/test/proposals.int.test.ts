import { INCLUSION_KEYS } from '@travesia/contracts/packages';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadReference } from '../../../catalog/index.ts';
import { CLINIC, NETWORK, openHouse, OTHER_CLINIC, type OpenHouse } from '../../../contexts/testing/open-house.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { proposalsRoutes } from '../proposals.routes.ts';
import { withdrawFromReleased } from '../proposals.subscribers.ts';

let house: OpenHouse;
const NAMED = JSON.stringify({ en: 'Veneers', es: 'Carillas', pt: 'Facetas' });
beforeAll(async () => {
  house = await openHouse((accounts) => [
    ...proposalsRoutes({ ...accounts, reference: () => loadReference(accounts.database.db) }),
  ]);
  await house.run(sql`insert into treatment_categories (slug, position, name) values ('dental', 1, ${NAMED})`);
  await house.run(sql`insert into treatments (id, slug, category, name, short_name, summary, unit, hospital_nights, stay_days_min,
      stay_days_max, fly_home_min_days, return_to_work_days, trips, risk_class, content)
    values (gen_random_uuid(), 'veneers', 'dental', ${NAMED}, ${NAMED}, ${NAMED}, 'per_tooth', 0, 3, 5, 2, 3, 1, 'low', '{"steps": []}')`);
  for (const [position, key] of INCLUSION_KEYS.entries())
    await house.run(sql`insert into inclusion_keys (key, position, "group", label, explanation)
      values (${key}, ${position}, 'core', ${NAMED}, ${NAMED})`);
  await house.run(sql`insert into cities (id, slug, country, name, name_key, destination) values
    (gen_random_uuid(), 'sao-paulo', 'BR', ${NAMED}, 'sao paulo', true)`);
});
beforeEach(async () => {
  await house.clear();
  await house.run(sql`update providers set city_id = (select id from cities limit 1)`);
});
afterAll(() => house.close());

const OUT = '/organizations/package-outbox';
const IN = '/provider/package-inbox';
const propose = (token: string, clinic: object = {}, more: object = {}) =>
  house.send('POST', OUT, token, {
    treatment: 'veneers',
    currency: 'BRL',
    message: 'For the summer',
    expires_on: '2026-12-01',
    clinics: [{ clinic: CLINIC, price: 500_000, floor: 450_000, ceiling: 600_000, ...clinic }],
    ...more,
  });
const first = async (token: string, path: string) => {
  const { body } = await house.send('GET', path, token);
  const [one] = body['data'] as { id: string; version: number; state: string; actions: string[] }[];
  if (!one) throw new Error('there is no proposal');
  return one;
};

describe('a package proposal', () => {
  it('is countered by the clinic and accepted by the organization, which makes it a draft', async () => {
    const { token } = await house.member('owner');
    const { token: clinic } = await house.staff('owner');
    expect((await propose(token)).body).toEqual({ sent: 1 });
    const received = await first(clinic, IN);
    expect(received).toMatchObject({ state: 'sent', actions: ['accept', 'counter', 'decline'] });
    const detail = await house.send('GET', `${IN}/${received.id}`, clinic);
    expect(detail.body).toMatchObject({ price: { amount: 500_000, currency: 'BRL' }, present: null });
    expect(detail.body['changes']).toContainEqual({
      path: 'lines.facility',
      before: null,
      after: { amount: 500_000, currency: 'BRL' },
    });
    const counter = (price: number, terms = {}) =>
      house.send('POST', `${IN}/${received.id}/counter`, clinic, {
        version: received.version,
        price,
        items: [{ key: 'lodging', answer: 'not_included' }],
        terms,
        message: 'Without the hotel',
      });
    expect((await counter(400_000)).body).toMatchObject({ fields: [{ path: 'body.price' }] });
    expect((await counter(550_000, { deposit_percent: 20, cancellation_policy: 'none_such' })).body).toMatchObject({
      fields: [{ path: 'body.terms.cancellation_policy' }, { path: 'body.terms.deposit_percent' }],
    });
    expect((await counter(550_000, { deposit_percent: 40, nights: 6 })).body).toMatchObject({
      state: 'countered',
      actions: [],
      counter_changes: expect.arrayContaining([
        expect.objectContaining({ path: 'deposit_percent', after: 40 }),
        expect.objectContaining({ path: 'nights', after: 6 }),
      ]) as unknown,
    });
    const sent = await first(token, OUT);
    expect(sent).toMatchObject({ actions: ['accept_counter', 'decline_counter', 'withdraw'] });
    const accepted = await house.send('POST', `${OUT}/${sent.id}/accept`, token, { version: sent.version });
    expect(accepted.body).toMatchObject({ state: 'accepted', counter_price: { amount: 550_000 } });
    const { rows } = await house.run(
      sql`select id, provider_id, treatment, status, content -> 'lines' as lines from package_drafts`,
    );
    expect(rows).toMatchObject([
      { id: accepted.body['package_id'], provider_id: CLINIC, treatment: 'veneers', status: 'draft' },
    ]);
    expect((await house.audited()).map((row) => row['action'])).toEqual([
      'package.proposed',
      'package.proposal_countered',
      'package.created',
      'package.counter_accepted',
    ]);
  });

  it('is declined with a reason, once', async () => {
    const { token } = await house.member('owner');
    const { token: clinic } = await house.staff('owner');
    await propose(token);
    const { id, version } = await first(clinic, IN);
    const decline = (reason: string) => house.send('POST', `${IN}/${id}/decline`, clinic, { version, reason });
    expect((await decline('no')).status).toBe(422);
    expect((await decline('The laboratory asks for more')).body).toMatchObject({ state: 'declined' });
    expect((await decline('The laboratory asks for more')).status).toBe(409);
    const outbox = await house.send('GET', OUT, token);
    expect(outbox.body).toMatchObject({ counts: { ended: 1 }, answer_times: [{ answered: 1, median_hours: 0 }] });
  });

  it('is reminded of at most once a day, and withdrawn', async () => {
    const { token } = await house.member('owner');
    await propose(token);
    const { id } = await first(token, OUT);
    const nudge = () => house.send('POST', `${OUT}/${id}/nudge`, token);
    expect((await nudge()).body).toMatchObject({ actions: ['withdraw'] });
    expect((await nudge()).body.code).toBe('packages.proposal_nudged');
    house.pass(24 * 60);
    const { token: later } = await house.member('manager');
    expect((await house.send('POST', `${OUT}/${id}/nudge`, later)).status).toBe(200);
    const { version } = await first(later, OUT);
    expect((await house.send('POST', `${OUT}/${id}/withdraw`, later, { version })).body).toMatchObject({
      state: 'withdrawn',
    });
  });

  it('goes to no suspended or foreign clinic, and to no one by an analyst', async () => {
    const { token } = await house.member('owner');
    const analyst = await house.member('analyst');
    expect((await propose(analyst.token)).status).toBe(403);
    expect((await propose(token, { clinic: OTHER_CLINIC })).body.code).toBe('organizations.clinic_not_managed');
    await house.run(sql`update providers set operational_status = 'suspended' where id = ${CLINIC}`);
    expect((await propose(token)).body.code).toBe('packages.clinic_suspended');
    expect((await propose(token, { floor: 600_000 })).body).toMatchObject({
      fields: [{ path: 'body.clinics.0.floor' }],
    });
    expect((await propose(token, {}, { expires_on: '2026-11-01' })).body).toMatchObject({
      fields: [{ path: 'body.expires_on' }],
    });
  });

  it('can’t be answered once its deadline has passed, even before the timer', async () => {
    const { token } = await house.member('owner');
    await propose(token, {}, { expires_on: '2026-11-22' });
    // Until midnight in São Paulo.
    house.pass(17 * 60 - 1);
    const { token: early } = await house.staff('manager');
    expect(await first(early, IN)).toMatchObject({
      answer_by: '2026-11-22',
      actions: ['accept', 'counter', 'decline'],
    });
    house.pass(1);
    const { token: clinic } = await house.staff('owner');
    const { id, version, actions } = await first(clinic, IN);
    expect(actions).toEqual([]);
    const accept = await house.send('POST', `${IN}/${id}/accept`, clinic, { version });
    expect(accept.body.code).toBe('packages.proposal_moved');
    const later = await house.member('manager');
    expect((await house.send('POST', `${OUT}/${id}/nudge`, later.token)).body.code).toBe('packages.proposal_moved');
  });

  it('ends when the clinic leaves, and changes nothing of it any more', async () => {
    const { token } = await house.member('owner');
    const { token: clinic } = await house.staff('owner');
    await propose(token);
    const { id, version } = await first(clinic, IN);
    await house.send('POST', `${IN}/${id}/counter`, clinic, { version, price: 550_000, items: [], message: '' });
    await house.run(sql`delete from organization_providers where provider_id = ${CLINIC}`);
    const sent = await first(token, OUT);
    expect(sent.actions).toEqual([]);
    const accept = await house.send('POST', `${OUT}/${id}/accept`, token, { version: sent.version });
    expect(accept.body.code).toBe('packages.proposal_moved');
    expect((await house.run(sql`select from package_drafts`)).rows).toEqual([]);
    let handle: Parameters<Parameters<typeof withdrawFromReleased>[0]['subscribe']>[2] | undefined;
    withdrawFromReleased({ subscribe: (_event, _name, handler) => void (handle = handler as typeof handle) });
    const released = { organization_id: NETWORK, provider_id: CLINIC, by: 'organization', reason: 'Sold' };
    await unitOfWork(
      house.database,
      (tx) => handle?.(tx, released, { occurredAt: new Date() } as never) as Promise<void>,
    );
    expect(await first(token, OUT)).toMatchObject({ state: 'withdrawn' });
  });

  it('of a package changes only what it proposed: what the clinic wrote meanwhile stays', async () => {
    const { token } = await house.member('owner');
    const { token: clinic } = await house.staff('owner');
    await propose(token);
    const one = await first(clinic, IN);
    const { body } = await house.send('POST', `${IN}/${one.id}/accept`, clinic, { version: one.version });
    const own = String(body['package_id']);
    const wrong = await propose(token, { package: own }, { treatment: 'crowns' });
    expect(wrong.body).toMatchObject({ fields: [{ path: 'body.treatment' }] });
    const start = await house.send('GET', `${OUT}/new?package=${own}`, token);
    expect(start.body).toMatchObject({
      clinics: [{ id: CLINIC, currency: 'BRL', packages: [{ id: own, price: { amount: 500_000 } }] }],
      begun: { clinic: CLINIC, content: { treatment: 'veneers', nights: 2 } },
      actions: ['propose'],
    });
    await propose(token, { package: own, price: 520_000 }, { content: { stay_days: 9 } });
    await house.run(sql`update package_drafts set content = jsonb_set(content, '{nights}', '8')`);
    const next = await first(clinic, IN);
    const detail = await house.send('GET', `${IN}/${next.id}`, clinic);
    expect(detail.body['changes']).toEqual([
      {
        path: 'lines.facility',
        before: { amount: 500_000, currency: 'BRL' },
        after: { amount: 520_000, currency: 'BRL' },
      },
      { path: 'stay_days', before: 3, after: 9 },
    ]);
    await house.send('POST', `${IN}/${next.id}/accept`, clinic, { version: next.version });
    const { rows } = await house.run(
      sql`select content ->> 'nights' as nights, content ->> 'stay_days' as stay from package_drafts`,
    );
    expect(rows).toEqual([{ nights: '8', stay: '9' }]);
  });

  it('is previewed as the clinic’s page would show it, of own clinics only', async () => {
    const { token } = await house.member('analyst');
    const start = await house.send('GET', `${OUT}/new?treatment=veneers`, token);
    const { content } = start.body['begun'] as { content: object };
    const preview = (clinic: string) =>
      house.send('POST', `${OUT}/preview`, token, { clinic, content, language: 'es', currency: 'BRL' });
    expect((await preview(CLINIC)).body).toMatchObject({ package: { title: 'Carillas' } });
    expect((await preview(OTHER_CLINIC)).body.code).toBe('organizations.clinic_not_managed');
    const foreign = await house.send('GET', `${OUT}/new?clinic=${OTHER_CLINIC}`, token);
    expect(foreign.body.code).toBe('organizations.clinic_not_managed');
  });

  it('is invisible to other clinics, and billing can only read it', async () => {
    const { token } = await house.member('owner');
    const stranger = await house.staff('owner', OTHER_CLINIC);
    const billing = await house.staff('billing');
    await propose(token);
    const { id, version } = await first(billing.token, IN);
    expect(await first(billing.token, IN)).toMatchObject({ actions: [] });
    expect((await house.send('POST', `${IN}/${id}/accept`, billing.token, { version })).status).toBe(403);
    expect((await house.send('GET', `${IN}/${id}`, stranger.token)).status).toBe(404);
  });
});
