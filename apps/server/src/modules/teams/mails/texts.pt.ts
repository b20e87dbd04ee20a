import type { MailTexts } from './mail-texts.ts';

export const pt: MailTexts = {
  greeting: (firstName) => `Olá, ${firstName},`,
  closing: [
    'Travesía',
    'Este e-mail foi enviado por uma máquina; ninguém lê as respostas. Escreva para nós pela ajuda do site.',
  ],
  reason: (reason) => `O motivo: ${reason}`,
  mails: {
    member_removed: {
      subject: (name) => `Você não tem mais acesso a ${name}`,
      paragraphs: ({ name, link }) => [
        `Você não faz mais parte da equipe de ${name}: nada que pertence a ela pode ser aberto com a sua conta.`,
        'A conta continua sendo sua. Se você não esperava por isso, pergunte às pessoas da equipe ou escreva para nós:',
        link,
      ],
    },
    clinic_left: {
      subject: (name) => `${name} deixou a organização`,
      paragraphs: ({ name, organization, link }) => [
        `${organization} não administra mais ${name}. Os membros dela não podem mais agir pela clínica; a equipe, o cadastro e os pacotes continuam como estão.`,
        'Aqui você vê como está tudo:',
        link,
      ],
    },
    clinic_taken: {
      subject: (name) => `${name} não pertence mais à sua organização`,
      paragraphs: ({ name, organization, link }) => [
        `Um administrador da Travesía retirou ${name} de ${organization}. Os membros de vocês não podem mais agir pela clínica.`,
        'Estas são as clínicas que vocês administram. Se algo não estiver certo, escreva para nós:',
        link,
      ],
    },
  },
};
