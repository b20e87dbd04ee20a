import { z } from 'zod';

export const RISK_LEVELS = ['high', 'medium', 'low'] as const;
export const RiskLevel = z
  .enum(RISK_LEVELS)
  .meta({ description: 'How much of a risk a partner is for patients and platform.' });
export type RiskLevel = z.infer<typeof RiskLevel>;

/** What makes a partner a risk, the gravest first, and how grave it is. Each is a fact of its record; nothing is guessed. */
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

/** How grave the gravest of some reasons is; without any the risk is low. */
export const riskLevelOf = (reasons: readonly RiskReason[]): RiskLevel =>
  RiskLevel.options.find((level) => reasons.some((reason) => RISK_REASONS[reason] === level)) ?? 'low';

export const ProviderRisk = z
  .object({
    level: RiskLevel,
    reasons: z.array(z.enum(REASONS)).meta({ description: 'What of its record makes it so, the gravest first.' }),
  })
  .meta({ id: 'ProviderRisk', description: 'How much of a risk a partner is, and why.' });
export type ProviderRisk = z.infer<typeof ProviderRisk>;
