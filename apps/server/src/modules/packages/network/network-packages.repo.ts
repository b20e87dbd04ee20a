import type { Localized } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { inSight } from '../../../platform/demo/demo-rows.repo.ts';
import { sightOf } from '../../../platform/demo/sight.ts';
import type { NetworkScope } from '../../organizations/index.ts';
import { listedCondition } from '../../providers/index.ts';

/** A package of an organization's clinic. */
export interface NetworkPackageRow {
  id: string;
  title: Localized;
  treatment: string;
  status: 'draft' | 'published' | 'paused' | 'archived';
  currency: string;
  priceMinor: number;
  priceUsdMinor: number;
  depositPercent: number;
  confirmedOn: string;
  clinicId: string;
  clinic: string;
  clinicSlug: string;
  suspended: boolean;
  listed: boolean;
}

/** All packages of an organization's clinics. */
export async function listPackagesOfNetwork(
  db: Db | Tx,
  { organizationId }: NetworkScope,
): Promise<NetworkPackageRow[]> {
  const { rows } = await db.execute<NetworkPackageRow & Record<string, unknown>>(sql`
    select k.id, k.title, k.treatment, k.status, k.currency, k.price_minor::float8 as "priceMinor",
      k.price_usd_minor as "priceUsdMinor", k.deposit_percent as "depositPercent", k.confirmed_on::text as "confirmedOn",
      p.id as "clinicId", p.name as clinic, p.slug as "clinicSlug", p.operational_status = 'suspended' as suspended,
      (k.status = 'published' and ${listedCondition}) as listed
    from organization_providers o join providers p on p.id = o.provider_id join packages k on k.provider_id = p.id
    where o.organization_id = ${organizationId}::uuid
    order by p.name, k.treatment, k.price_usd_minor, k.id`);
  return rows;
}

/** A clinic of an organization and the treatments it offers. */
export interface OfferingClinic {
  id: string;
  name: string;
  country: string;
  suspended: boolean;
  demo: boolean;
  treatments: string[];
}

/** The clinics of an organization with their treatments, by name. */
export async function listOfferingClinics(db: Db | Tx, { organizationId }: NetworkScope): Promise<OfferingClinic[]> {
  const { rows } = await db.execute<OfferingClinic & Record<string, unknown>>(sql`
    select p.id, p.name, p.country, p.operational_status = 'suspended' as suspended, p.demo,
      coalesce((select array_agg(t.treatment) from provider_treatments t where t.provider_id = p.id), '{}') as treatments
    from organization_providers o join providers p on p.id = o.provider_id
    where o.organization_id = ${organizationId}::uuid order by p.name, p.id`);
  return rows;
}

/** Consultation requests to all clinics since a time, by treatment. */
export async function countDemand(db: Db | Tx, { person }: NetworkScope, since: Date): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ treatment: string; count: number }>(sql`
    select coalesce(r.treatment, k.treatment) as treatment, count(*)::int as count
    from consultation_requests r left join packages k on k.id = r.package_id
    where r.created_at >= ${since.toISOString()}::timestamptz and coalesce(r.treatment, k.treatment) is not null
      and ${inSight(sightOf(person), sql`r.demo`)}
    group by 1`);
  return new Map(rows.map(({ treatment, count }) => [treatment, count]));
}

/** Published packages of public clinics, each clinic's best first. */
export async function listPublicPackages(db: Db | Tx, clinicIds: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select k.id from packages k join providers p on p.id = k.provider_id
    where k.provider_id = any(${sql.param([...clinicIds])}::uuid[]) and k.status = 'published' and ${listedCondition}
    order by k.rank desc, k.id`);
  return rows.map(({ id }) => id);
}
