import type { Localized } from '@travesia/contracts/kit';
import type { VerificationStatus } from '@travesia/contracts/providers';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { type ClaimFacts, readClaimFacts } from '../../advertising/index.ts';
import { announcedSpecialty, inForce, listedCondition } from '../../providers/index.ts';

/** A clinician whom a package may name. */
export interface SellingClinician {
  id: string;
  name: string;
  specialty: Localized;
  /** Null if patients may not read it. */
  announcedSpecialty: Localized | null;
  treatments: string[];
  licensed: boolean;
}

/** A clinic as its packages need it. */
export interface SellingClinic {
  id: string;
  slug: string;
  name: string;
  country: string;
  citySlug: string;
  cityName: Localized;
  currency: string;
  timeZone: string;
  demo: boolean;
  listed: boolean;
  partner: boolean;
  suspended: boolean;
  verificationStatus: VerificationStatus;
  licensed: boolean;
  requireDeposit: boolean;
  depositPercentage: number | null;
  cancellationPolicy: string | null;
  offered: string[];
  /** What it states for its advertising, and the restricted treatments it was approved for. */
  claimFacts: ClaimFacts;
  clinicians: SellingClinician[];
}

/**
 * The currency of a clinic's packages, of p (providers) and l (countries): that of most of them; before the first that of the
 * bank account in its application, else its country's.
 */
export const sellingCurrency = sql`
  coalesce((select k.currency from packages k where k.provider_id = p.id group by k.currency order by count(*) desc, k.currency limit 1),
    (select d.content ->> 'currency' from package_drafts d where d.provider_id = p.id order by d.created_at, d.id limit 1),
    (select u.code from provider_dossiers o join currencies u on u.code = o.bank_currency where o.provider_id = p.id), l.currency)`;

/** The clinic. Undefined without a city. */
export async function findSellingClinic(db: Db | Tx, id: string, now: Date): Promise<SellingClinic | undefined> {
  const { rows } = await db.execute<Omit<SellingClinic, 'claimFacts'> & Record<string, unknown>>(sql`
    select p.id, p.slug, p.name, p.country, coalesce(c.slug, '') as "citySlug", coalesce(c.name, l.name) as "cityName", p.time_zone as "timeZone", p.demo,
      ${sellingCurrency} as currency,
      (${listedCondition}) as listed, p.listing = 'partner' as partner, p.operational_status = 'suspended' as suspended,
      p.verification_status as "verificationStatus",
      exists (select from credentials r where r.provider_id = p.id and r.clinician_id is null and r.kind = 'facility_licence' and ${inForce(now)}) as licensed,
      p.require_deposit as "requireDeposit", p.deposit_percentage as "depositPercentage", p.cancellation_policy as "cancellationPolicy",
      array(select t.treatment from provider_treatments t where t.provider_id = p.id) as offered,
      coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'name', trim(m.title || ' ' || m.name), 'specialty', m.specialty,
          'announcedSpecialty', ${announcedSpecialty(sql`m`)},
          'treatments', to_jsonb(m.treatment_slugs),
          'licensed', exists (select from credentials r where r.clinician_id = m.id and r.kind = 'professional_licence' and ${inForce(now)}))
        order by m.position, m.id) from clinicians m where m.provider_id = p.id and m.archived_at is null), '[]') as clinicians
    from providers p join countries l on l.code = p.country left join cities c on c.id = p.city_id where p.id = ${id}::uuid`);
  const [row] = rows;
  return row && { ...row, claimFacts: await readClaimFacts(db, id) };
}

/** Patients' requests that hold agreed terms of a package. */
export async function countAgreements(db: Db | Tx, packageId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from consultation_requests where package_id = ${packageId}::uuid and terms is not null`,
  );
  return rows[0]?.count ?? 0;
}
