import { defineProblems } from '../kit/index.ts';

export const twoFactorProblems = defineProblems({
  'auth.two_factor_is_on': {
    status: 409,
    title: 'Two-factor authentication is already on',
    when: 'An authenticator app is set up; turn it off before setting up another.',
  },
  'auth.two_factor_is_off': {
    status: 409,
    title: 'Two-factor authentication is off',
    when: 'No authenticator app is set up, or setup was not started.',
  },
  'auth.passkey_not_found': {
    status: 404,
    title: 'Passkey not found',
    when: 'The passkey belongs to another user, or was removed.',
  },
  'auth.passkeys_full': {
    status: 409,
    title: 'Too many passkeys',
    when: 'The user has twenty passkeys; remove one before adding another.',
  },
});
