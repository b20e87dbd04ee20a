import type { MailTexts } from './mail-texts.ts';

const by = (inviter: string | null) => inviter ?? 'Uma pessoa autorizada';

export const pt: MailTexts = {
  greeting: 'Olá,',
  closing: ['Travesía', 'E-mail automático; não responda'],
  invited: {
    organization_member: {
      subject: ({ place }) => (place ? `Convite: ${place}` : 'Convite para uma organização de clínicas'),
      text: ({ inviter, place }) =>
        `${by(inviter)} convidou você a participar desta organização na Travesía: ${place ?? 'organização de clínicas'}.`,
    },
    provider_member: {
      subject: ({ place }) => (place ? `Convite para a equipe: ${place}` : 'Convite para a equipe de uma clínica'),
      text: ({ inviter, place }) =>
        `${by(inviter)} convidou você para a equipe desta clínica na Travesía: ${place ?? 'clínica'}.`,
    },
    provider_joins_organization: {
      subject: ({ place }) => (place ? `${place} convidou sua clínica` : 'Uma organização convidou sua clínica'),
      text: ({ inviter, place, clinic }) =>
        `${by(inviter)} convidou ${clinic ?? 'sua clínica'} a participar desta organização na Travesía: ${place ?? 'organização de clínicas'}. O convite explica o que continua sob seu controle e o que a organização veria.`,
    },
    admin: {
      subject: () => 'Convite para administrar a Travesía',
      text: ({ inviter }) => `${inviter ?? 'A equipe da Travesía'} convidou você a administrar este site da Travesía.`,
    },
  },
  link: 'Veja o convite para aceitar ou recusar:',
  until: (day) => `Este convite vence em ${day}.`,
  unexpected: 'Se você não esperava este convite, ignore este e-mail.',
  answers: {
    accepted: {
      subject: 'Seu convite foi aceito',
      text: (address, place) => `${address} aceitou seu convite${place ? ` para ${place}` : ''}.`,
    },
    declined: {
      subject: 'Seu convite foi recusado',
      text: (address, place) => `${address} recusou seu convite${place ? ` para ${place}` : ''}.`,
    },
  },
};
