import type { BookingTexts } from '../booking-texts.ts';

const REFUND = (amount: string) =>
  `Devolveremos ${amount} para o cartão ou a conta que você usou para pagar. Dependendo do banco, leva de 5 a 10 dias úteis.`;
const WRITTEN = 'O que o paciente escreveu não está neste e-mail porque pode conter informações de saúde.';

export const PT: BookingTexts = {
  greeting: (firstName) => `Olá, ${firstName},`,
  labels: {
    clinic: 'Clínica',
    when: 'Data (horário da clínica)',
    before: 'Antes',
    yourTime: 'No seu horário',
    clinician: 'Com',
    reference: 'Referência',
    kind: 'Tipo',
    pay: 'Pagar até',
    answer: 'Responder até',
    paid: 'Pago',
    refund: 'Reembolso',
    kept: 'Fica com a clínica',
    reason: 'Motivo',
  },
  kinds: { consultation: 'Consulta', treatment: 'Tratamento', online: 'Consulta por vídeo' },
  patient: {
    booking_received: ({ clinic, due }) => ({
      subject: `Recebemos seu pedido de reserva: ${clinic}`,
      first: `A clínica recebeu seu pedido e guarda o horário para você. Ela pode responder até: ${due}.`,
      more: ['Se ela não responder até lá, o horário é liberado. Você não paga nada até a clínica aceitar.'],
    }),
    booking_accepted: ({ clinic, due }) => ({
      subject: `Pague o sinal para confirmar sua reserva: ${clinic}`,
      first: `Seu horário está guardado. Para confirmá-lo, pague o sinal até: ${due}. Depois disso, o horário é liberado.`,
      more: [],
    }),
    booking_confirmed: ({ clinic, day, amount }) => ({
      subject: `Reserva confirmada: ${clinic}, ${day}`,
      first: amount ? 'Recebemos seu sinal e sua reserva está confirmada.' : 'Sua reserva está confirmada.',
      more: [],
    }),
    booking_declined: ({ clinic }) => ({
      subject: `A clínica não pode aceitar sua reserva: ${clinic}`,
      first: 'A clínica não pode aceitar sua reserva. Nada foi cobrado.',
      more: ['Você pode escolher outro horário ou outra clínica.'],
    }),
    booking_moved: ({ clinic, day, why }) => ({
      subject: `Novo horário da sua reserva: ${clinic}, ${day}`,
      first:
        why === 'patient'
          ? 'Você mudou sua reserva. Este é o novo horário.'
          : 'A clínica mudou o horário da sua reserva.',
      more:
        why === 'patient'
          ? []
          : ['Se o novo horário não servir, você pode cancelar a reserva e receber de volta tudo o que pagou por ela.'],
    }),
    booking_reassigned: ({ clinic, day }) => ({
      subject: `Mudança de profissional na sua reserva: ${clinic}, ${day}`,
      first: 'Sua reserva mantém o horário, mas não será mais com o profissional que você reservou.',
      more: ['Se não quiser, você pode cancelar a reserva e receber de volta tudo o que pagou por ela.'],
    }),
    booking_cancelled: ({ clinic, why, amount, isKept }) => ({
      subject: `Reserva cancelada: ${clinic}`,
      first:
        {
          patient: 'Você cancelou sua reserva.',
          clinic: 'A clínica cancelou sua reserva.',
          team: 'Nossa equipe cancelou sua reserva.',
        }[why] ?? 'A clínica informou que você não compareceu, por isso a reserva foi cancelada.',
      more: [
        amount ? REFUND(amount) : '',
        isKept ? 'O que fica com a clínica segue a política de cancelamento que você aceitou ao reservar.' : '',
      ],
    }),
    booking_expired: ({ clinic, why }) => ({
      subject: `Seu horário não está mais guardado: ${clinic}`,
      first:
        why === 'not_answered'
          ? 'A clínica não respondeu a tempo ao seu pedido de reserva, e ele terminou. Nada foi cobrado.'
          : 'O sinal não chegou a tempo, por isso sua reserva terminou e o horário não está mais guardado.',
      more: [
        why === 'not_answered'
          ? 'Você pode escolher outro horário ou outra clínica.'
          : 'Se um pagamento ainda chegar, ele será devolvido automaticamente.',
      ],
    }),
    booking_completed: ({ clinic }) => ({
      subject: `Sua visita foi concluída: ${clinic}`,
      first: 'Sua reserva está concluída. Na página dela você vê o que pagou e as condições que aceitou.',
      more: [],
    }),
    booking_reminder: ({ clinic, day }) => ({
      subject: `Lembrete: ${day}, ${clinic}`,
      first: 'Este é um lembrete da sua reserva.',
      more: ['Se não puder comparecer, mude ou cancele o quanto antes: o que você recebe de volta depende da data.'],
    }),
    booking_unpaid: ({ clinic, due }) => ({
      subject: `Falta pagar seu sinal: ${clinic}`,
      first: `O sinal da sua reserva ainda não chegou. Seu horário está guardado até: ${due}.`,
      more: [],
    }),
  },
  desk: {
    desk_booking_requested: ({ clinic, due }) => ({
      subject: `Novo pedido de reserva: ${clinic}`,
      first: `Um paciente pediu uma reserva. Responda até: ${due}. Depois disso, o horário é liberado.`,
      more: [WRITTEN],
    }),
    desk_booking_waiting: ({ clinic, due }) => ({
      subject: `Pedido de reserva sem resposta: ${clinic}`,
      first: `Um pedido de reserva continua sem resposta. Ele termina em: ${due}.`,
      more: [],
    }),
    desk_booking_confirmed: ({ clinic, day }) => ({
      subject: `Reserva confirmada: ${clinic}, ${day}`,
      first: 'Uma reserva está confirmada, e o horário está ocupado na sua agenda.',
      more: [],
    }),
    desk_booking_moved: ({ clinic, day }) => ({
      subject: `Mudança de horário de uma reserva: ${clinic}, ${day}`,
      first: 'Uma reserva tem um novo horário.',
      more: [],
    }),
    desk_booking_reassigned: ({ clinic, day }) => ({
      subject: `Reserva reatribuída: ${clinic}, ${day}`,
      first: 'Uma reserva passou para outro profissional ou outra sala. O horário não muda.',
      more: [],
    }),
    desk_booking_cancelled: ({ clinic, day, why }) => ({
      subject: `Reserva cancelada: ${clinic}, ${day}`,
      first:
        {
          patient: 'O paciente cancelou uma reserva. O horário está livre de novo.',
          team: 'Nossa equipe cancelou uma reserva. O horário está livre de novo.',
          not_paid: 'O sinal de uma reserva não chegou a tempo. O horário está livre de novo.',
        }[why] ?? 'Um pedido de reserva terminou porque ninguém respondeu a tempo. O horário está livre de novo.',
      more: why === 'patient' ? [WRITTEN] : [],
    }),
  },
  calendar: 'O arquivo anexo atualiza sua agenda.',
  receipt: {
    paid: 'Seu recibo está com os pagamentos:',
    refund: 'O recibo de reembolso estará com os pagamentos assim que o dinheiro for enviado:',
  },
  room: 'A sala da sua consulta por vídeo, aberta a partir de 15 minutos antes. Nela você já pode testar a câmera e o som:',
  open: 'Abra a reserva:',
  closing: ['Travesía', 'Desative estes e-mails em Perfil > Notificações.'],
};
