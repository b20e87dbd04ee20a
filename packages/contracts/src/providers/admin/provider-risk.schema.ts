import { z } from 'zod';

export const RISK_LEVELS = ['high', 'medium', 'low'] as const;
export const RiskLevel = z
  .enum(RISK_LEVELS)
  .meta({ description: 'Risk level of a partner for patients and the platform.' });
export type RiskLevel = z.infer<typeof RiskLevel>;

/** Risk factors of a partner, most severe first, with severity. Each is a fact on record; nothing is inferred. */
export const RISK_REASONS = {
  licence_missing: 'high',
  licence_expired: 'high',
  sells_unverified: 'high',
  licence_expiring: 'medium',
  clinician_unlicensed: 'medium',
  credentials_expired: 'medium',
  deposit_unbookable: 'medium',
  nobody_answers: 'medium',
  credentials_expiring: 'low',
} as const satisfies Record<string, RiskLevel>;
export type RiskReason = keyof typeof RISK_REASONS;
const REASONS = Object.keys(RISK_REASONS) as [RiskReason, ...RiskReason[]];

/** Returns the highest severity among the given factors; low if there are none. */
export const riskLevelOf = (reasons: readonly RiskReason[]): RiskLevel =>
  RiskLevel.options.find((level) => reasons.some((reason) => RISK_REASONS[reason] === level)) ?? 'low';

export const ProviderRisk = z
  .object({
    level: RiskLevel,
    reasons: z.array(z.enum(REASONS)).meta({ description: 'Risk factors on record, most severe first.' }),
  })
  .meta({ id: 'ProviderRisk', description: 'Risk level of a partner, and why.' });
export type ProviderRisk = z.infer<typeof ProviderRisk>;
