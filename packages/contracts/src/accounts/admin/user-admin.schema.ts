import { z } from 'zod';
import { accountMachine } from '../account.machine.ts';
import { namesInBothSpellings } from '../names.ts';
import { UserRole, OrganizationRole, StaffRole } from '../../access/roles.ts';
import { Id, Instant, Locale, pageOf } from '../../kit/index.ts';

export const ACCOUNT_STATES = Object.keys(accountMachine.states) as [keyof typeof accountMachine.states];
export const AccountStatus = z.enum(ACCOUNT_STATES).meta({ description: 'The state of an account.' });
export type AccountStatus = z.infer<typeof AccountStatus>;

export const UserAction = z.enum(['change_role', 'suspend', 'activate', 'end_sessions', 'resend_verification']);
export type UserAction = z.infer<typeof UserAction>;

/** Who a user works for. */
export const Workplace = z
  .object({
    kind: z.enum(['provider', 'organization']).meta({ description: 'A clinic or an organization.' }),
    id: Id,
    name: z.string().meta({ description: 'Its name.' }),
    role: z.union([StaffRole, OrganizationRole]).meta({ description: 'The user’s role there.' }),
  })
  .meta({ id: 'Workplace', description: 'A clinic or an organization that a user works for.' });
export type Workplace = z.infer<typeof Workplace>;

/** An account in a list. */
export const adminUserFields = {
  id: Id,
  email: z.string().meta({ description: 'Email address.' }),
  ...namesInBothSpellings,
  role: UserRole,
  status: AccountStatus,
  email_verified: z.boolean().meta({ description: 'Whether the email address is confirmed.' }),
  two_factor_enabled: z.boolean().meta({ description: 'Whether the account uses two-factor authentication.' }),
  country: z.string().nullable().meta({ description: 'Country of residence, if given.' }),
  language: Locale,
  demo: z.boolean().meta({ description: 'Whether this is a fictional demo user.' }),
  works_for: Workplace.nullable().meta({ description: 'The clinic or organization the user works for.' }),
  created_at: Instant.meta({ description: 'When the account was created.' }),
  last_seen_at: Instant.nullable().meta({ description: 'When one of the user’s devices was last active.' }),
  version: z.int().meta({ description: 'Incremented with each change to the account.' }),
  actions: z.array(UserAction).meta({ description: 'What this admin may do with the account now.' }),
};

export const AdminUser = z
  .object(adminUserFields)
  .meta({ id: 'AdminUser', description: 'An account as listed for admins.' });
export type AdminUser = z.infer<typeof AdminUser>;

const Counts = z
  .array(
    z.object({
      value: z.string().meta({ description: 'Value to send in the query.' }),
      count: z.int().meta({ description: 'Number of matching accounts, with the other filters applied.' }),
    }),
  )
  .meta({ description: 'Values with their counts.' });

export const AdminUsers = pageOf(AdminUser, {
  facets: z
    .object({ role: Counts, status: Counts, verified: Counts, two_factor: Counts })
    .meta({ description: 'How many accounts each filter would match.' }),
}).meta({ id: 'AdminUsers', description: 'A page of accounts.' });
export type AdminUsers = z.infer<typeof AdminUsers>;

const Reason = z.string().trim().min(5).max(300).meta({
  description: 'Reason, kept in the audit log; do not include health information.',
  example: 'She moved from the clinic to our team',
});
const Version = z.int().min(1).optional().meta({ description: 'The version the caller read; rejected if outdated.' });

export const RoleChange = z
  .strictObject({ role: UserRole, reason: Reason.optional(), version: Version })
  .meta({ id: 'RoleChange', description: 'A new role for an account.' });

export const Suspension = z
  .strictObject({ reason: Reason, version: Version })
  .meta({ id: 'AccountSuspension', description: 'Why an account is suspended.' });

export const Activation = z.strictObject({ reason: Reason.optional(), version: Version }).meta({
  id: 'AccountActivation',
  description: 'Why a suspended account is reactivated, if given.',
});
