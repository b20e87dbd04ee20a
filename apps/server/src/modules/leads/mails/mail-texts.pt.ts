import type { MailTexts } from './mail-texts.ts';

export const ptTexts: MailTexts = {
  greeting: 'Olá,',
  subject: {
    consultation: (reference) => `Recebemos seu pedido de consulta (${reference})`,
    contact: (reference) => `Recebemos sua mensagem (${reference})`,
    claim: (reference) => `Recebemos sua reivindicação de perfil (${reference})`,
  },
  received: {
    consultation: 'Recebemos seu pedido de consulta. Nada foi reservado nem cobrado.',
    contact: 'Recebemos sua mensagem.',
    claim: 'Recebemos sua reivindicação. O perfil não muda até que nossa equipe confirme sua identidade.',
  },
  next: {
    consultation: (day, clinic) =>
      clinic
        ? `A clínica (${clinic}) responderá até ${day}, por e-mail neste endereço.`
        : `Nossa equipe responderá até ${day}, por e-mail neste endereço.`,
    contact: (day) => `Nossa equipe responderá até ${day}.`,
    claim: (day) =>
      `Nossa equipe vai comparar seus dados com o registro público e responder até ${day}. Em geral, pedimos documentos que mostrem que você representa a clínica.`,
  },
  demo: {
    consultation:
      'Esta é uma demo. Seu pedido foi salvo e qualquer pessoa que teste a demo como esta clínica pode lê-lo. Talvez você não receba resposta; por favor, não conte com ele para o seu atendimento.',
    contact:
      'Esta é uma demo. Sua mensagem foi salva para a equipe que a administra e talvez você não receba resposta.',
    claim:
      'Esta é uma demo. Sua reivindicação foi salva para a equipe que a administra e talvez você não receba resposta.',
  },
  referenceLabel: 'Referência',
  aboutLabel: 'Sobre',
  replyLabel: 'Resposta até',
  noDocuments:
    'Por favor, não envie documentos médicos por e-mail. Se forem necessários, vamos pedi-los por um meio mais seguro.',
  urgent:
    'Este não é um serviço de emergência. Se você se sentir muito mal, ligue para o número de emergência da sua região ou vá ao pronto-socorro mais próximo.',
  withdraw: (address, months) =>
    `Para cancelar seu pedido ou pedir a exclusão dos seus dados, fale conosco e informe a referência: ${address}. Caso contrário, excluiremos tudo depois de ${months} meses.`,
  notYou: 'Se você não enviou isto, seu e-mail provavelmente foi digitado por engano. Pode ignorar esta mensagem.',
  closing: ['Travesía', 'E-mail automático; não responda'],
};
