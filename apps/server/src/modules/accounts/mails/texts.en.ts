import type { MailTexts } from './mail-texts.ts';

export const en: MailTexts = {
  greeting: (firstName) => (firstName ? `Hello ${firstName},` : 'Hello,'),
  closing: ['Travesía', 'This mail was sent by a machine; nobody reads answers to it.'],
  mails: {
    verify_email: {
      subject: 'Confirm your e-mail address',
      paragraphs: (link, minutes) => [
        `Open this link to confirm your address and sign in. It works once, for ${minutes / 60} hours:`,
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
    email_change_confirm: {
      subject: 'Confirm your new e-mail address',
      paragraphs: (link, minutes) => [
        `Somebody, probably you, wants to use this address for their account. Open this link to confirm it, or to say no. It works for ${minutes / 60} hours:`,
        link,
        'The address changes only when the present one has agreed too. You know nothing of it? Then you need not do anything.',
      ],
    },
    email_change_approve: {
      subject: 'Is your e-mail address to be changed?',
      paragraphs: (link, minutes, newEmail) => [
        `Somebody who is signed in to your account wants to change its address to ${newEmail}. Open this link to approve that, or to stop it. It works for ${minutes / 60} hours:`,
        link,
        'It changes only when you approve here and the new address is confirmed too. That was not you? Then stop it and choose a new password.',
      ],
    },
    email_change_taken: {
      subject: 'You already have an account',
      paragraphs: (link) => [
        'Somebody, probably you, wanted to use this address for another account. It has an account already, so nothing was changed. Sign in here:',
        link,
        'You know nothing of it? Then you need not do anything.',
      ],
    },
    email_changed: {
      subject: 'The e-mail address of your account was changed',
      paragraphs: (link, _minutes, newEmail) => [
        `The address of your account is now ${newEmail}. Both addresses agreed to it. Your other devices were signed out.`,
        'That was not you? Then write to us at once:',
        link,
      ],
    },
  },
};
