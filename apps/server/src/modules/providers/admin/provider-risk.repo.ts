import { RISK_REASONS, RiskLevel, type RiskReason } from '@travesia/contracts/providers';
import { type SQL, sql } from 'drizzle-orm';
import { ended, endsSoon, inForce, someCredential } from '../credential-conditions.repo.ts';

const licence = sql`r.clinician_id is null and r.kind = 'facility_licence'`;
const licensed = (now: Date) => someCredential(sql`${licence} and ${inForce(now)}`);

/** SQL condition for each risk reason of a provider p. */
const CONDITIONS: Readonly<Record<RiskReason, (now: Date) => SQL>> = {
  licence_missing: (now) => sql`not ${licensed(now)} and not ${someCredential(sql`${licence} and ${ended(now)}`)}`,
  licence_expired: (now) => sql`not ${licensed(now)} and ${someCredential(sql`${licence} and ${ended(now)}`)}`,
  sells_unverified: () => sql`p.package_count > 0 and p.verification_status <> 'verified'`,
  licence_expiring: (now) =>
    sql`${licensed(now)} and not ${someCredential(sql`${licence} and ${inForce(now)}
    and not (${endsSoon(now)})`)}`,
  clinician_unlicensed: (
    now,
  ) => sql`exists (select from clinicians d where d.provider_id = p.id and d.archived_at is null and not exists (
    select from credentials r where r.clinician_id = d.id and r.kind = 'professional_licence' and ${inForce(now)}))`,
  credentials_expired: (now) => someCredential(sql`not (${licence}) and ${ended(now)}`),
  deposit_unbookable: () => sql`p.require_deposit and not p.allow_online_booking`,
  nobody_answers: () =>
    sql`p.package_count > 0 and not exists (select from provider_members m where m.provider_id = p.id)`,
  credentials_expiring: (now) => someCredential(sql`not (${licence}) and ${endsSoon(now)}`),
};
const REASONS = Object.keys(RISK_REASONS) as RiskReason[];

/** Registry listings sell nothing here, and merged clinics are part of another. */
const hasRisk = sql`p.listing = 'partner' and p.operational_status <> 'merged'`;

/** Risk reasons that apply to a provider p, most severe first; null if it has none to ask for. */
export const riskReasons = (now: Date): SQL => {
  const held = REASONS.map((reason) => sql`case when ${CONDITIONS[reason](now)} then ${reason} end`);
  return sql`case when ${hasRisk} then array_remove(array[${sql.join(held, sql`, `)}]::text[], null) end`;
};

const some = (level: RiskLevel, now: Date) =>
  sql.join(
    REASONS.filter((reason) => RISK_REASONS[reason] === level).map((reason) => sql`(${CONDITIONS[reason](now)})`),
    sql` or `,
  );

/** Severity of the worst reason, as in riskLevelOf; null for a registry listing. */
export const riskLevel = (now: Date): SQL =>
  sql`case when not (${hasRisk}) then null when ${some('high', now)} then 'high'
    when ${some('medium', now)} then 'medium' else 'low' end`;

/** Most severe first, then by number of reasons; registry listings last. */
export const riskOrder = (now: Date): SQL =>
  sql`array_position(array[${sql.join(
    RiskLevel.options.map((level) => sql`${level}`),
    sql`, `,
  )}]::text[], ${riskLevel(now)}) nulls last,
    cardinality(${riskReasons(now)}) desc nulls last`;
