import type { MailTexts } from './mail-texts.ts';

const by = (inviter: string | null) => inviter ?? 'Una persona autorizada';

export const es: MailTexts = {
  greeting: 'Hola:',
  closing: ['Travesía', 'Correo automático; no lo responda'],
  invited: {
    organization_member: {
      subject: ({ place }) => (place ? `Invitación a ${place}` : 'Invitación a una organización de clínicas'),
      text: ({ inviter, place }) =>
        `${by(inviter)} le invita a unirse a ${place ?? 'una organización de clínicas'} en Travesía.`,
    },
    provider_member: {
      subject: ({ place }) => (place ? `Invitación al equipo de ${place}` : 'Invitación al equipo de una clínica'),
      text: ({ inviter, place }) =>
        `${by(inviter)} le invita a unirse al equipo de ${place ?? 'una clínica'} en Travesía.`,
    },
    provider_joins_organization: {
      subject: ({ place }) => (place ? `${place} invita a su clínica` : 'Una organización invita a su clínica'),
      text: ({ inviter, place, clinic }) =>
        `${by(inviter)} invita a ${clinic ?? 'su clínica'} a unirse a ${place ?? 'una organización de clínicas'} en Travesía. La invitación explica qué sigue bajo su control y qué vería la organización.`,
    },
    admin: {
      subject: () => 'Invitación a administrar Travesía',
      text: ({ inviter }) => `${inviter ?? 'El equipo de Travesía'} le invita a administrar este sitio de Travesía.`,
    },
  },
  link: 'Consulte la invitación para aceptarla o rechazarla:',
  until: (day) => `Esta invitación vence el ${day}.`,
  unexpected: 'Si no esperaba esta invitación, ignore este correo.',
  answers: {
    accepted: {
      subject: 'Aceptaron su invitación',
      text: (address, place) => `${address} aceptó su invitación${place ? ` a ${place}` : ''}.`,
    },
    declined: {
      subject: 'Rechazaron su invitación',
      text: (address, place) => `${address} rechazó su invitación${place ? ` a ${place}` : ''}.`,
    },
  },
};
