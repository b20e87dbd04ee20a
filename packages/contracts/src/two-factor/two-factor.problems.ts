import { defineProblems } from '../kit/index.ts';

export const twoFactorProblems = defineProblems({
  'auth.two_factor_is_on': {
    status: 409,
    title: 'The second factor is on already',
    when: 'An authenticator app is set up; it must be turned off before another is.',
  },
  'auth.two_factor_is_off': {
    status: 409,
    title: 'The second factor is not on',
    when: 'No authenticator app is set up, or setting it up was not begun.',
  },
  'auth.passkey_not_found': {
    status: 404,
    title: 'There is no such passkey',
    when: 'The passkey is not one of the person’s own, or was removed.',
  },
  'auth.passkeys_full': {
    status: 409,
    title: 'There are enough passkeys',
    when: 'The person has twenty passkeys; one must be removed before another is added.',
  },
});
