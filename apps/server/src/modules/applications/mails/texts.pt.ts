import type { MailTexts } from './mail-texts.ts';

export const pt: MailTexts = {
  greeting: (firstName) => `Olá, ${firstName},`,
  wait: ({ expected_days: days, basis }) =>
    basis === 'promise'
      ? `Responderemos em até ${days} dias úteis.`
      : `Com base nos cadastros recentes, costumamos responder em ${days === 1 ? '1 dia' : `cerca de ${days} dias`}.`,
  closing: ['Travesía', 'E-mail automático; não responda'],
  mails: {
    received: {
      subject: (name) => `Recebemos seu cadastro: ${name}`,
      paragraphs: ({ link, wait }) => [
        `Recebemos seu cadastro e vamos verificar os documentos nos registros públicos. ${wait}`,
        'Acompanhe o status aqui:',
        link,
      ],
    },
    more_wanted: {
      subject: (name) => `Faltam informações: ${name}`,
      paragraphs: ({ link, reason }) => [
        'Analisamos seu cadastro e precisamos de mais informações:',
        reason,
        'Adicione-as aqui e envie o cadastro de novo. Tudo o que você escreveu está salvo:',
        link,
      ],
    },
    approved: {
      subject: (name) => `Seu cadastro foi aprovado: ${name}`,
      paragraphs: ({ link, reason }) => [
        'Boas-vindas! Sua clínica foi aprovada como parceira da Travesía.',
        ...(reason ? [reason] : []),
        'Veja aqui os próximos passos:',
        link,
      ],
    },
    rejected: {
      subject: (name) => `Sobre seu cadastro: ${name}`,
      paragraphs: ({ link, reason }) => [
        'Não pudemos aprovar seu cadastro por este motivo:',
        reason,
        'Se isso mudar, você pode enviar um novo cadastro aqui:',
        link,
      ],
    },
  },
};
