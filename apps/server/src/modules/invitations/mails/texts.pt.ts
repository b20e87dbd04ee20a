import type { MailTexts } from './mail-texts.ts';

const by = (inviter: string | null) => inviter ?? 'Uma pessoa autorizada';

export const pt: MailTexts = {
  greeting: 'Olá,',
  closing: ['Travesía', 'Este e-mail foi enviado por uma máquina; ninguém lê as respostas.'],
  invited: {
    organization_member: {
      subject: ({ place }) => (place ? `Convite para ${place}` : 'Convite para uma rede de clínicas'),
      text: ({ inviter, place }) =>
        `${by(inviter)} convida você a trabalhar com ${place ?? 'uma rede de clínicas'} na Travesía.`,
    },
    provider_member: {
      subject: ({ place }) => (place ? `Convite para a equipe de ${place}` : 'Convite para a equipe de uma clínica'),
      text: ({ inviter, place }) =>
        `${by(inviter)} convida você para a equipe de ${place ?? 'uma clínica'} na Travesía.`,
    },
    provider_joins_organization: {
      subject: ({ place }) => (place ? `${place} convida a sua clínica` : 'Uma rede convida a sua clínica'),
      text: ({ inviter, place, clinic }) =>
        `${by(inviter)} pede que ${clinic ?? 'a sua clínica'} entre em ${place ?? 'uma rede de clínicas'} na Travesía. A página do link diz o que continua sendo seu e o que a rede veria.`,
    },
    admin: {
      subject: () => 'Convite para administrar a Travesía',
      text: ({ inviter }) => `${inviter ?? 'O operador'} convida você a administrar esta instalação da Travesía.`,
    },
  },
  link: 'Abra este link para ver do que se trata e aceitar ou recusar:',
  until: (day) => `É possível responder até ${day}.`,
  unexpected: 'Não esperava este e-mail? Não é preciso fazer nada: sem a sua resposta, nada acontece.',
  answers: {
    accepted: {
      subject: 'Seu convite foi aceito',
      text: (address, place) => `${address} aceitou o seu convite${place ? ` para ${place}` : ''}.`,
    },
    declined: {
      subject: 'Seu convite foi recusado',
      text: (address, place) => `${address} recusou o seu convite${place ? ` para ${place}` : ''}.`,
    },
  },
};
