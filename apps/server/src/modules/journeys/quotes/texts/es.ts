import type { QuoteTexts } from './quote-texts.ts';

const many = (one: string, other: string) => (count: number) => `${count} ${count === 1 ? one : other}`;

export const ES: QuoteTexts = {
  title: {
    quote: (number) => `Cotización, versión ${number}`,
    change_order: (number) => `Orden de cambio, versión ${number}`,
  },
  lead: (amount, treatment) => `${treatment}: ${amount} en total`,
  label: {
    patient: 'Paciente',
    clinic: 'Clínica',
    treatment: 'Tratamiento',
    clinician: 'A cargo de',
    sent: 'Enviada el',
    validUntil: 'Válida hasta',
    trips: 'Viajes',
    stay: 'Estadía',
    proposed: 'Fecha propuesta',
    deposit: 'Anticipo',
    balance: 'Saldo',
    limit: 'Cambios de precio',
    policy: 'Política de cancelación',
    before: 'Acordado antes',
  },
  clinicTime: (time) => `${time} (hora de la clínica)`,
  stay: (days, nights) => `${many('día', 'días')(days)}, ${many('noche', 'noches')(nights)}`,
  none: 'Ninguno',
  depositDue: (amount, percent) => `${amount} (${percent} %), para confirmar la fecha`,
  balanceDue: (amount, days) =>
    days === 0 ? `${amount}, el día del tratamiento` : `${amount}, ${many('día', 'días')(days)} antes del tratamiento`,
  limit: (percent, amount) =>
    `Solo con una orden de cambio que usted acepte. Por encima de ${amount} (${percent} % más) puede retirarse con el reembolso total.`,
  fixed:
    'Precio fijo. Una orden de cambio que no acepte no cambia nada y, si pide más, puede retirarse con el reembolso total.',
  heading: {
    price: 'Precio',
    items: 'Qué incluye',
    cancellation: 'Si usted cancela',
    complications: 'Si hay una complicación',
  },
  total: 'Total',
  included: 'Incluido',
  notIncluded: (amount) => (amount ? `No incluido, ${amount}` : 'No incluido'),
  notNeeded: 'No hace falta',
  units: {
    nights: many('noche', 'noches'),
    visits: many('visita', 'visitas'),
    months: many('mes', 'meses'),
    sessions: many('sesión', 'sesiones'),
    hours: many('hora', 'horas'),
    pieces: many('pieza', 'piezas'),
  },
  cancellation: {
    between: (from, to) => `Entre ${from} y ${to} días antes`,
    from: (days) => `${days} días antes o más`,
    upTo: (days) => (days === 0 ? 'El mismo día' : `Hasta ${many('día', 'días')(days)} antes`),
    always: 'En cualquier momento',
    returns: (percent) => `Se devuelve el ${percent} %`,
    returnsAbove: (amount) => `Se devuelve lo pagado por encima de ${amount}`,
    note: 'De lo que haya pagado, contando hasta el día del tratamiento en la clínica. La política completa puede limitar aún más su pérdida.',
  },
  complications: {
    parts: {
      surgeon: 'Cirujano',
      facility: 'Quirófano y hospital',
      travel: 'Otro viaje',
      home_care: 'Atención en casa',
    },
    payers: { clinic: 'Paga la clínica', patient: 'Paga usted', insurance: 'Paga el seguro' },
    window: (days) =>
      days === 0 ? 'Durante su estadía.' : `Durante ${many('día', 'días')(days)} después del procedimiento.`,
    exclusions: (text) => `No cubre: ${text}`,
  },
  plan: (text) => `Plan de tratamiento: ${text}`,
  reason: (text) => `Motivo del cambio: ${text}`,
  binding:
    'Este precio obliga a la clínica mientras la cotización sea válida. Una vez que la acepte, no cambia: cualquier cambio necesita su aceptación.',
  change: 'Mientras no acepte esta orden de cambio, rige lo acordado antes.',
  foot: 'Travesía',
  page: (page, pages) => `Página ${page} de ${pages}`,
};
