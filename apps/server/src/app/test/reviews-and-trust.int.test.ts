import { listCancellationPolicies } from '@travesia/contracts/catalog';
import { getProvider, listProviders } from '@travesia/contracts/providers';
import { getTrustLedger, listProviderReviews, listReviews } from '@travesia/contracts/reviews';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoApi, type DemoApi } from '../testing/demo-api.ts';

let api: DemoApi;
beforeAll(async () => {
  api = await openDemoApi('2026-11-20');
});
afterAll(() => api.close());

describe('listReviews', () => {
  it('contains every review of every listed clinic, including low ratings', async () => {
    const all = await api.call(listReviews, { query: { limit: 100 } });
    expect(all.total).toBe(all.distribution.reduce((sum, count) => sum + count, 0));
    expect(all.distribution[0]).toBeGreaterThan(0);
    const { data: clinics } = await api.call(listProviders, { query: { limit: 100, listing: 'partner' } });
    const counts = await Promise.all(
      clinics.map(({ slug }) => api.call(listProviderReviews, { params: { id: slug }, query: { limit: 1 } })),
    );
    expect(counts.reduce((sum, { total }) => sum + total, 0)).toBe(all.total);
  });

  it('starts with the newest, or with the lowest if requested', async () => {
    const newest = await api.call(listReviews, { query: { limit: 50 } });
    const days = newest.data.map(({ published_on }) => published_on);
    expect(days).toEqual(days.toSorted().toReversed());
    const lowest = await api.call(listReviews, { query: { limit: 50, sort: 'lowest' } });
    const stars = lowest.data.map(({ overall }) => overall);
    expect(stars).toEqual(stars.toSorted((a, b) => a - b));
  });

  it('counts in its facets what selecting the value returns', async () => {
    const { facets } = await api.call(listReviews, { query: { limit: 1, written: ['en'] } });
    const [treatment] = facets.treatment;
    const [country] = facets.country;
    const query = { limit: 1, written: ['en'] };
    const ofTreatment = await api.call(listReviews, { query: { ...query, treatment: [treatment?.value ?? ''] } });
    const ofCountry = await api.call(listReviews, { query: { ...query, country: [country?.value ?? ''] } });
    expect(ofTreatment.total).toBe(treatment?.count);
    expect(ofCountry.total).toBe(country?.count);
  });

  it('names the clinic, and only clinics with a public page', async () => {
    const { data } = await api.call(listReviews, { query: { stars: ['1', '2'], country: ['CO'], language: 'es' } });
    expect(data.length).toBeGreaterThan(0);
    for (const { overall, provider } of data) {
      expect(overall).toBeLessThanOrEqual(2);
      expect(provider.country).toEqual({ code: 'CO', name: 'Colombia' });
      expect((await api.call(getProvider, { params: { id: provider.slug } })).name).toBe(provider.name);
    }
  });
});

describe('getTrustLedger', () => {
  it('also counts hidden ones', async () => {
    const ledger = await api.call(getTrustLedger, {});
    expect(ledger.as_of).toBe('2026-11-20');
    expect(ledger.partners.rejected).toBeGreaterThan(0);
    expect(ledger.partners.suspended).toBeGreaterThan(0);
    const { total } = await api.call(listProviders, { query: { limit: 1, verified: true } });
    expect(ledger.partners.verified).toBe(total);
  });

  it('counts credentials past their expiration date as expired', async () => {
    const { credentials } = await api.call(getTrustLedger, {});
    expect(credentials.expired).toBeGreaterThan(0);
    expect(credentials.in_force).toBeGreaterThan(credentials.expired);
    expect(credentials.checked_on).toMatch(/^2026-/);
  });

  it('counts low ratings and replies', async () => {
    const { reviews } = await api.call(getTrustLedger, {});
    expect(reviews.low).toBeGreaterThan(0);
    expect(reviews.answered).toBeLessThanOrEqual(reviews.published);
  });
});

describe('listCancellationPolicies', () => {
  it('returns each policy’s own rules, with refunds for causes by others in all', async () => {
    const { data } = await api.call(listCancellationPolicies, { query: { language: 'pt' } });
    expect(data.map(({ name }) => name)).toEqual(['Flexível', 'Padrão', 'Cirúrgica']);
    const others = data.flatMap(({ rules }) => rules.filter(({ reason }) => reason !== 'patient_cancel'));
    expect(others.length).toBeGreaterThan(0);
    expect(others.every(({ refund_percent: percent }) => percent === 100)).toBe(true);
  });
});
