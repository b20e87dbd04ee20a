import type { MailTexts } from './mail-texts.ts';

const by = (inviter: string | null) => inviter ?? 'Somebody who may invite people';

export const en: MailTexts = {
  greeting: 'Hello,',
  closing: ['Travesía', 'This mail was sent by a machine; nobody reads answers to it.'],
  invited: {
    organization_member: {
      subject: ({ place }) => (place ? `Invitation to ${place}` : 'Invitation to a network of clinics'),
      text: ({ inviter, place }) =>
        `${by(inviter)} invites you to work with ${place ?? 'a network of clinics'} on Travesía.`,
    },
    provider_member: {
      subject: ({ place }) => (place ? `Invitation to the team of ${place}` : 'Invitation to the team of a clinic'),
      text: ({ inviter, place }) => `${by(inviter)} invites you to the team of ${place ?? 'a clinic'} on Travesía.`,
    },
    provider_joins_organization: {
      subject: ({ place }) => (place ? `${place} asks your clinic to join` : 'A network asks your clinic to join'),
      text: ({ inviter, place, clinic }) =>
        `${by(inviter)} asks ${clinic ?? 'your clinic'} to join ${place ?? 'a network of clinics'} on Travesía. The page behind the link says what stays yours and what the network would see.`,
    },
    admin: {
      subject: () => 'Invitation to run Travesía',
      text: ({ inviter }) =>
        `${inviter ?? 'The operator'} invites you to run this installation of Travesía as an admin.`,
    },
  },
  link: 'Open this link to see what it brings, and to accept or decline:',
  until: (day) => `It can be answered until ${day}.`,
  unexpected: 'You did not expect this? Then you need not do anything: without your answer nothing happens.',
  answers: {
    accepted: {
      subject: 'Your invitation was accepted',
      text: (address, place) => `${address} has accepted your invitation${place ? ` to ${place}` : ''}.`,
    },
    declined: {
      subject: 'Your invitation was declined',
      text: (address, place) => `${address} has declined your invitation${place ? ` to ${place}` : ''}.`,
    },
  },
};
