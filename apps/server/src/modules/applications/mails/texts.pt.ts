import type { MailTexts } from './mail-texts.ts';

export const pt: MailTexts = {
  greeting: (firstName) => `Olá, ${firstName},`,
  wait: ({ expected_days: days, basis }) =>
    basis === 'promise'
      ? `Respondemos em até ${days} dias úteis.`
      : `Pelo tempo que as últimas respostas levaram, a sua deve chegar em ${days === 1 ? 'um dia' : `cerca de ${days} dias`}.`,
  closing: ['Travesía', 'Este e-mail foi enviado por uma máquina; ninguém lê as respostas.'],
  mails: {
    received: {
      subject: (name) => `Recebemos sua candidatura: ${name}`,
      paragraphs: ({ link, wait }) => [
        `Sua candidatura chegou. Conferimos os documentos nos registros. ${wait}`,
        'Aqui você vê como ela está:',
        link,
      ],
    },
    more_wanted: {
      subject: (name) => `Falta mais alguma coisa: ${name}`,
      paragraphs: ({ link, reason }) => [
        'Analisamos sua candidatura e precisamos de mais alguma coisa:',
        reason,
        'Acrescente aqui e envie de novo. Tudo o que você escreveu continua lá:',
        link,
      ],
    },
    approved: {
      subject: (name) => `Sua candidatura foi aprovada: ${name}`,
      paragraphs: ({ link, reason }) => [
        'Boas-vindas. Sua clínica foi aprovada.',
        ...(reason ? [reason] : []),
        'Aqui está o que vem a seguir:',
        link,
      ],
    },
    rejected: {
      subject: (name) => `Sobre sua candidatura: ${name}`,
      paragraphs: ({ link, reason }) => [
        'Não pudemos aprovar sua candidatura. O motivo é este:',
        reason,
        'Se isso mudar, você pode se candidatar de novo aqui:',
        link,
      ],
    },
  },
};
