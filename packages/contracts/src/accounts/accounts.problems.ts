import { defineProblems } from '../kit/index.ts';

export const accountsProblems = defineProblems({
  'auth.invalid_credentials': {
    status: 401,
    title: 'E-mail or password is not right',
    when: 'No account that may sign in has this address and password.',
  },
  'auth.email_not_verified': {
    status: 403,
    title: 'Confirm your e-mail address first',
    when: 'The password is right, but the address was never proved by the link that was mailed.',
  },
  'auth.account_suspended': {
    status: 403,
    title: 'This account is suspended',
    when: 'The password is right, but an admin has suspended the account.',
  },
  'auth.session_ended': {
    status: 401,
    title: 'This session has ended',
    when: 'The refresh token is unknown, spent or too old, or its session was ended.',
  },
  'auth.link_not_valid': {
    status: 410,
    title: 'This link does not work any more',
    when: 'The link was used, is too old, or was replaced by a newer one.',
  },
  'auth.confirm_identity': {
    status: 401,
    title: 'Confirm that it is you',
    when: 'The act is sensitive and the person proved who they are more than five minutes ago.',
  },
  'auth.invalid_code': {
    status: 401,
    title: 'This code is not right',
    when: 'The code or recovery code is wrong, too old, or was used before.',
  },
  'auth.passkey_not_valid': {
    status: 401,
    title: 'This passkey was not accepted',
    when: 'The passkey is not known, answered another question or address, or seems to have been copied.',
  },
  'auth.sign_in_expired': {
    status: 410,
    title: 'Sign in again',
    when: 'The first step of the sign-in is longer ago than five minutes, or was completed.',
  },
  'auth.session_not_found': {
    status: 404,
    title: 'There is no such session',
    when: 'The session is not one of the person’s own, or has ended.',
  },
  'account.not_found': {
    status: 404,
    title: 'There is no such account',
    when: 'No account has this id or address.',
  },
  'account.exists': {
    status: 409,
    title: 'This address has an account already',
    when: 'An account is to be made for an address that has one.',
  },
  'account.last_admin': {
    status: 409,
    title: 'This is the last admin',
    when: 'Nobody would be left who can administer the platform: make somebody else an admin first.',
  },
});
