import { getOnlineService, listOnlineServices } from '@travesia/contracts/services';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoApi, openDemoApi } from '../../../app/testing/demo-api.ts';
import { fixedClock } from '../../../platform/clock.ts';
import { loadReference } from '../../catalog/index.ts';
import { getOnlineServiceQuery } from '../queries/get-online-service.ts';

let api: DemoApi;
beforeAll(async () => {
  api = await openDemoApi('2026-11-20');
});
afterAll(() => api.close());

describe('listOnlineServices', () => {
  it('returns the services in order, each with price, languages and limitations', async () => {
    const { data, total } = await api.call(listOnlineServices, { query: { language: 'es' } });
    expect(total).toBe(data.length);
    expect(data.map(({ slug }) => slug)).toEqual([
      'first-consultation',
      'pre-travel-assessment',
      'dental-plan-review',
      'nutrition-support',
      'follow-up',
      'second-opinion',
      'psychotherapy',
    ]);
    for (const service of data) {
      expect(service.offer_count, service.slug).toBeGreaterThan(3);
      expect(service.price_from?.amount, service.slug).toBeGreaterThan(0);
      expect(service.languages).toContain('es');
      expect(service.limit).not.toBe('');
      expect(service.minutes === null, service.slug).toBe(service.mode === 'written');
      expect(service.turnaround_days === null, service.slug).toBe(service.mode === 'video');
    }
  });

  it('returns only services with matching offers, and the count for each facet value', async () => {
    const all = await api.call(listOnlineServices, { query: {} });
    const chilean = await api.call(listOnlineServices, { query: { country: ['CL'] } });
    expect(chilean.total).toBeGreaterThan(0);
    expect(chilean.total).toBeLessThan(all.total);
    const offers = chilean.data.reduce((sum, { offer_count: count }) => sum + count, 0);
    expect(all.facets.country.find(({ value }) => value === 'CL')?.count).toBe(offers);
    expect(chilean.facets.type.map(({ count }) => count).reduce((sum, count) => sum + count, 0)).toBe(offers);
  });
});

describe('services by treatment', () => {
  it('are those of clinics that offer it, with a count for each treatment', async () => {
    const all = await api.call(listOnlineServices, { query: {} });
    const [most] = all.facets.treatment;
    expect(most?.label).not.toBe(most?.value);
    const found = await api.call(listOnlineServices, { query: { treatment: [most?.value ?? ''] } });
    expect(found.data.reduce((sum, { offer_count: count }) => sum + count, 0)).toBe(most?.count);
    expect(found.facets.treatment).toEqual(all.facets.treatment);
    const { offers } = await api.call(getOnlineService, {
      params: { type: 'first-consultation' },
      query: { treatment: ['knee-replacement'], limit: 100 },
    });
    const { rows } = await api.database.db.execute<{ id: string }>(
      sql`select provider_id as id from provider_treatments where treatment = 'knee-replacement'`,
    );
    const ids = new Set(rows.map(({ id }) => id));
    expect(offers.data.length).toBeGreaterThan(0);
    expect(offers.data.every(({ provider }) => ids.has(provider.id))).toBe(true);
  });
});

describe('getOnlineService', () => {
  it('returns the clinician with registration number and license, and the price in both currencies', async () => {
    const { service, offers } = await api.call(getOnlineService, {
      params: { type: 'psychotherapy' },
      query: { currency: 'EUR', sort: 'price' },
    });
    expect(service.sample.parts.length).toBeGreaterThan(2);
    expect(offers.data.length).toBe(service.offer_count);
    for (const offer of offers.data) {
      expect(offer.clinician.registry).toContain('DEMO');
      expect(offer.clinician.licence).toMatchObject({ status: 'verified', kind: 'professional_licence' });
      expect(offer.shown_price).toMatchObject({ currency: 'EUR', approximate: true });
      expect(offer.approach).not.toBeNull();
      expect(offer.demo).toBe(true);
    }
    const prices = offers.data.map(({ shown_price: price }) => price.amount);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it('returns whether the license is valid on the current date at the clinic', async () => {
    const { database } = api;
    const reads = {
      database,
      revision: () => 0,
      clock: fixedClock('2026-11-24T05:00:00Z'),
      reference: () => loadReference(database.db),
    };
    const view = { language: 'en', currency: 'USD' } as const;
    const page = { sort: 'relevance', page: 1, limit: 48 } as const;
    const input = {
      body: undefined,
      params: { type: 'psychotherapy' },
      query: { ...view, ...page, spoken: [], country: [], treatment: [], focus: [] },
    };
    const read = () => getOnlineServiceQuery(reads, input, { kind: 'anonymous' });
    const [one, other] = (await read()).offers.data;
    const place = ({ provider, clinician }: NonNullable<typeof one>, zone: string) =>
      database.db.execute(sql`with moved as (update providers set time_zone = ${zone} where id = ${provider.id})
        update credentials set expires_on = '2026-11-23' where clinician_id = ${clinician.id}`);
    if (!one || !other) throw new Error('two offers are needed');
    await place(one, 'America/Tijuana');
    await place(other, 'America/Sao_Paulo');
    const after = (await read()).offers.data;
    const licence = (id: string) => after.find((offer) => offer.id === id)?.clinician.licence?.status;
    expect([licence(one.id), licence(other.id)]).toEqual(['verified', 'expired']);
  });

  it('filters offers by facet values and keeps the service’s own figures', async () => {
    const query = { focus: ['cancer' as const], sort: 'turnaround' as const };
    const { service, offers } = await api.call(getOnlineService, { params: { type: 'second-opinion' }, query });
    expect(offers.total).toBeGreaterThan(1);
    expect(offers.total).toBeLessThan(service.offer_count);
    expect(offers.data.every(({ focus }) => focus.includes('cancer'))).toBe(true);
    const days = offers.data.map(({ turnaround_days: count }) => count ?? Number.NaN);
    expect(days).toEqual(days.toSorted((a, b) => a - b));
    expect(offers.facets.focus.find(({ value }) => value === 'cancer')?.count).toBe(offers.total);
  });

  it('returns no offers of an unlisted provider', async () => {
    const { offers: before } = await api.call(getOnlineService, { params: { type: 'psychotherapy' } });
    const [first] = before.data;
    const suspend = (state: string) =>
      api.database.db.execute(
        sql`update providers set operational_status = ${state} where id = ${first?.provider.id ?? ''}::uuid`,
      );
    await suspend('suspended');
    // Uses another sort order: the first response is cached until the catalog revision changes.
    const { offers: after } = await api.call(getOnlineService, {
      params: { type: 'psychotherapy' },
      query: { sort: 'price' },
    });
    await suspend('active');
    expect(after.total).toBe(before.total - 1);
  });

  it('returns a declared problem for an unknown service', async () => {
    await expect(api.call(getOnlineService, { params: { type: 'horoscope' } })).rejects.toMatchObject({
      code: 'services.not_found',
    });
  });
});

describe('the offers table', () => {
  const change = (set: ReturnType<typeof sql>, service: string) =>
    api.database.db.execute(
      sql`update service_offers set ${set} where id = (select id from service_offers where service_type = ${service} order by id limit 1)`,
    );

  it.each([
    ['without a price', sql`price_minor = 0`, 'follow-up', 'service_offers_price'],
    ['without length and without time to an answer', sql`minutes = null`, 'follow-up', 'service_offers_time'],
    ['with both of them', sql`minutes = 20`, 'second-opinion', 'service_offers_time'],
    [
      'with a call about an answer that is not written',
      sql`video_add_on_minor = 500`,
      'follow-up',
      'service_offers_add_on',
    ],
  ])('rejects an offer %s', async (_what, set, service, constraint) => {
    await expect(change(set, service)).rejects.toMatchObject({ cause: { constraint } });
  });

  it('rejects a second offer of the same service by the same person', async () => {
    const copy = sql`insert into service_offers (id, service_type, provider_id, clinician_id, status, currency, price_minor, price_usd_minor, minutes, confirmed_on)
      select gen_random_uuid(), service_type, provider_id, clinician_id, status, currency, price_minor, price_usd_minor, minutes, confirmed_on
      from service_offers where service_type = 'follow-up' limit 1`;
    await expect(api.database.db.execute(copy)).rejects.toMatchObject({ cause: { constraint: 'service_offers_once' } });
  });

  it('rejects a written service with a call length', async () => {
    const wrong = sql`update service_types set minutes = 20 where mode = 'written'`;
    await expect(api.database.db.execute(wrong)).rejects.toMatchObject({
      cause: { constraint: 'service_types_length' },
    });
  });
});
