import type { BookingTexts } from '../booking-texts.ts';

const REFUND = (amount: string) =>
  `Le devolveremos ${amount} a la tarjeta o cuenta con la que pagó. Según su banco, tarda de 5 a 10 días hábiles.`;
const WRITTEN = 'Lo que escribió el paciente no se incluye en este correo porque puede contener datos de salud.';

export const ES: BookingTexts = {
  greeting: (firstName) => `Hola, ${firstName}:`,
  labels: {
    clinic: 'Clínica',
    when: 'Fecha (hora de la clínica)',
    before: 'Antes',
    yourTime: 'En su hora',
    clinician: 'Con',
    reference: 'Referencia',
    kind: 'Tipo',
    pay: 'Pagar antes de',
    answer: 'Responder antes de',
    paid: 'Pagado',
    refund: 'Reembolso',
    kept: 'Retiene la clínica',
    reason: 'Motivo',
  },
  kinds: { consultation: 'Consulta', treatment: 'Tratamiento', online: 'Consulta por video' },
  patient: {
    booking_received: ({ clinic, due }) => ({
      subject: `Recibimos su solicitud de reserva: ${clinic}`,
      first: `La clínica recibió su solicitud y le guarda el horario. Puede responder hasta: ${due}.`,
      more: ['Si no responde para entonces, el horario se libera. No paga nada hasta que la clínica acepte.'],
    }),
    booking_accepted: ({ clinic, due }) => ({
      subject: `Pague el anticipo para confirmar su reserva: ${clinic}`,
      first: `Le guardamos el horario. Para confirmarlo, pague el anticipo a más tardar: ${due}. Después, el horario se libera.`,
      more: [],
    }),
    booking_confirmed: ({ clinic, day, amount }) => ({
      subject: `Reserva confirmada: ${clinic}, ${day}`,
      first: amount ? 'Recibimos su anticipo y su reserva está confirmada.' : 'Su reserva está confirmada.',
      more: [],
    }),
    booking_declined: ({ clinic }) => ({
      subject: `La clínica no puede aceptar su reserva: ${clinic}`,
      first: 'La clínica no puede aceptar su reserva. No se le cobró nada.',
      more: ['Puede elegir otro horario u otra clínica.'],
    }),
    booking_moved: ({ clinic, day, why }) => ({
      subject: `Nuevo horario de su reserva: ${clinic}, ${day}`,
      first:
        why === 'patient'
          ? 'Usted cambió su reserva. Este es el nuevo horario.'
          : 'La clínica cambió el horario de su reserva.',
      more:
        why === 'patient'
          ? []
          : ['Si el nuevo horario no le conviene, puede cancelar la reserva y recuperar todo lo que pagó por ella.'],
    }),
    booking_reassigned: ({ clinic, day }) => ({
      subject: `Cambio de profesional en su reserva: ${clinic}, ${day}`,
      first: 'Su reserva conserva el horario, pero ya no será con el profesional que usted reservó.',
      more: ['Si no lo desea, puede cancelar la reserva y recuperar todo lo que pagó por ella.'],
    }),
    booking_cancelled: ({ clinic, why, amount, isKept }) => ({
      subject: `Reserva cancelada: ${clinic}`,
      first:
        {
          patient: 'Usted canceló su reserva.',
          clinic: 'La clínica canceló su reserva.',
          team: 'Nuestro equipo canceló su reserva.',
        }[why] ?? 'La clínica informó que usted no asistió a su cita, así que la reserva queda cancelada.',
      more: [
        amount ? REFUND(amount) : '',
        isKept ? 'Lo que retiene la clínica corresponde a la política de cancelación que aceptó al reservar.' : '',
      ],
    }),
    booking_expired: ({ clinic, why }) => ({
      subject: `Ya no le guardamos el horario: ${clinic}`,
      first:
        why === 'not_answered'
          ? 'La clínica no respondió a tiempo a su solicitud de reserva, así que terminó. No se le cobró nada.'
          : 'El anticipo no llegó a tiempo, así que su reserva terminó y ya no le guardamos el horario.',
      more: [
        why === 'not_answered'
          ? 'Puede elegir otro horario u otra clínica.'
          : 'Si aún llega un pago, se le devuelve automáticamente.',
      ],
    }),
    booking_completed: ({ clinic }) => ({
      subject: `Su visita se completó: ${clinic}`,
      first: 'Su reserva está completada. En su página puede ver lo que pagó y las condiciones que aceptó.',
      more: [],
    }),
    booking_reminder: ({ clinic, day }) => ({
      subject: `Recordatorio: ${day}, ${clinic}`,
      first: 'Le recordamos su reserva.',
      more: ['Si no puede asistir, cámbiela o cancélela cuanto antes: lo que se le devuelve depende de la fecha.'],
    }),
    booking_unpaid: ({ clinic, due }) => ({
      subject: `Falta pagar su anticipo: ${clinic}`,
      first: `El anticipo de su reserva aún no ha llegado. Le guardamos el horario hasta: ${due}.`,
      more: [],
    }),
  },
  desk: {
    desk_booking_requested: ({ clinic, due }) => ({
      subject: `Nueva solicitud de reserva: ${clinic}`,
      first: `Un paciente solicitó una reserva. Responda a más tardar: ${due}. Después, el horario se libera.`,
      more: [WRITTEN],
    }),
    desk_booking_waiting: ({ clinic, due }) => ({
      subject: `Solicitud de reserva sin responder: ${clinic}`,
      first: `Una solicitud de reserva sigue sin respuesta. Termina: ${due}.`,
      more: [],
    }),
    desk_booking_confirmed: ({ clinic, day }) => ({
      subject: `Reserva confirmada: ${clinic}, ${day}`,
      first: 'Una reserva está confirmada y su horario está ocupado en su calendario.',
      more: [],
    }),
    desk_booking_moved: ({ clinic, day }) => ({
      subject: `Cambio de horario de una reserva: ${clinic}, ${day}`,
      first: 'Una reserva tiene un nuevo horario.',
      more: [],
    }),
    desk_booking_reassigned: ({ clinic, day }) => ({
      subject: `Reserva reasignada: ${clinic}, ${day}`,
      first: 'Una reserva pasó a otro profesional u otra sala. Su horario no cambia.',
      more: [],
    }),
    desk_booking_cancelled: ({ clinic, day, why }) => ({
      subject: `Reserva cancelada: ${clinic}, ${day}`,
      first:
        {
          patient: 'El paciente canceló una reserva. El horario queda libre.',
          team: 'Nuestro equipo canceló una reserva. El horario queda libre.',
          not_paid: 'El anticipo de una reserva no llegó a tiempo. El horario queda libre.',
        }[why] ?? 'Una solicitud de reserva terminó porque nadie la respondió a tiempo. El horario queda libre.',
      more: why === 'patient' ? [WRITTEN] : [],
    }),
  },
  calendar: 'El archivo adjunto actualiza su calendario.',
  receipt: {
    paid: 'Su recibo está con los pagos:',
    refund: 'El recibo de reembolso estará con los pagos en cuanto se envíe el dinero:',
  },
  room: 'La sala de su consulta por video, abierta desde 15 minutos antes. Allí ya puede probar la cámara y el sonido:',
  open: 'Abra la reserva:',
  closing: ['Travesía', 'Desactive estos correos en Perfil > Notificaciones.'],
};
