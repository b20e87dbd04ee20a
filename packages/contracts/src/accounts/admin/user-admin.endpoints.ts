import { z } from 'zod';
import { defineEndpoint, ExportedFile, Id } from '../../kit/index.ts';
import { UsersExportQuery, UsersQuery } from './user-admin.query.ts';
import { Activation, AdminUser, AdminUsers, RoleChange, Suspension } from './user-admin.schema.ts';
import { AdminUserDetail } from './user-detail.schema.ts';

const admin = { access: ['admin'], tag: 'platform-admin' } as const;
const UserId = z.object({ id: Id.meta({ description: 'Id of an account.' }) });
const Nothing = z.void().meta({ description: 'No content.' });

export const listUsers = defineEndpoint({
  ...admin,
  name: 'listUsers',
  method: 'GET',
  path: '/platform/users',
  summary: 'List accounts',
  description:
    'A page of accounts with counts for each filter. The admin of the demonstration sees its invented people only.',
  query: UsersQuery,
  response: AdminUsers,
});

export const exportUsers = defineEndpoint({
  ...admin,
  name: 'exportUsers',
  method: 'GET',
  path: '/admin/users/export',
  summary: 'Accounts as a table',
  description: 'The accounts that a filter leaves as CSV, 10 000 at most. Who took it is in the audit log.',
  query: UsersExportQuery,
  response: ExportedFile,
});

export const getUser = defineEndpoint({
  ...admin,
  name: 'getUser',
  method: 'GET',
  path: '/admin/users/:id',
  summary: 'Read an account',
  description:
    'Who somebody is, their devices, second factors, roles, agreements, and which screens they see. That it was read is in the audit log, once an hour.',
  params: UserId,
  response: AdminUserDetail,
  problems: ['account.not_found'],
});

export const changeUserRole = defineEndpoint({
  ...admin,
  name: 'changeUserRole',
  method: 'POST',
  path: '/platform/users/:id/role',
  summary: 'Give an account another role',
  description:
    'Counts from the person’s next request on; their sessions stay. Making an admin, and taking that role away, asks who one is again.',
  params: UserId,
  body: RoleChange,
  response: AdminUser,
  problems: ['account.not_found', 'request.stale_version', 'account.last_admin', 'auth.confirm_identity'],
});

export const suspendUser = defineEndpoint({
  ...admin,
  name: 'suspendUser',
  method: 'POST',
  path: '/admin/users/:id/suspend',
  summary: 'Lock an account',
  description: 'Ends the person’s sessions at once; they cannot sign in until the account is opened again.',
  params: UserId,
  body: Suspension,
  response: AdminUser,
  problems: ['account.not_found', 'request.stale_version', 'account.last_admin'],
});

export const activateUser = defineEndpoint({
  ...admin,
  name: 'activateUser',
  method: 'POST',
  path: '/admin/users/:id/activate',
  summary: 'Open a locked account',
  description: 'The person may sign in again.',
  params: UserId,
  body: Activation,
  response: AdminUser,
  problems: ['account.not_found', 'request.stale_version'],
});

export const endUserSessions = defineEndpoint({
  ...admin,
  name: 'endUserSessions',
  method: 'POST',
  path: '/admin/users/:id/end-sessions',
  summary: 'Sign somebody out everywhere',
  description: 'Ends all sessions of an account at once; the person may sign in again.',
  params: UserId,
  response: z.object({ ended: z.int().meta({ description: 'How many sessions were ended.' }) }),
  problems: ['account.not_found'],
});

export const endUserSession = defineEndpoint({
  ...admin,
  name: 'endUserSession',
  method: 'DELETE',
  path: '/admin/users/:id/sessions/:session',
  summary: 'Sign one device of somebody out',
  description: 'Ends one session of an account at once.',
  params: UserId.extend({ session: Id.meta({ description: 'Id of a session.' }) }),
  status: 204,
  response: Nothing,
  problems: ['account.not_found', 'auth.session_not_found'],
});

export const resendUserVerification = defineEndpoint({
  ...admin,
  name: 'resendUserVerification',
  method: 'POST',
  path: '/admin/users/:id/resend-verification',
  summary: 'Mail the link that proves an address again',
  description: 'For an account whose address was never proved. At most five mails an hour go to one address.',
  params: UserId,
  status: 202,
  response: z.object({
    status: z.literal('check_inbox').meta({ description: 'The mail is on its way to the person.' }),
  }),
  problems: ['account.not_found'],
});
