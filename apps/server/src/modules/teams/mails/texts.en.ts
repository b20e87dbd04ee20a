import type { MailTexts } from './mail-texts.ts';

export const en: MailTexts = {
  greeting: (firstName) => `Hello ${firstName},`,
  closing: [
    'Travesía',
    'This mail was sent by a machine; nobody reads answers to it. Write to us by the help of the site.',
  ],
  reason: (reason) => `The reason: ${reason}`,
  mails: {
    member_removed: {
      subject: (name) => `You have no access to ${name} any more`,
      paragraphs: ({ name, link }) => [
        `You no longer belong to the team of ${name}: what belongs to it cannot be opened with your account any more.`,
        'Your account stays yours. If you did not expect this, ask the people of the team, or write to us:',
        link,
      ],
    },
    clinic_left: {
      subject: (name) => `${name} has left its organization`,
      paragraphs: ({ name, organization, link }) => [
        `${organization} does not manage ${name} any more. Its people can no longer act for the clinic; your team, listing and packages stay as they are.`,
        'Here you see how it stands:',
        link,
      ],
    },
    clinic_taken: {
      subject: (name) => `${name} does not belong to your organization any more`,
      paragraphs: ({ name, organization, link }) => [
        `An administrator of Travesía has taken ${name} out of ${organization}. Your people can no longer act for the clinic.`,
        'These are the clinics that you manage. If something is wrong, write to us:',
        link,
      ],
    },
  },
};
