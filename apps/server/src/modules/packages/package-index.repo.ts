import { sql } from 'drizzle-orm';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import { perRevision } from '../../platform/http/revision/per-revision.ts';
import type { RowSource } from '../../platform/read-model/changed-rows.repo.ts';
import { followRows } from '../../platform/read-model/follow-rows.ts';
import { type IndexedPackage, PackageIndex } from './package-index.ts';
import { scopeCondition } from './packages.repo.ts';
import { visibleTo } from './packages.policy.ts';
import { anonymous } from '../../platform/http/request-context.ts';

/** Source of IndexedPackage rows. */
const source: RowSource = {
  columns: sql`k.id::text as key, k.treatment, p.id as "providerId", p.slug as "providerSlug", p.country, c.slug as city,
    (${scopeCondition(visibleTo(anonymous))}) as published, p.verification_status = 'verified' as verified, p.accreditations, p.languages,
    k.included_keys as "includedKeys", k.total_usd_minor as "totalUsdMinor", k.nights,
    k.stay_days as "stayDays", k.rank, p.rating_average as "ratingAverage", p.rating_count as "ratingCount", p.lat, p.lon`,
  from: sql`packages k join providers p on p.id = k.provider_id join cities c on c.id = p.city_id`,
  tables: ['k', 'p'],
  key: sql`k.id`,
  keyType: 'uuid',
  deletedAs: 'packages',
};

/** The package index, refreshed when the catalog revision changes. */
export const followPackages = ({ database, revision }: ModuleDeps): (() => Promise<PackageIndex>) =>
  perRevision(
    revision,
    followRows<IndexedPackage, PackageIndex>(database.db, source, () => new PackageIndex()),
  );
