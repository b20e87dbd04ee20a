import type { MailTexts } from './mail-texts.ts';

const by = (inviter: string | null) => inviter ?? 'An authorized team member';

export const en: MailTexts = {
  greeting: 'Hello,',
  closing: ['Travesía', 'Automated email; please don’t reply'],
  invited: {
    organization_member: {
      subject: ({ place }) => (place ? `Invitation to ${place}` : 'Invitation to an organization of clinics'),
      text: ({ inviter, place }) =>
        `${by(inviter)} invited you to join ${place ?? 'an organization of clinics'} on Travesía.`,
    },
    provider_member: {
      subject: ({ place }) => (place ? `Invitation to join ${place}` : 'Invitation to join a clinic’s team'),
      text: ({ inviter, place }) =>
        `${by(inviter)} invited you to join the team at ${place ?? 'a clinic'} on Travesía.`,
    },
    provider_joins_organization: {
      subject: ({ place }) =>
        place ? `${place} invited your clinic to join` : 'An organization invited your clinic to join',
      text: ({ inviter, place, clinic }) =>
        `${by(inviter)} invited ${clinic ?? 'your clinic'} to join ${place ?? 'an organization of clinics'} on Travesía. The invitation explains what you keep control of and what the organization would see.`,
    },
    admin: {
      subject: () => 'Invitation to become a Travesía admin',
      text: ({ inviter }) => `${inviter ?? 'The Travesía team'} invited you to become an admin of this Travesía site.`,
    },
  },
  link: 'Review the invitation, then accept or decline:',
  until: (day) => `This invitation expires on ${day}.`,
  unexpected: 'If you weren’t expecting this invitation, you can ignore this email.',
  answers: {
    accepted: {
      subject: 'Your invitation was accepted',
      text: (address, place) => `${address} accepted your invitation${place ? ` to ${place}` : ''}.`,
    },
    declined: {
      subject: 'Your invitation was declined',
      text: (address, place) => `${address} declined your invitation${place ? ` to ${place}` : ''}.`,
    },
  },
};
