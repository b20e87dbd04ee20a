import type { MailTexts } from './mail-texts.ts';

export const es: MailTexts = {
  greeting: (firstName) => `Hola, ${firstName}:`,
  wait: ({ expected_days: days, basis }) =>
    basis === 'promise'
      ? `Le responderemos en un plazo de ${days} días hábiles.`
      : `Según las solicitudes recientes, solemos responder en ${days === 1 ? '1 día' : `unos ${days} días`}.`,
  closing: ['Travesía', 'Correo automático; no lo responda'],
  mails: {
    received: {
      subject: (name) => `Recibimos su solicitud: ${name}`,
      paragraphs: ({ link, wait }) => [
        `Recibimos su solicitud y verificaremos los documentos en los registros públicos. ${wait}`,
        'Consulte su estado aquí:',
        link,
      ],
    },
    more_wanted: {
      subject: (name) => `Falta información: ${name}`,
      paragraphs: ({ link, reason }) => [
        'Revisamos su solicitud y necesitamos más información:',
        reason,
        'Agréguela aquí y envíe la solicitud de nuevo. Todo lo que escribió está guardado:',
        link,
      ],
    },
    approved: {
      subject: (name) => `Su solicitud fue aprobada: ${name}`,
      paragraphs: ({ link, reason }) => [
        'Le damos la bienvenida. Su clínica fue aprobada como socia de Travesía.',
        ...(reason ? [reason] : []),
        'Vea aquí los próximos pasos:',
        link,
      ],
    },
    rejected: {
      subject: (name) => `Sobre su solicitud: ${name}`,
      paragraphs: ({ link, reason }) => [
        'No pudimos aprobar su solicitud por este motivo:',
        reason,
        'Si eso cambia, puede enviar una nueva solicitud aquí:',
        link,
      ],
    },
  },
};
