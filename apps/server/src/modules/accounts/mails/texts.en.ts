import type { MailTexts } from './mail-texts.ts';

export const en: MailTexts = {
  greeting: (firstName) => (firstName ? `Hello ${firstName},` : 'Hello,'),
  closing: ['Travesía', 'Automated email; please don’t reply'],
  mails: {
    verify_email: {
      subject: 'Confirm your email address',
      paragraphs: (link, minutes) => [
        `Use this link to confirm your email address and sign in. It works once and expires in ${minutes / 60} hours:`,
        link,
        'If you didn’t create this account, you can ignore this email. The account stays inactive unless the link is used.',
      ],
    },
    reset_password: {
      subject: 'Reset your password',
      paragraphs: (link, minutes) => [
        `Use this link to choose a new password. It works once and expires in ${minutes} minutes:`,
        link,
        'Changing your password signs you out on all devices. If you didn’t request this, ignore this email; your password stays the same.',
      ],
    },
    already_registered: {
      subject: 'You already have an account',
      paragraphs: (link) => [
        'We received a request to create an account with this email address, but you already have one. Sign in here:',
        link,
        'Forgot your password? You can reset it on the same page.',
      ],
    },
    already_registered_clinic: {
      subject: 'You already have an account',
      paragraphs: (link) => [
        'We received a clinic application with this email address, but you already have an account. Sign in here to continue the application:',
        link,
        'Forgot your password? You can reset it on the same page.',
      ],
    },
    password_changed: {
      subject: 'Your password was changed',
      paragraphs: (link) => [
        'Your account password was changed, and your other devices were signed out.',
        'If this wasn’t you, reset your password now:',
        link,
      ],
    },
    session_replayed: {
      subject: 'We signed you out on one device',
      paragraphs: (link) => [
        'A session key from one of your devices was used twice. It may have been copied, so we ended that session.',
        'If you don’t know why this happened, reset your password. This signs you out on all devices:',
        link,
      ],
    },
    email_change_confirm: {
      subject: 'Confirm your new email address',
      paragraphs: (link, minutes) => [
        `We received a request to use this email address for a Travesía account. Use this link to confirm or decline. It expires in ${minutes / 60} hours:`,
        link,
        'The email address changes only after the current one approves it too. If you didn’t request this, you can ignore this email.',
      ],
    },
    email_change_approve: {
      subject: 'Approve your new email address',
      paragraphs: (link, minutes, newEmail) => [
        `A person signed in to your account asked to change its email address to ${newEmail}. Use this link to approve or stop the change. It expires in ${minutes / 60} hours:`,
        link,
        'The change takes effect only after you approve it here and the new address is confirmed. If this wasn’t you, stop the change and reset your password.',
      ],
    },
    email_change_taken: {
      subject: 'You already have an account',
      paragraphs: (link) => [
        'We received a request to use this email address for another account. You already have an account with it, so nothing was changed. Sign in here:',
        link,
        'If you didn’t request this, you can ignore this email.',
      ],
    },
    email_changed: {
      subject: 'Your account email was changed',
      paragraphs: (link, _minutes, newEmail) => [
        `Your account email is now ${newEmail}. Both addresses confirmed the change, and your other devices were signed out.`,
        'If this wasn’t you, contact us right away:',
        link,
      ],
    },
  },
};
