import type { SenderTexts } from './sender-texts.ts';

const writeBack = ({ reply }: { reply: string }) => [
  `Para responder, use este formulario e indique la referencia: ${reply}`,
];

export const esSenderTexts: SenderTexts = {
  greeting: 'Hola:',
  subject: {
    answered: (reference) => `Respuesta a su solicitud (${reference})`,
    accepted: (reference) => `Su solicitud de consulta fue aceptada (${reference})`,
    declined: (reference) => `Su solicitud de consulta no fue aceptada (${reference})`,
    approved: (reference) => `Aprobamos su solicitud de titularidad (${reference})`,
    rejected: (reference) => `No aprobamos su solicitud de titularidad (${reference})`,
  },
  first: {
    answered: (by) => (by ? `${by} respondió a su solicitud de consulta.` : 'Nuestro equipo respondió a su mensaje.'),
    accepted: (by) =>
      `${by ?? 'Nuestro equipo'} aceptó su solicitud de consulta. Todavía no hay nada reservado ni cobrado: el siguiente paso es acordar una cita.`,
    declined: (by) => `${by ?? 'Nuestro equipo'} no puede aceptar su solicitud de consulta.`,
    approved: (_by, listing) =>
      `Revisamos su solicitud de titularidad de ${listing} y la aprobamos. Le enviamos una invitación en otro correo: ábrala para pasar a ser titular de la ficha.`,
    rejected: (_by, listing) =>
      `Revisamos su solicitud de titularidad de ${listing} y no pudimos aprobarla. La ficha no cambia.`,
  },
  reasons: {
    not_offered: 'Motivo: la clínica no ofrece este tratamiento o servicio.',
    not_suitable: 'Motivo: por lo que usted escribió, la clínica considera que no es el lugar adecuado para su caso.',
    no_capacity: 'Motivo: la clínica no tiene citas en las fechas que usted necesita.',
    records_needed: 'Motivo: la clínica no puede evaluar su caso sin un examen o documentos médicos.',
    not_proven: 'Motivo: no pudimos confirmar su identidad.',
    not_authorized: 'Motivo: no pudimos confirmar que usted represente a esta clínica.',
    wrong_listing: 'Motivo: la ficha describe otro establecimiento.',
  },
  wrote: 'Mensaje recibido:',
  demo: 'Esta es una demo: la clínica es ficticia y las respuestas no se envían por correo. Por favor, no cuente con ella para su atención.',
  next: {
    answered: writeBack,
    accepted: writeBack,
    declined: ({ contact }) => [`Puede consultar a otra clínica o escribirnos: ${contact}`],
    approved: () => [],
    rejected: ({ contact }) => [`Si cree que es un error, escríbanos e indique la referencia: ${contact}`],
  },
  account: 'La solicitud y las respuestas también están en su cuenta:',
  urgent:
    'Este no es un servicio de urgencias. Si se siente muy mal, llame al número de emergencias de su localidad o acuda al servicio de urgencias más cercano.',
  labels: { reference: 'Referencia', about: 'Sobre' },
  closing: ['Travesía', 'Correo automático; no lo responda'],
};
