import { RISK_REASONS, RiskLevel, type RiskReason } from '@travesia/contracts/providers';
import { type SQL, sql } from 'drizzle-orm';
import { ended, endsSoon, inForce, someCredential } from '../credential-conditions.repo.ts';

const licence = sql`r.clinician_id is null and r.kind = 'facility_licence'`;
const licensed = (today: string) => someCredential(sql`${licence} and ${inForce(today)}`);

/** When each reason holds for a partner p. */
const CONDITIONS: Readonly<Record<RiskReason, (today: string) => SQL>> = {
  licence_missing: (today) =>
    sql`not ${licensed(today)} and not ${someCredential(sql`${licence} and ${ended(today)}`)}`,
  licence_expired: (today) => sql`not ${licensed(today)} and ${someCredential(sql`${licence} and ${ended(today)}`)}`,
  sells_unverified: () => sql`p.package_count > 0 and p.verification_status <> 'verified'`,
  licence_expiring: (today) =>
    sql`${licensed(today)} and not ${someCredential(sql`${licence} and ${inForce(today)}
    and not (${endsSoon(today)})`)}`,
  clinician_unlicensed: (today) => sql`exists (select from clinicians d where d.provider_id = p.id and not exists (
    select from credentials r where r.clinician_id = d.id and r.kind = 'professional_licence' and ${inForce(today)}))`,
  credentials_expired: (today) => someCredential(sql`not (${licence}) and ${ended(today)}`),
  deposit_unbookable: () => sql`p.require_deposit and not p.allow_online_booking`,
  nobody_answers: () =>
    sql`p.package_count > 0 and not exists (select from provider_members m where m.provider_id = p.id)`,
  credentials_expiring: (today) => someCredential(sql`not (${licence}) and ${endsSoon(today)}`),
};
const REASONS = Object.keys(RISK_REASONS) as RiskReason[];

/** The reasons that hold for a provider p, the gravest first; null for a listing of a register. */
export const riskReasons = (today: string): SQL => {
  const held = REASONS.map((reason) => sql`case when ${CONDITIONS[reason](today)} then ${reason} end`);
  return sql`case when p.listing = 'partner' then array_remove(array[${sql.join(held, sql`, `)}]::text[], null) end`;
};

const some = (level: RiskLevel, today: string) =>
  sql.join(
    REASONS.filter((reason) => RISK_REASONS[reason] === level).map((reason) => sql`(${CONDITIONS[reason](today)})`),
    sql` or `,
  );

/** How grave the gravest is, as riskLevelOf says it; null for a listing of a register. */
export const riskLevel = (today: string): SQL =>
  sql`case when p.listing <> 'partner' then null when ${some('high', today)} then 'high'
    when ${some('medium', today)} then 'medium' else 'low' end`;

/** The gravest first, then by how many reasons there are; listings of a register last. */
export const riskOrder = (today: string): SQL =>
  sql`array_position(array[${sql.join(
    RiskLevel.options.map((level) => sql`${level}`),
    sql`, `,
  )}]::text[], ${riskLevel(today)}) nulls last,
    cardinality(${riskReasons(today)}) desc nulls last`;
