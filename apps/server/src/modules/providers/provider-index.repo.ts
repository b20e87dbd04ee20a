import { sql } from 'drizzle-orm';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import { perRevision } from '../../platform/http/revision/per-revision.ts';
import type { RowSource } from '../../platform/read-model/changed-rows.repo.ts';
import { followRows } from '../../platform/read-model/follow-rows.ts';
import { type IndexedProvider, ProviderIndex } from './provider-index.ts';
import { listedCondition } from './provider-scope.repo.ts';

/** Source of IndexedProvider rows. */
const source: RowSource = {
  columns: sql`p.id::text as key, p.slug, p.type, p.country, c.slug as city, p.listing, ${listedCondition} as listed,
    p.verification_status = 'verified' as verified, p.accreditations, p.languages, p.treatment_slugs as "treatmentSlugs",
    p.category_slugs as "categorySlugs", p.specialties, p.price_from_usd_minor as "priceFromUsdMinor", p.price_from_by_treatment as "priceFromByTreatment", p.rating_average as "ratingAverage",
    p.rating_count as "ratingCount", p.rank, p.lat, p.lon`,
  from: sql`providers p left join cities c on c.id = p.city_id`,
  tables: ['p'],
  key: sql`p.id`,
  keyType: 'uuid',
  deletedAs: 'providers',
};

/** The provider index, refreshed when the catalog revision changes. */
export const followProviders = ({ database, revision }: ModuleDeps): (() => Promise<ProviderIndex>) =>
  perRevision(
    revision,
    followRows<IndexedProvider, ProviderIndex>(database.db, source, () => new ProviderIndex()),
  );
