import { z } from 'zod';
import { Id, type Role } from '../kit/index.ts';
import { FEATURES, type FeatureKey } from './feature-keys.ts';

const Accounts = (what: string) => z.array(Id).max(500).meta({ description: what });

/** Who has a feature. */
export const FlagRule = z
  .strictObject({
    on: z.boolean().meta({ description: '`off` turns it off for everyone, regardless of the other fields.' }),
    roles: z
      .array(z.enum(['patient', 'provider', 'organization', 'admin']))
      .max(4)
      .meta({ description: 'Roles that have it.' }),
    share: z.int().min(0).max(100).meta({
      description:
        'Percentage of accounts with these roles that have it. Selection is stable: raising it only adds accounts.',
    }),
    allowed: Accounts('Accounts that have it regardless of role and percentage.'),
    refused: Accounts('Accounts that never have it, regardless of the other fields.'),
  })
  .meta({
    id: 'FlagRule',
    description: 'Who has a feature. Evaluated in order: off, denied accounts, allowed accounts, roles and percentage.',
  });
export type FlagRule = z.output<typeof FlagRule>;

/** Why a user has a feature or doesn't. */
export const FlagReason = z
  .enum(['unknown', 'off', 'refused', 'allowed', 'other_role', 'outside_share', 'role', 'privileged'])
  .meta({ description: 'What decided the result.' });
export type FlagReason = z.infer<typeof FlagReason>;

/** The default rule of a feature. */
export const defaultRule = (key: FeatureKey): FlagRule => ({
  on: true,
  roles: FEATURES[key].toSorted(),
  share: 100,
  allowed: [],
  refused: [],
});

/** The user and their bucket for this feature: 0 to 99, stable for an account and a key. */
export interface FlagSubject {
  userId: string | null;
  role: Role;
  place: number;
}

/** What a rule decides for a user, and why. Denying wins over allowing. */
export function decideFlag(rule: FlagRule, { userId, role, place }: FlagSubject): FlagReason {
  if (!rule.on) return 'off';
  if (userId && rule.refused.includes(userId)) return 'refused';
  if (userId && rule.allowed.includes(userId)) return 'allowed';
  if (!rule.roles.includes(role)) return 'other_role';
  return place < rule.share ? 'role' : 'outside_share';
}

/** Whether a reason means that the user has the feature. */
export const hasFeature = (reason: FlagReason): boolean => ['allowed', 'role', 'privileged'].includes(reason);
