import type { MailTexts } from './mail-texts.ts';

export const en: MailTexts = {
  greeting: (firstName) => `Hello ${firstName},`,
  closing: ['Travesía', 'Automated email; please don’t reply. For help, contact us through the site.'],
  reason: (reason) => `Reason: ${reason}`,
  mails: {
    member_removed: {
      subject: (name) => `You no longer have access to ${name}`,
      paragraphs: ({ name, link }) => [
        `You were removed from the team at ${name} and can no longer see its information.`,
        'You keep your Travesía account. If you weren’t expecting this, ask the team or contact us:',
        link,
      ],
    },
    clinic_left: {
      subject: (name) => `${name} left its organization`,
      paragraphs: ({ name, organization, link }) => [
        `${organization} no longer manages ${name}, and its team can no longer act as the clinic. Your team, listing and packages don’t change.`,
        'See your clinic here:',
        link,
      ],
    },
    clinic_taken: {
      subject: (name) => `${name} is no longer part of your organization`,
      paragraphs: ({ name, organization, link }) => [
        `A Travesía admin removed ${name} from ${organization}. Your team can no longer act as the clinic.`,
        'See the clinics you manage here. If something is wrong, contact us:',
        link,
      ],
    },
  },
};
