import type { MailTexts } from './mail-texts.ts';

export const en: MailTexts = {
  greeting: (firstName) => (firstName ? `Hello ${firstName},` : 'Hello,'),
  closing: ['Travesía', 'This mail was sent by a machine; nobody reads answers to it.'],
  mails: {
    verify_email: {
      subject: 'Confirm your e-mail address',
      paragraphs: (link, minutes) => [
        `Open this link to confirm your address and sign in. It works once, for ${minutes} minutes:`,
        link,
        'You did not sign up? Then you need not do anything: without the link the account stays closed.',
      ],
    },
    reset_password: {
      subject: 'Choose a new password',
      paragraphs: (link, minutes) => [
        `Open this link to choose a new password. It works once, for ${minutes} minutes:`,
        link,
        'It signs all your devices out. You did not ask for it? Then your password stays as it is, and nobody has learnt it.',
      ],
    },
    already_registered: {
      subject: 'You already have an account',
      paragraphs: (link) => [
        'Somebody, probably you, wanted to sign up with this address. It has an account already. Sign in here:',
        link,
        'You do not remember the password? On the same page you can ask for a new one.',
      ],
    },
    already_registered_clinic: {
      subject: 'You already have an account',
      paragraphs: (link) => [
        'Somebody, probably you, wanted to apply for a clinic with this address. It has an account already. Sign in here and go on with the application:',
        link,
        'You do not remember the password? On the same page you can ask for a new one.',
      ],
    },
    password_changed: {
      subject: 'Your password was changed',
      paragraphs: (link) => [
        'The password of your account was changed, and other devices were signed out.',
        'That was not you? Then choose a new password at once:',
        link,
      ],
    },
    session_replayed: {
      subject: 'We have signed one of your devices out',
      paragraphs: (link) => [
        'A key of one of your sessions was used twice. It may have been copied, so we have ended that session.',
        'If you do not know why, choose a new password; it signs all devices out:',
        link,
      ],
    },
  },
};
