import { z } from 'zod';
import { UserRole } from './roles.ts';
import { Id, Instant } from '../kit/index.ts';
import { AskedFeatureKey, FeatureKey } from './feature-keys.ts';
import { FlagReason, FlagRule } from './flag-rule.ts';

/** Maximum number of keys per call. */
export const MOST_KEYS = 200;
/** How long clients may cache the result, in minutes. */
export const FLAG_MINUTES = 5;

const HasAccess = z.boolean().meta({ description: 'Whether the user has the feature.' });

export const FeatureCheck = z
  .object({ key: AskedFeatureKey, has_access: HasAccess })
  .meta({ id: 'FeatureCheck', description: 'Whether the user has a feature.' });

export const FeatureChecks = z
  .record(AskedFeatureKey, HasAccess)
  .meta({ id: 'FeatureChecks', description: 'For each requested key, whether the user has it.' });
export type FeatureChecks = z.infer<typeof FeatureChecks>;

const ByWhom = z
  .string()
  .nullable()
  .meta({ description: 'Name of the admin; null for the system and for deleted accounts.' });

const FlagAccount = z
  .object({ id: Id, name: z.string().meta({ description: 'Account name.' }), role: UserRole })
  .meta({ id: 'FlagAccount', description: 'An account named by a rule.' });

export const FeatureFlag = z
  .object({
    key: FeatureKey,
    rule: FlagRule,
    default_rule: FlagRule,
    is_default: z.boolean().meta({ description: 'Whether this is the default rule.' }),
    accounts: z.array(FlagAccount).meta({ description: 'The accounts named by the rule that the caller may see.' }),
    version: z.int().meta({ description: 'Incremented with each change; 0 if never changed.' }),
    changed_at: Instant.nullable().meta({ description: 'When it was last changed.' }),
    changed_by: ByWhom,
    actions: z.array(z.enum(['change'])).meta({ description: 'What the caller can do with it.' }),
  })
  .meta({ id: 'FeatureFlag', description: 'A feature that can be switched on or off, and who has it.' });
export type FeatureFlag = z.infer<typeof FeatureFlag>;

export const FlagChange = z
  .strictObject({
    rule: FlagRule,
    reason: z.string().trim().min(5).max(300).meta({ description: 'Reason for the change, shown in the history.' }),
    version: z.int().min(0).meta({ description: 'The version being changed.' }),
  })
  .meta({ id: 'FlagChange', description: 'A new rule for a feature.' });
export type FlagChange = z.output<typeof FlagChange>;

export const FlagVersion = z
  .object({
    version: z.int().meta({ description: 'Sequence number of the change, starting at 1.' }),
    rule: FlagRule,
    before: FlagRule.meta({ description: 'The previous rule.' }),
    reason: z.string().meta({ description: 'Reason for the change.' }),
    at: Instant.meta({ description: 'When it was changed.' }),
    by: ByWhom,
  })
  .meta({ id: 'FlagVersion', description: 'One change to a feature’s rule.' });
export type FlagVersion = z.infer<typeof FlagVersion>;

export const FlagPreviewRequest = z
  .strictObject({
    role: UserRole.optional().meta({ description: 'Preview as a new account with this role.' }),
    user_id: Id.optional().meta({ description: 'Preview as this account.' }),
    draft: z
      .strictObject({ key: FeatureKey, rule: FlagRule })
      .optional()
      .meta({ description: 'An unsaved rule to preview.' }),
  })
  .refine(({ role, user_id }) => (role === undefined) !== (user_id === undefined), {
    message: 'name either a role or an account',
    path: ['role'],
  })
  .meta({ id: 'FlagPreviewRequest', description: 'Who to preview the features as.' });
export type FlagPreviewRequest = z.output<typeof FlagPreviewRequest>;

export const FlagPreview = z
  .object({
    role: UserRole,
    name: z.string().nullable().meta({ description: 'Name of the account; null for a role.' }),
    data: z
      .array(z.object({ key: FeatureKey, has_access: HasAccess, because: FlagReason }))
      .meta({ description: 'Every feature, in navigation order.' }),
  })
  .meta({ id: 'FlagPreview', description: 'Which features a user has, and why.' });
export type FlagPreview = z.infer<typeof FlagPreview>;
