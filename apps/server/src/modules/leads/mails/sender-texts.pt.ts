import type { SenderTexts } from './sender-texts.ts';

const writeBack = ({ reply }: { reply: string }) => [
  `Para responder, use este formulário e informe a referência: ${reply}`,
];

export const ptSenderTexts: SenderTexts = {
  greeting: 'Olá,',
  subject: {
    answered: (reference) => `Resposta ao seu pedido (${reference})`,
    accepted: (reference) => `Seu pedido de consulta foi aceito (${reference})`,
    declined: (reference) => `Seu pedido de consulta não foi aceito (${reference})`,
    approved: (reference) => `Sua reivindicação foi aprovada (${reference})`,
    rejected: (reference) => `Sua reivindicação não foi aprovada (${reference})`,
  },
  first: {
    answered: (by) =>
      by ? `Seu pedido de consulta foi respondido por: ${by}.` : 'Nossa equipe respondeu à sua mensagem.',
    accepted: (by) =>
      `Seu pedido de consulta foi aceito por: ${by ?? 'nossa equipe'}. Ainda não há nada reservado nem cobrado: o próximo passo é combinar uma consulta.`,
    declined: (by) => `Seu pedido de consulta não pôde ser aceito por: ${by ?? 'nossa equipe'}.`,
    approved: (_by, listing) =>
      `Analisamos e aprovamos sua reivindicação do perfil: ${listing}. Enviamos um convite em outro e-mail: abra-o para se tornar titular do perfil.`,
    rejected: (_by, listing) =>
      `Analisamos sua reivindicação do perfil e não pudemos aprová-la: ${listing}. O perfil não muda.`,
  },
  reasons: {
    not_offered: 'Motivo: a clínica não oferece este tratamento ou serviço.',
    not_suitable: 'Motivo: pelo que você escreveu, a clínica considera que não é a mais indicada para o seu caso.',
    no_capacity: 'Motivo: a clínica não tem horários nas datas de que você precisa.',
    records_needed: 'Motivo: a clínica não pode avaliar seu caso sem um exame ou documentos médicos.',
    not_proven: 'Motivo: não conseguimos confirmar sua identidade.',
    not_authorized: 'Motivo: não conseguimos confirmar que você representa esta clínica.',
    wrong_listing: 'Motivo: o perfil descreve outro estabelecimento.',
  },
  wrote: 'Mensagem recebida:',
  demo: 'Esta é uma demo: a clínica é fictícia e as respostas não são enviadas por e-mail. Por favor, não conte com ela para o seu atendimento.',
  next: {
    answered: writeBack,
    accepted: writeBack,
    declined: ({ contact }) => [`Você pode consultar outra clínica ou falar conosco: ${contact}`],
    approved: () => [],
    rejected: ({ contact }) => [`Se achar que é um engano, fale conosco e informe a referência: ${contact}`],
  },
  account: 'O pedido e as respostas também estão na sua conta:',
  urgent:
    'Este não é um serviço de emergência. Se você se sentir muito mal, ligue para o número de emergência da sua região ou vá ao pronto-socorro mais próximo.',
  labels: { reference: 'Referência', about: 'Sobre' },
  closing: ['Travesía', 'E-mail automático; não responda'],
};
