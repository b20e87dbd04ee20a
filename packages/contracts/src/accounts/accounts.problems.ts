import { defineProblems } from '../kit/index.ts';

export const accountsProblems = defineProblems({
  'auth.invalid_credentials': {
    status: 401,
    title: 'Incorrect email or password',
    when: 'No active account matches this email address and password.',
  },
  'auth.email_not_verified': {
    status: 403,
    title: 'Confirm your email address first',
    when: 'The password is correct, but the email address has not been confirmed.',
  },
  'auth.account_suspended': {
    status: 403,
    title: 'This account is suspended',
    when: 'The password is correct, but an admin suspended the account.',
  },
  'auth.session_ended': {
    status: 401,
    title: 'This session has ended',
    when: 'The refresh token is unknown, used or expired, or its session was ended.',
  },
  'auth.link_not_valid': {
    status: 410,
    title: 'This link no longer works',
    when: 'The link was used, has expired, or was replaced by a newer one.',
  },
  'auth.confirm_identity': {
    status: 401,
    title: 'Confirm that it’s you',
    when: 'The action is sensitive and the user last authenticated more than five minutes ago.',
  },
  'auth.invalid_code': {
    status: 401,
    title: 'Incorrect code',
    when: 'The code or recovery code is wrong, expired or already used.',
  },
  'auth.passkey_not_valid': {
    status: 401,
    title: 'This passkey was not accepted',
    when: 'The passkey is unknown, was created for another challenge or origin, or appears to be cloned.',
  },
  'auth.sign_in_expired': {
    status: 410,
    title: 'Sign in again',
    when: 'The first sign-in step was completed already or is more than five minutes old.',
  },
  'auth.session_not_found': {
    status: 404,
    title: 'Session not found',
    when: 'The session belongs to another user or has ended.',
  },
  'account.not_found': {
    status: 404,
    title: 'Account not found',
    when: 'No account has this id or email address.',
  },
  'account.exists': {
    status: 409,
    title: 'This email address already has an account',
    when: 'The new account’s email address is taken.',
  },
  'account.last_admin': {
    status: 409,
    title: 'This is the last admin',
    when: 'No admin would be left. Make another user an admin first.',
  },
});
