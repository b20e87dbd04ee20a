import type { SecurityMailTexts } from './mail-texts.ts';

export const en: SecurityMailTexts = {
  greeting: (firstName) => `Hello ${firstName},`,
  closing: ['Travesía', 'Automated email; please don’t reply'],
  changes: {
    turned_on: {
      subject: 'Two-factor authentication was turned on',
      text: 'From now on, you also need a code from your authenticator app to sign in.',
    },
    turned_off: {
      subject: 'Two-factor authentication was turned off',
      text: 'You no longer need a code to sign in. Your recovery codes no longer work.',
    },
    codes_made: {
      subject: 'New recovery codes were created',
      text: 'New recovery codes were created for your account. The old ones no longer work.',
    },
    code_used: {
      subject: 'A recovery code was used',
      text: 'One of your recovery codes was used to sign in instead of a code from your authenticator app. Each recovery code works only once.',
    },
    passkey_added: {
      subject: 'A passkey was added',
      text: 'A passkey was added to your account. The device where it is saved can sign in without your password.',
    },
    passkey_removed: {
      subject: 'A passkey was removed',
      text: 'A passkey was removed from your account. It can no longer be used to sign in.',
    },
    removed_by_operator: {
      subject: 'Two-factor authentication was removed',
      text: 'We were told that you lost access to two-factor authentication, so we removed it from your account: your authenticator app, recovery codes and all passkeys. You were signed out on all devices. You can now sign in with only your password; please set up two-factor authentication again.',
    },
  },
  notYou: 'If this wasn’t you, sign in, undo the change and choose a new password:',
  noWayIn: 'If you can’t sign in, contact us right away:',
};
