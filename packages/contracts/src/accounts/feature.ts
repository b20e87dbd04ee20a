import { z } from 'zod';
import { UserRole } from '../access/roles.ts';
import { defineFeature, defineNotification, PublicName } from '../kit/index.ts';
import { accountsProblems } from './accounts.problems.ts';

export const accountsFeature = defineFeature({
  problems: accountsProblems,
  audit: {
    'account.registered': 'accounts',
    'account.email_verified': 'sign_ins',
    'account.signed_in': 'sign_ins',
    'account.sign_in_refused': 'sign_ins',
    'account.signed_out': 'sign_ins',
    'account.attempts_cleared': 'accounts',
    'account.session_ended': 'sign_ins',
    'account.other_sessions_ended': 'sign_ins',
    'account.refresh_replayed': 'sign_ins',
    'account.password_changed': 'accounts',
    'account.password_reset': 'accounts',
    'account.picture_changed': 'accounts',
    'account.picture_removed': 'accounts',
    'account.created_by_operator': 'accounts',
    'account.set_up_link_made': 'accounts',
    'account.suspended': 'accounts',
    'account.activated': 'accounts',
    'account.suspension_undone': 'accounts',
    'account.activation_undone': 'accounts',
    'account.role_changed': 'accounts',
    'account.verification_resent': 'accounts',
    'account.viewed_by_admin': 'privacy',
    'account.list_exported': 'privacy',
    'account.identity_confirmed': 'accounts',
    'account.erasure_asked': 'accounts',
    'account.kept': 'accounts',
    'account.erased': 'accounts',
    'account.email_change_asked': 'accounts',
    'account.email_change_stopped': 'accounts',
    'account.email_changed': 'accounts',
  },
  notifications: {
    new_device: defineNotification({
      topic: 'always',
      area: 'account',
      params: z.object({ device: PublicName.nullable(), place: PublicName.nullable() }),
      path: () => '/activity',
    }),
    session_replayed: defineNotification({
      topic: 'always',
      area: 'account',
      params: z.object({}),
      path: () => '/activity',
    }),
    password_changed: defineNotification({
      topic: 'always',
      area: 'account',
      params: z.object({}),
      path: () => '/profile/security',
    }),
    email_changed: defineNotification({
      topic: 'always',
      area: 'account',
      params: z.object({}),
      path: () => '/profile',
    }),
    role_changed: defineNotification({
      topic: 'always',
      area: 'account',
      params: z.object({ role: UserRole }),
      path: () => '/profile',
    }),
    account_suspended: defineNotification({
      topic: 'always',
      area: 'account',
      params: z.object({}),
      path: () => '/profile',
    }),
    account_activated: defineNotification({
      topic: 'always',
      area: 'account',
      params: z.object({}),
      path: () => '/profile',
    }),
  },
});
