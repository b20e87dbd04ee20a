import { sql } from 'drizzle-orm';
import { readSupport } from '../../../data/support/read-support.ts';
import type { RawInput } from '../../platform/http/api-registry.ts';
import type { Mounted } from '../../platform/http/module.ts';
import type { DemoApi } from './demo-api.ts';

export interface PublicCall {
  mounted: Mounted;
  raw: RawInput;
}

/** Queries that make a call read data only they need. */
const QUERIES: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  listTreatmentPackages: [{ country: 'MX', limit: 100 }, { q: 'clinica dental' }],
  listProviders: [{ limit: 100, treatment: 'dental-implant-single' }, { q: 'clinica' }, { listing: 'directory' }],
  listProviderReviews: [{}, { stars: 5 }],
  getProviderAvailability: [{}, { start_date: '2026-11-20', end_date: '2027-01-20' }],
  listReviews: [{}, { country: ['MX'], stars: ['5'] }],
  search: [{ q: 'rhinoplasty mexico' }, { q: 'clinica' }],
  suggest: [{ q: 'clin' }, { q: 'rhino' }],
  listArticles: [{}, { q: 'deposit' }],
};

/** Calls of every public cached endpoint, over a database with the demo market. */
export async function publicCalls(
  { database }: Pick<DemoApi, 'database'>,
  mounted: readonly Mounted[],
): Promise<PublicCall[]> {
  const { rows } = await database.db.execute<Record<string, string>>(sql`
    select k.id, k.treatment, k.clinician_id as clinician, p.slug as provider, (select id from packages where treatment = k.treatment and status = 'published' and id <> k.id order by id limit 1) as other,
      (select slug from service_types order by slug limit 1) as service,
      (select slug from cities where id = p.city_id) as city,
      (select c.slug from calendars a join providers c on c.id = a.provider_id order by a.id limit 1) as keeper
    from packages k join providers p on p.id = k.provider_id join reviews r on r.provider_id = p.id
    where k.status = 'published' and p.verification_status = 'verified' order by k.id limit 1`);
  const found = rows[0] ?? {};
  const params: Readonly<Record<string, Record<string, unknown>>> = {
    getTreatment: { slug: found['treatment'] },
    getTreatmentPrices: { slug: found['treatment'] },
    getTreatmentPackage: { id: found['id'] },
    getTreatmentCities: { slug: found['treatment'] },
    getTreatmentMarket: { slug: found['treatment'] },
    getProvider: { id: found['provider'] },
    listAdvertisingStatements: { slug: found['provider'] },
    listProviderClinicians: { id: found['provider'] },
    getProviderAvailability: { id: found['keeper'] },
    getClinician: { id: found['provider'], clinicianId: found['clinician'] },
    listProviderReviews: { id: found['provider'] },
    getOnlineService: { type: found['service'] },
    getCityGuide: { slug: found['city'] },
    getPublicNetwork: { slug: 'rede-araucaria-saude' },
    getArticle: { slug: readSupport().articles[0]?.slug },
  };
  // Not cached itself, but shown on cached pages.
  const bodies: Readonly<Record<string, unknown>> = { createCostEstimate: { treatment: found['treatment'] } };
  const queries = { ...QUERIES, compareTreatmentPackages: [{ packages: `${found['id']},${found['other']}` }] };
  return mounted
    .filter(({ endpoint }) => endpoint.cache || endpoint.name in bodies)
    .flatMap((one) =>
      ((queries as typeof QUERIES)[one.endpoint.name] ?? [{}]).map((query) => ({
        mounted: one,
        raw: { params: params[one.endpoint.name] ?? {}, query, body: bodies[one.endpoint.name] },
      })),
    );
}
