import { z } from 'zod';
import { UserRole } from './roles.ts';
import { Id, Instant } from '../kit/index.ts';
import { AskedFeatureKey, FeatureKey } from './feature-keys.ts';
import { FlagReason, FlagRule } from './flag-rule.ts';

/** Most keys that one call checks. */
export const MOST_KEYS = 200;
/** How long a client may hold what it was told, in minutes. */
export const FLAG_MINUTES = 5;

const HasAccess = z.boolean().meta({ description: 'Whether the person has the feature.' });

export const FeatureCheck = z
  .object({ key: AskedFeatureKey, has_access: HasAccess })
  .meta({ id: 'FeatureCheck', description: 'Whether the person has a feature.' });

export const FeatureChecks = z
  .record(AskedFeatureKey, HasAccess)
  .meta({ id: 'FeatureChecks', description: 'For each key asked for, whether the person has it.' });
export type FeatureChecks = z.infer<typeof FeatureChecks>;

const ByWhom = z
  .string()
  .nullable()
  .meta({ description: 'Name of the admin; null for the product itself and for who has left.' });

const FlagAccount = z
  .object({ id: Id, name: z.string().meta({ description: 'Their name.' }), role: UserRole })
  .meta({ id: 'FlagAccount', description: 'An account that a rule names.' });

export const FeatureFlag = z
  .object({
    key: FeatureKey,
    rule: FlagRule,
    default_rule: FlagRule,
    is_default: z.boolean().meta({ description: 'Whether the rule is the one the product comes with.' }),
    accounts: z
      .array(FlagAccount)
      .meta({ description: 'The accounts that the rule names, as far as they may be seen.' }),
    version: z.int().meta({ description: 'Grows with each change; 0 while nobody changed it.' }),
    changed_at: Instant.nullable().meta({ description: 'When it was changed last.' }),
    changed_by: ByWhom,
    actions: z.array(z.enum(['change'])).meta({ description: 'What can be done with it.' }),
  })
  .meta({ id: 'FeatureFlag', description: 'A feature that can be switched, and who has it.' });
export type FeatureFlag = z.infer<typeof FeatureFlag>;

export const FlagChange = z
  .strictObject({
    rule: FlagRule,
    reason: z.string().trim().min(5).max(300).meta({ description: 'Why, for those who look at the history.' }),
    version: z.int().min(0).meta({ description: 'The version that was changed.' }),
  })
  .meta({ id: 'FlagChange', description: 'A new rule for a feature.' });
export type FlagChange = z.output<typeof FlagChange>;

export const FlagVersion = z
  .object({
    version: z.int().meta({ description: 'Which change it was, from 1.' }),
    rule: FlagRule,
    before: FlagRule.meta({ description: 'The rule until then.' }),
    reason: z.string().meta({ description: 'Why it was changed.' }),
    at: Instant.meta({ description: 'When it was changed.' }),
    by: ByWhom,
  })
  .meta({ id: 'FlagVersion', description: 'One change of a feature’s rule.' });
export type FlagVersion = z.infer<typeof FlagVersion>;

export const FlagPreviewRequest = z
  .strictObject({
    role: UserRole.optional().meta({ description: 'Look as a new account of this role.' }),
    user_id: Id.optional().meta({ description: 'Look as this account.' }),
    draft: z
      .strictObject({ key: FeatureKey, rule: FlagRule })
      .optional()
      .meta({ description: 'A rule that is not saved, to see what it would do.' }),
  })
  .refine(({ role, user_id }) => (role === undefined) !== (user_id === undefined), {
    message: 'name either a role or an account',
    path: ['role'],
  })
  .meta({ id: 'FlagPreviewRequest', description: 'As whom to look at the features.' });
export type FlagPreviewRequest = z.output<typeof FlagPreviewRequest>;

export const FlagPreview = z
  .object({
    role: UserRole,
    name: z.string().nullable().meta({ description: 'Name of the account; null for a role.' }),
    data: z
      .array(z.object({ key: FeatureKey, has_access: HasAccess, because: FlagReason }))
      .meta({ description: 'Every feature, in the order of the navigations.' }),
  })
  .meta({ id: 'FlagPreview', description: 'What somebody sees and why.' });
export type FlagPreview = z.infer<typeof FlagPreview>;
