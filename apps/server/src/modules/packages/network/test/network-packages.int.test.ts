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
});
afterAll(() => house.close());

const pack = (provider: string, treatment: string, usd: number, status = 'draft', currency = 'BRL') => {
  const named = JSON.stringify({ en: `Offer ${usd}`, es: 'Oferta', pt: 'Oferta' });
  const rate = currency === 'BRL' ? 5 : 1;
  return house.run(sql`insert into packages (id, provider_id, treatment, title, description, status, currency, price_minor,
      price_usd_minor, total_usd_minor, nights, stay_days, deposit_percent, cancellation_policy, lines, answers, confirmed_on)
    values (gen_random_uuid(), ${provider}, ${treatment}, ${named}, ${named}, ${status}, ${currency}, ${usd * rate},
      ${usd}, ${usd}, 1, 3, 30, 'flexible', '[]', 'iiiiiiiiiiiiiiiiiiiiii', '2026-11-01')`);
};
const get = (token: string, path: string) => house.send('GET', path, token);

describe('packages of an organization', () => {
  it('lists all of them with their distance to the cheapest, and filters and counts', async () => {
    const { token } = await house.member('analyst');
    await pack(CLINIC, 'dental-implant', 10_000, 'published');
    await pack(OTHER_CLINIC, 'dental-implant', 15_000, 'published', 'USD');
    await pack(OTHER_CLINIC, 'veneers', 5_000);
    const { body } = await get(token, '/organizations/packages?currency=USD');
    expect(body).toMatchObject({
      total: 3,
      rate_date: '2026-11-01',
      data: [
        { price: { amount: 15_000, currency: 'USD' }, shown_price: { approximate: false }, above_lowest: 50 },
        {
          price: { amount: 50_000, currency: 'BRL' },
          shown_price: { amount: 10_000, approximate: true },
          above_lowest: 0,
        },
        { status: 'draft', above_lowest: null, listed: false },
      ],
      facets: { status: [{ value: 'draft', count: 1 }, { value: 'published', count: 2 }, {}, {}] },
    });
    const drafts = await get(token, `/organizations/packages?status=draft&clinic=${OTHER_CLINIC}`);
    expect(drafts.body).toMatchObject({ total: 1, data: [{ treatment: { slug: 'veneers' } }] });
    expect((await get(token, '/organizations/packages?q=offer+10000')).body).toMatchObject({ total: 1 });
  });

  it('shows gaps, prices in one currency and demand, most requested first', async () => {
    const { token } = await house.member('owner');
    await pack(CLINIC, 'dental-implant', 10_000, 'published');
    await pack(OTHER_CLINIC, 'dental-implant', 15_000, 'published', 'USD');
    await house.run(sql`insert into provider_treatments (provider_id, treatment) values (${CLINIC}, 'veneers')`);
    await house.run(sql`insert into consultation_requests
        (id, reference, full_name, email, language, consents, status, about_kind, treatment, contact_by, message_sealed, created_at)
      values (gen_random_uuid(), 'TR-1', 'Ana', 'ana@example.com', 'en', '[{"purpose": "answer_request"}]', 'received', 'treatment',
        'veneers', 'email', 'sealed', '2026-11-20T00:00:00Z')`);
    const { body } = await get(token, '/organizations/package-overview?currency=USD');
    expect(body).toMatchObject({
      since: '2026-08-24',
      actions: ['offer'],
      clinics: [{ id: OTHER_CLINIC }, { id: CLINIC }],
      rows: [
        {
          treatment: { slug: 'veneers' },
          requests: 1,
          offered: 1,
          priced: 0,
          spread: null,
          cells: [{ offered: false }, { offered: true, packages: 0, price: null }],
        },
        {
          treatment: { slug: 'dental-implant' },
          priced: 2,
          spread: { low: { amount: 10_000 }, high: { amount: 15_000 } },
        },
      ],
    });
    const all = await get(token, '/organizations/package-overview?all=true');
    expect(all.body['rows']).toHaveLength(3);
  });

  it('adds treatments to several clinics, once each, in the log of each', async () => {
    const { token } = await house.member('owner');
    const offer = (clinics: string[], treatments = ['veneers', 'cataract-surgery']) =>
      house.send('POST', '/organizations/treatments', token, { clinics, treatments });
    await house.run(
      sql`insert into provider_treatments (provider_id, treatment, cases_last_year) values (${CLINIC}, 'veneers', 40)`,
    );
    expect((await offer([CLINIC, OTHER_CLINIC])).body).toEqual({ added: 3, clinics: 2 });
    expect((await offer([CLINIC])).body).toEqual({ added: 0, clinics: 0 });
    const { rows } = await house.run(
      sql`select cases_last_year from provider_treatments where treatment = 'veneers' and provider_id = ${CLINIC}`,
    );
    expect(rows).toEqual([{ cases_last_year: 40 }]);
    expect((await house.audited()).map((row) => [row['action'], row['context_provider_id']])).toEqual([
      ['organization.treatments_added', CLINIC],
      ['organization.treatments_added', OTHER_CLINIC],
    ]);
    expect((await offer([CLINIC], ['none-such'])).body).toMatchObject({ fields: [{ path: 'body.treatments.0' }] });
    expect((await offer(['0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e99'])).body.code).toBe('organizations.clinic_not_managed');
    const analyst = await house.member('analyst');
    const refused = await house.send('POST', '/organizations/treatments', analyst.token, {
      clinics: [CLINIC],
      treatments: ['veneers'],
    });
    expect(refused.status).toBe(403);
  });
});

describe('the public page of an organization', () => {
  it('shows public clinics and published packages only while it is published', async () => {
    const { token } = await house.member('owner');
    expect((await house.send('GET', '/networks/rede-araucaria')).body.code).toBe('packages.network_not_found');
    const page = {
      version: 0,
      published: true,
      slug: 'rede-araucaria',
      brand_color: null,
      tagline: { en: 'Two clinics', es: '', pt: '' },
    };
    await house.send('PUT', '/organizations/showcase', token, page);
    await house.run(sql`update providers set operational_status = 'suspended' where id = ${OTHER_CLINIC}`);
    const { status, body } = await house.send('GET', '/networks/rede-araucaria');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Rede Araucária',
      tagline: 'Two clinics',
      verified: 1,
      clinics: [{ id: CLINIC }],
      packages: [],
    });
    await house.send('PUT', '/organizations/showcase', token, { ...page, version: 1, published: false });
    // Another language, because this server never learns of changes and caches what it answered.
    expect((await house.send('GET', '/networks/rede-araucaria?language=pt')).status).toBe(404);
  });
});
