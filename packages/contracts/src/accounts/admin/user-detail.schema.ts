import { z } from 'zod';
import { FeatureKey } from '../../access/feature-keys.ts';
import { FlagReason } from '../../access/flag-rule.ts';
import { AccountPurpose } from '../consents.ts';
import { SecondFactorMethod } from '../second-factor.schema.ts';
import { Session } from '../accounts.schema.ts';
import { UserRole } from '../../access/roles.ts';
import { Id, Instant } from '../../kit/index.ts';
import { adminUserFields } from './user-admin.schema.ts';

const ByWhom = z.object({
  id: Id.nullable().meta({ description: 'Their account, where they have one that may be seen.' }),
  name: z.string().nullable().meta({ description: 'Their name, where it may be seen.' }),
  kind: z
    .enum(['person', 'anonymous', 'system', 'command_line'])
    .meta({ description: 'A person, nobody we know, the product itself, or somebody at the machine.' }),
});

export const RoleEvent = z
  .object({
    id: Id,
    at: Instant.meta({ description: 'When.' }),
    kind: z
      .enum(['registered', 'created', 'role_changed', 'suspended', 'activated'])
      .meta({ description: 'What happened to the account.' }),
    from: UserRole.nullable().meta({ description: 'The role before.' }),
    to: UserRole.nullable().meta({ description: 'The role since.' }),
    by: ByWhom.meta({ description: 'Who did it.' }),
    reason: z.string().nullable().meta({ description: 'The reason that was given.' }),
  })
  .meta({ id: 'RoleEvent', description: 'A change of what somebody is or may, from the audit log.' });
export type RoleEvent = z.infer<typeof RoleEvent>;

const Consent = z.object({
  purpose: AccountPurpose.or(z.string()).meta({ description: 'What it is for.' }),
  wording: z.string().meta({ description: 'Version of the wording that was agreed to.' }),
  given_at: Instant.meta({ description: 'When it was given.' }),
  withdrawn_at: Instant.nullable().meta({ description: 'When it was taken back.' }),
});

export const AdminUserDetail = z
  .object({
    ...adminUserFields,
    currency: z.string().meta({ description: 'Currency prices are shown in.' }),
    email_verified_at: Instant.nullable().meta({ description: 'When the address was proved.' }),
    terms_accepted_at: Instant.nullable().meta({ description: 'When the terms were agreed to.' }),
    erase_after: Instant.nullable().meta({ description: 'While the account is closing: when it is erased.' }),
    privileged: z.boolean().meta({ description: 'Whether it is the account that no feature flag keeps out.' }),
    has_password: z.boolean().meta({ description: 'Whether a password was chosen.' }),
    password_changed_at: Instant.nullable().meta({ description: 'When the password was last changed.' }),
    two_factor_since: Instant.nullable().meta({ description: 'Since when signing in asks for a second factor.' }),
    second_factors: z.array(SecondFactorMethod).meta({ description: 'What the second step can be done with.' }),
    sessions: z.array(Session).meta({ description: 'Devices that are signed in; of a shared person one’s own only.' }),
    history: z.array(RoleEvent).meta({ description: 'What became of the account, the newest first.' }),
    consents: z.array(Consent).meta({ description: 'What the person agreed to, the newest first.' }),
    features: z
      .array(
        z.object({
          key: FeatureKey,
          has_access: z.boolean().meta({ description: 'Whether the person has the feature.' }),
          because: FlagReason,
        }),
      )
      .meta({ description: 'Every screen that can be switched, whether the person has it, and why.' }),
    assignable_roles: z.array(UserRole).meta({ description: 'Roles that this admin may give the person now.' }),
    kept_because: z
      .enum(['shared', 'own'])
      .nullable()
      .meta({ description: 'Why nothing can be changed: a person whom all visitors share, or one’s own account.' }),
  })
  .meta({ id: 'AdminUserDetail', description: 'Everything that admins see of an account; no health data.' });
export type AdminUserDetail = z.infer<typeof AdminUserDetail>;
