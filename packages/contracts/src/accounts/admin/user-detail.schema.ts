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
  id: Id.nullable().meta({ description: 'Their account, if the caller may see it.' }),
  name: z.string().nullable().meta({ description: 'Their name, if the caller may see it.' }),
  kind: z
    .enum(['person', 'anonymous', 'system', 'command_line'])
    .meta({ description: 'A user, an unknown actor, the system, or someone with command line access.' }),
});

export const RoleEvent = z
  .object({
    id: Id,
    at: Instant.meta({ description: 'When it happened.' }),
    kind: z
      .enum(['registered', 'created', 'role_changed', 'suspended', 'activated'])
      .meta({ description: 'What happened to the account.' }),
    from: UserRole.nullable().meta({ description: 'The previous role.' }),
    to: UserRole.nullable().meta({ description: 'The new role.' }),
    by: ByWhom.meta({ description: 'Who did it.' }),
    reason: z.string().nullable().meta({ description: 'The reason given.' }),
  })
  .meta({ id: 'RoleEvent', description: 'A change of a user’s role or permissions, from the audit log.' });
export type RoleEvent = z.infer<typeof RoleEvent>;

const Consent = z.object({
  purpose: AccountPurpose.or(z.string()).meta({ description: 'Purpose of the consent.' }),
  wording: z.string().meta({ description: 'Version of the text that was agreed to.' }),
  given_at: Instant.meta({ description: 'When it was given.' }),
  withdrawn_at: Instant.nullable().meta({ description: 'When it was withdrawn.' }),
});

/** What an admin can do about something that keeps a user from signing in. */
export const HurdleAction = z.enum(['resend_verification', 'activate', 'clear_attempts', 'remove_factors']);
export type HurdleAction = z.infer<typeof HurdleAction>;

export const SignInHurdle = z
  .object({
    because: z.enum(['unverified', 'suspended', 'attempts', 'no_means', 'second_factor', 'closing', 'erased']).meta({
      description:
        'Unconfirmed address; suspended; too many wrong passwords; neither password nor passkey; the second factor, should it be lost; scheduled deletion, before which signing in still works; deleted.',
    }),
    blocks: z.boolean().meta({ description: 'Whether nobody can sign in to the account now.' }),
    until: Instant.nullable().meta({
      description: 'When it ends without anyone doing anything, or when the account is deleted.',
    }),
    reason: z.string().nullable().meta({ description: 'Reason given for it.' }),
    action: HurdleAction.nullable().meta({ description: 'What this admin can do about it now.' }),
  })
  .meta({ id: 'SignInHurdle', description: 'Something that keeps, or may keep, a user from signing in.' });
export type SignInHurdle = z.infer<typeof SignInHurdle>;

export const AdminUserDetail = z
  .object({
    ...adminUserFields,
    currency: z.string().meta({ description: 'Display currency.' }),
    email_verified_at: Instant.nullable().meta({ description: 'When the email address was confirmed.' }),
    terms_accepted_at: Instant.nullable().meta({ description: 'When the user agreed to the terms.' }),
    erase_after: Instant.nullable().meta({ description: 'When the account will be deleted, while it is closing.' }),
    privileged: z.boolean().meta({ description: 'Whether this account is exempt from feature flags.' }),
    has_password: z.boolean().meta({ description: 'Whether the account has a password.' }),
    password_changed_at: Instant.nullable().meta({ description: 'When the password was last changed.' }),
    two_factor_since: Instant.nullable().meta({ description: 'When two-factor authentication was turned on.' }),
    second_factors: z.array(SecondFactorMethod).meta({ description: 'Available second factors.' }),
    sign_in_hurdles: z
      .array(SignInHurdle)
      .meta({ description: 'Why the user can’t sign in, or may not be able to; the blocking ones first.' }),
    sessions: z
      .array(Session)
      .meta({ description: 'Signed-in devices; for a shared demo account, only the caller’s own.' }),
    history: z.array(RoleEvent).meta({ description: 'Account history, newest first.' }),
    consents: z.array(Consent).meta({ description: 'Consents, newest first.' }),
    features: z
      .array(
        z.object({
          key: FeatureKey,
          has_access: z.boolean().meta({ description: 'Whether the user has the feature.' }),
          because: FlagReason,
        }),
      )
      .meta({ description: 'Every screen that can be switched, whether the user has it, and why.' }),
    assignable_roles: z.array(UserRole).meta({ description: 'Roles that this admin may assign to the user now.' }),
    kept_because: z
      .enum(['shared', 'own'])
      .nullable()
      .meta({ description: 'Why nothing can be changed: a shared demo account, or the admin’s own account.' }),
  })
  .meta({ id: 'AdminUserDetail', description: 'Everything admins can see of an account; no health data.' });
export type AdminUserDetail = z.infer<typeof AdminUserDetail>;
