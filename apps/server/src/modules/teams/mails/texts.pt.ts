import type { MailTexts } from './mail-texts.ts';

export const pt: MailTexts = {
  greeting: (firstName) => `Olá, ${firstName},`,
  closing: ['Travesía', 'E-mail automático; não responda. Se precisar de ajuda, fale conosco pelo site.'],
  reason: (reason) => `Motivo: ${reason}`,
  mails: {
    member_removed: {
      subject: (name) => `Você não tem mais acesso a ${name}`,
      paragraphs: ({ name, link }) => [
        `Você não faz mais parte desta equipe e não pode mais ver as informações dela: ${name}.`,
        'Você mantém sua conta na Travesía. Se não esperava por isso, pergunte à equipe ou fale conosco:',
        link,
      ],
    },
    clinic_left: {
      subject: (name) => `${name} deixou a organização`,
      paragraphs: ({ name, organization, link }) => [
        `${organization} não administra mais ${name} e a equipe da organização não pode mais atuar como a clínica. A equipe, o perfil e os pacotes da clínica não mudam.`,
        'Veja sua clínica aqui:',
        link,
      ],
    },
    clinic_taken: {
      subject: (name) => `${name} não faz mais parte da sua organização`,
      paragraphs: ({ name, organization, link }) => [
        `A administração da Travesía removeu uma clínica da sua organização (${organization}): ${name}. Sua equipe não pode mais atuar como a clínica.`,
        'Veja aqui as clínicas que você administra. Se algo não estiver certo, fale conosco:',
        link,
      ],
    },
  },
};
