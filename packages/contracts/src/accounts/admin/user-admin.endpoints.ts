import { z } from 'zod';
import { ActToUndo, defineEndpoint, ExportedFile, Id, UNDO_SECONDS } from '../../kit/index.ts';
import { UsersExportQuery, UsersQuery } from './user-admin.query.ts';
import { Activation, AdminUser, AdminUsers, RoleChange, Suspension } from './user-admin.schema.ts';
import { AdminUserDetail } from './user-detail.schema.ts';

const admin = { access: ['admin'], tag: 'platform-admin' } as const;
const UserId = z.object({ id: Id.meta({ description: 'Account id.' }) });
const Nothing = z.void().meta({ description: 'No content.' });

export const listUsers = defineEndpoint({
  ...admin,
  name: 'listUsers',
  method: 'GET',
  path: '/platform/users',
  summary: 'List accounts',
  description: 'Returns a page of accounts with counts for each filter. The demo admin sees only fictional demo users.',
  query: UsersQuery,
  response: AdminUsers,
});

export const exportUsers = defineEndpoint({
  ...admin,
  name: 'exportUsers',
  method: 'GET',
  path: '/admin/users/export',
  summary: 'Export accounts as CSV',
  description: 'Returns the filtered accounts as CSV, at most 10,000. The audit log records who exported them.',
  query: UsersExportQuery,
  response: ExportedFile,
});

export const getUser = defineEndpoint({
  ...admin,
  name: 'getUser',
  method: 'GET',
  path: '/admin/users/:id',
  summary: 'Get an account',
  description:
    'Returns the user, their devices, second factors, roles, consents and visible screens. Each read is recorded in the audit log, at most once an hour.',
  params: UserId,
  response: AdminUserDetail,
  problems: ['account.not_found'],
});

export const changeUserRole = defineEndpoint({
  ...admin,
  name: 'changeUserRole',
  method: 'POST',
  path: '/platform/users/:id/role',
  summary: 'Change an account’s role',
  description:
    'Takes effect with the user’s next request; their sessions continue. Granting or removing the admin role requires reauthentication.',
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
  summary: 'Suspend an account',
  description: 'Ends the user’s sessions immediately; they cannot sign in until the account is reactivated.',
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
  summary: 'Reactivate a suspended account',
  description: 'The user may sign in again.',
  params: UserId,
  body: Activation,
  response: AdminUser,
  problems: ['account.not_found', 'request.stale_version'],
});

export const undoUserAct = defineEndpoint({
  ...admin,
  name: 'undoUserAct',
  method: 'POST',
  path: '/admin/users/:id/undo',
  summary: 'Undo what was just done with an account',
  description: `Takes back that the caller suspended or reactivated it in the last ${UNDO_SECONDS} seconds, if nothing was changed since. Ended sessions stay ended.`,
  params: UserId,
  body: ActToUndo,
  response: AdminUser,
  problems: ['account.not_found', 'request.undo_over'],
});

export const endUserSessions = defineEndpoint({
  ...admin,
  name: 'endUserSessions',
  method: 'POST',
  path: '/admin/users/:id/end-sessions',
  summary: 'Sign out a user everywhere',
  description: 'Ends all sessions of an account immediately; the user may sign in again.',
  params: UserId,
  response: z.object({ ended: z.int().meta({ description: 'Number of sessions ended.' }) }),
  problems: ['account.not_found'],
});

export const endUserSession = defineEndpoint({
  ...admin,
  name: 'endUserSession',
  method: 'DELETE',
  path: '/admin/users/:id/sessions/:session',
  summary: 'Sign out one of a user’s devices',
  description: 'Ends one session of an account immediately.',
  params: UserId.extend({ session: Id.meta({ description: 'Session id.' }) }),
  status: 204,
  response: Nothing,
  problems: ['account.not_found', 'auth.session_not_found'],
});

export const resendUserVerification = defineEndpoint({
  ...admin,
  name: 'resendUserVerification',
  method: 'POST',
  path: '/admin/users/:id/resend-verification',
  summary: 'Resend the confirmation link',
  description: 'For accounts with an unconfirmed email address. At most five emails per hour to one address.',
  params: UserId,
  status: 202,
  response: z.object({
    status: z.literal('check_inbox').meta({ description: 'The email was sent.' }),
  }),
  problems: ['account.not_found'],
});

export const clearUserAttempts = defineEndpoint({
  ...admin,
  name: 'clearUserAttempts',
  method: 'POST',
  path: '/admin/users/:id/clear-attempts',
  summary: 'Let a user try to sign in again',
  description: 'Forgets the wrong passwords of the last 15 minutes, so that the user need not wait.',
  params: UserId,
  status: 204,
  response: Nothing,
  problems: ['account.not_found'],
});
