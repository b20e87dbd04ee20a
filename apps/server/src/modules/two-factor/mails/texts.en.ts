import type { SecurityMailTexts } from './mail-texts.ts';

export const en: SecurityMailTexts = {
  greeting: (firstName) => `Hello ${firstName},`,
  closing: ['Travesía', 'This mail was sent by a machine; nobody reads answers to it.'],
  changes: {
    turned_on: {
      subject: 'A second factor was turned on',
      text: 'From now on, signing in to your account asks for a code of your authenticator app as well.',
    },
    turned_off: {
      subject: 'A second factor was turned off',
      text: 'Signing in to your account does not ask for a code any more. The recovery codes have stopped working too.',
    },
    codes_made: {
      subject: 'New recovery codes were made',
      text: 'New recovery codes were made for your account. The earlier ones have stopped working.',
    },
    code_used: {
      subject: 'A recovery code was used',
      text: 'One of the recovery codes of your account was used in place of a code of your authenticator app. It does not work again.',
    },
    passkey_added: {
      subject: 'A passkey was added',
      text: 'A passkey was added to your account. The device that holds it can sign in without your password.',
    },
    passkey_removed: {
      subject: 'A passkey was removed',
      text: 'A passkey was removed from your account. It does not sign in any more.',
    },
    removed_by_operator: {
      subject: 'The second factor of your account was removed',
      text: 'Travesía was told that you lost the second factor of your account, and removed it: the authenticator app, the recovery codes and every passkey. You were signed out everywhere. Your password alone signs in now; please set a second factor up again.',
    },
  },
  notYou: 'That was not you? Sign in, undo it, and choose a new password:',
  noWayIn: 'You cannot sign in? Write to us at once:',
};
