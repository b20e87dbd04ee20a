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

/** Whom somebody works for. */
export const Workplace = z
  .object({
    kind: z.enum(['provider', 'organization']).meta({ description: 'A clinic or an organization.' }),
    id: Id,
    name: z.string().meta({ description: 'Its name.' }),
    role: z.union([StaffRole, OrganizationRole]).meta({ description: 'What the person is there.' }),
  })
  .meta({ id: 'Workplace', description: 'A clinic or an organization that a person works for.' });
export type Workplace = z.infer<typeof Workplace>;

/** What a list shows of an account. */
export const adminUserFields = {
  id: Id,
  email: z.string().meta({ description: 'E-mail address.' }),
  ...namesInBothSpellings,
  role: UserRole,
  status: AccountStatus,
  email_verified: z.boolean().meta({ description: 'Whether the address was proved.' }),
  two_factor_enabled: z.boolean().meta({ description: 'Whether signing in asks for a second factor.' }),
  country: z.string().nullable().meta({ description: 'Country they live in, as far as they said.' }),
  language: Locale,
  demo: z.boolean().meta({ description: 'Whether it is an invented person of the demonstration.' }),
  works_for: Workplace.nullable().meta({ description: 'The clinic or organization they work for.' }),
  created_at: Instant.meta({ description: 'When the account was made.' }),
  last_seen_at: Instant.nullable().meta({ description: 'When a device of theirs was last in use.' }),
  version: z.int().meta({ description: 'Grows with each change of the account.' }),
  actions: z.array(UserAction).meta({ description: 'What this admin may do with the account now.' }),
};

export const AdminUser = z
  .object(adminUserFields)
  .meta({ id: 'AdminUser', description: 'An account as admins see it in a list.' });
export type AdminUser = z.infer<typeof AdminUser>;

const Counts = z
  .array(
    z.object({
      value: z.string().meta({ description: 'The value to send in the query.' }),
      count: z.int().meta({ description: 'Accounts with it, the other filters kept.' }),
    }),
  )
  .meta({ description: 'Values with their counts.' });

export const AdminUsers = pageOf(AdminUser, {
  facets: z
    .object({ role: Counts, status: Counts, verified: Counts, two_factor: Counts })
    .meta({ description: 'How many accounts each filter would leave.' }),
}).meta({ id: 'AdminUsers', description: 'A page of accounts.' });
export type AdminUsers = z.infer<typeof AdminUsers>;

const Reason = z.string().trim().min(5).max(300).meta({
  description: 'Why; it is kept in the audit log, so name no illness in it.',
  example: 'She moved from the clinic to our team',
});
const Version = z.int().min(1).optional().meta({ description: 'The version that was seen; refused when it is older.' });

export const RoleChange = z
  .strictObject({ role: UserRole, reason: Reason.optional(), version: Version })
  .meta({ id: 'RoleChange', description: 'Another role for an account.' });

export const Suspension = z
  .strictObject({ reason: Reason, version: Version })
  .meta({ id: 'AccountSuspension', description: 'Why an account is locked.' });

export const Activation = z.strictObject({ reason: Reason.optional(), version: Version }).meta({
  id: 'AccountActivation',
  description: 'Why a locked account is opened again, if there is something to say.',
});
