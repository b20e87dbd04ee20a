import type { QuoteTexts } from './quote-texts.ts';

const many = (one: string, other: string) => (count: number) => `${count} ${count === 1 ? one : other}`;

export const PT: QuoteTexts = {
  title: {
    quote: (number) => `Orçamento, versão ${number}`,
    change_order: (number) => `Alteração do orçamento, versão ${number}`,
  },
  lead: (amount, treatment) => `${treatment}: ${amount} no total`,
  label: {
    patient: 'Paciente',
    clinic: 'Clínica',
    treatment: 'Tratamento',
    clinician: 'Responsável',
    sent: 'Enviado em',
    validUntil: 'Válido até',
    trips: 'Viagens',
    stay: 'Estadia',
    proposed: 'Data proposta',
    deposit: 'Sinal',
    balance: 'Saldo',
    limit: 'Mudanças de preço',
    policy: 'Política de cancelamento',
    before: 'Combinado antes',
  },
  clinicTime: (time) => `${time} (horário da clínica)`,
  stay: (days, nights) => `${many('dia', 'dias')(days)}, ${many('noite', 'noites')(nights)}`,
  none: 'Nenhum',
  depositDue: (amount, percent) => `${amount} (${percent}%), para confirmar a data`,
  balanceDue: (amount, days) =>
    days === 0 ? `${amount}, no dia do tratamento` : `${amount}, ${many('dia', 'dias')(days)} antes do tratamento`,
  limit: (percent, amount) =>
    `Somente com uma alteração que você aceite. Acima de ${amount} (${percent}% a mais) você pode desistir com reembolso total.`,
  fixed:
    'Preço fixo. Uma alteração que você não aceitar não muda nada e, se ela pedir mais, você pode desistir com reembolso total.',
  heading: {
    price: 'Preço',
    items: 'O que está incluído',
    cancellation: 'Se você cancelar',
    complications: 'Se houver uma complicação',
  },
  total: 'Total',
  included: 'Incluído',
  notIncluded: (amount) => (amount ? `Não incluído, ${amount}` : 'Não incluído'),
  notNeeded: 'Não é necessário',
  units: {
    nights: many('noite', 'noites'),
    visits: many('visita', 'visitas'),
    months: many('mês', 'meses'),
    sessions: many('sessão', 'sessões'),
    hours: many('hora', 'horas'),
    pieces: many('peça', 'peças'),
  },
  cancellation: {
    between: (from, to) => `De ${from} a ${to} dias antes`,
    from: (days) => `${days} dias antes ou mais`,
    upTo: (days) => (days === 0 ? 'No próprio dia' : `Até ${many('dia', 'dias')(days)} antes`),
    always: 'A qualquer momento',
    returns: (percent) => `Devolução de ${percent}%`,
    returnsAbove: (amount) => `Devolução do que foi pago acima de ${amount}`,
    note: 'Do que você tiver pago, contando até o dia do tratamento na clínica. A política completa pode limitar ainda mais a sua perda.',
  },
  complications: {
    parts: {
      surgeon: 'Cirurgião',
      facility: 'Centro cirúrgico e hospital',
      travel: 'Outra viagem',
      home_care: 'Cuidados em casa',
    },
    payers: { clinic: 'A clínica paga', patient: 'Você paga', insurance: 'O seguro paga' },
    window: (days) =>
      days === 0 ? 'Durante a sua estadia.' : `Durante ${many('dia', 'dias')(days)} após o procedimento.`,
    exclusions: (text) => `Não cobre: ${text}`,
  },
  plan: (text) => `Plano de tratamento: ${text}`,
  reason: (text) => `Motivo da alteração: ${text}`,
  binding:
    'Este preço obriga a clínica enquanto o orçamento for válido. Depois que você aceitar, ele não muda: qualquer mudança precisa do seu aceite.',
  change: 'Enquanto você não aceitar esta alteração, vale o que foi combinado antes.',
  foot: 'Travesía',
  page: (page, pages) => `Página ${page} de ${pages}`,
};
