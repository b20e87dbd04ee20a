import { z } from 'zod';
import { Id, type Role } from '../kit/index.ts';
import { FEATURES, type FeatureKey } from './feature-keys.ts';

const Accounts = (what: string) => z.array(Id).max(500).meta({ description: what });

/** Who has a feature. */
export const FlagRule = z
  .strictObject({
    on: z.boolean().meta({ description: 'Off is off for everybody, whatever else is said.' }),
    roles: z
      .array(z.enum(['patient', 'provider', 'organization', 'admin']))
      .max(4)
      .meta({ description: 'Roles that have it.' }),
    share: z.int().min(0).max(100).meta({
      description:
        'Percent of the accounts of these roles that have it; always the same ones, and more of them as it grows.',
    }),
    allowed: Accounts('Accounts that have it whatever their role and share.'),
    refused: Accounts('Accounts that do not have it, whatever else is said.'),
  })
  .meta({
    id: 'FlagRule',
    description: 'Who has a feature: off, then refused accounts, then allowed ones, then roles and share.',
  });
export type FlagRule = z.output<typeof FlagRule>;

/** Why somebody has a feature or has not. */
export const FlagReason = z
  .enum(['unknown', 'off', 'refused', 'allowed', 'other_role', 'outside_share', 'role', 'privileged'])
  .meta({ description: 'What decided.' });
export type FlagReason = z.infer<typeof FlagReason>;

/** The rule of a feature that nobody has changed. */
export const defaultRule = (key: FeatureKey): FlagRule => ({
  on: true,
  roles: FEATURES[key].toSorted(),
  share: 100,
  allowed: [],
  refused: [],
});

/** Who asks, and where they stand among the accounts for this feature: 0 to 99, always the same for an account and a key. */
export interface FlagSubject {
  userId: string | null;
  role: Role;
  place: number;
}

/** What a rule says of somebody, and why. Refusing wins over allowing. */
export function decideFlag(rule: FlagRule, { userId, role, place }: FlagSubject): FlagReason {
  if (!rule.on) return 'off';
  if (userId && rule.refused.includes(userId)) return 'refused';
  if (userId && rule.allowed.includes(userId)) return 'allowed';
  if (!rule.roles.includes(role)) return 'other_role';
  return place < rule.share ? 'role' : 'outside_share';
}

/** Whether a reason means that somebody has the feature. */
export const hasFeature = (reason: FlagReason): boolean => ['allowed', 'role', 'privileged'].includes(reason);
