import type { MailTexts } from './mail-texts.ts';

const by = (inviter: string | null) => inviter ?? 'Una persona autorizada';

export const es: MailTexts = {
  greeting: 'Hola:',
  closing: ['Travesía', 'Este correo lo envió una máquina; nadie lee las respuestas.'],
  invited: {
    organization_member: {
      subject: ({ place }) => (place ? `Invitación a ${place}` : 'Invitación a una red de clínicas'),
      text: ({ inviter, place }) =>
        `${by(inviter)} le invita a trabajar con ${place ?? 'una red de clínicas'} en Travesía.`,
    },
    provider_member: {
      subject: ({ place }) => (place ? `Invitación al equipo de ${place}` : 'Invitación al equipo de una clínica'),
      text: ({ inviter, place }) => `${by(inviter)} le invita al equipo de ${place ?? 'una clínica'} en Travesía.`,
    },
    provider_joins_organization: {
      subject: ({ place }) => (place ? `${place} invita a su clínica` : 'Una red invita a su clínica'),
      text: ({ inviter, place, clinic }) =>
        `${by(inviter)} pide que ${clinic ?? 'su clínica'} se una a ${place ?? 'una red de clínicas'} en Travesía. La página del enlace dice qué sigue siendo suyo y qué vería la red.`,
    },
    admin: {
      subject: () => 'Invitación a administrar Travesía',
      text: ({ inviter }) => `${inviter ?? 'El operador'} le invita a administrar esta instalación de Travesía.`,
    },
  },
  link: 'Abra este enlace para ver de qué se trata y aceptar o rechazar:',
  until: (day) => `Puede responder hasta el ${day}.`,
  unexpected: '¿No esperaba este correo? No tiene que hacer nada: sin su respuesta no ocurre nada.',
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
