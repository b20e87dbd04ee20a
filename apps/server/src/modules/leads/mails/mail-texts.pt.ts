import type { MailTexts } from './mail-texts.ts';

export const ptTexts: MailTexts = {
  greeting: 'Olá,',
  subject: {
    consultation: (reference) => `Recebemos seu pedido de consulta (${reference})`,
    contact: (reference) => `Recebemos sua mensagem (${reference})`,
    claim: (reference) => `Recebemos sua reivindicação de uma ficha (${reference})`,
  },
  received: {
    consultation: 'Seu pedido de consulta chegou. Nada fica reservado e nada é cobrado.',
    contact: 'Sua mensagem chegou.',
    claim: 'Sua reivindicação chegou. A ficha fica como está até que uma pessoa confira quem a faz.',
  },
  next: {
    consultation: (day, clinic) =>
      clinic
        ? `Seu pedido será lido e respondido até ${day}, em um e-mail para este endereço, por: ${clinic}.`
        : `Nossa equipe lê seu pedido e responde até ${day}, em um e-mail para este endereço.`,
    contact: (day) => `Uma pessoa da equipe lê sua mensagem e responde até ${day}.`,
    claim: (day) =>
      `Uma pessoa compara seus dados com o registro público e responde até ${day}; em geral, pede documentos que mostrem quem você representa.`,
  },
  demo: {
    consultation:
      'Esta é uma demonstração do programa. Seu pedido foi guardado; qualquer pessoa que teste a demo como essa clínica pode lê-lo, e não há promessa de resposta. Por favor, não conte com ele para o seu atendimento.',
    contact:
      'Esta é uma demonstração do programa. Sua mensagem foi guardada para quem a administra, e não há promessa de resposta.',
    claim:
      'Esta é uma demonstração do programa. Sua reivindicação foi guardada para quem a administra, e não há promessa de resposta.',
  },
  referenceLabel: 'Referência',
  aboutLabel: 'Sobre',
  replyLabel: 'Resposta até',
  noDocuments:
    'Por favor, não envie documentos médicos por e-mail. Se forem necessários, vamos pedi-los por um meio mais seguro.',
  urgent:
    'Este não é um serviço de emergência. Se você se sentir muito mal, ligue para o número de emergência da sua região ou vá ao pronto-socorro mais próximo.',
  withdraw: (address, months) =>
    `Para retirar seu pedido ou pedir que apaguemos tudo, escreva para nós e informe a referência: ${address}. Caso contrário, apagamos tudo depois de ${months} meses.`,
  notYou: 'Se você não enviou isto, alguém digitou seu endereço por engano. Você não precisa fazer nada.',
  closing: ['Travesía', 'Este e-mail foi escrito automaticamente; as respostas a ele não são lidas.'],
};
