import type { MailTexts } from './mail-texts.ts';

export const es: MailTexts = {
  greeting: (firstName) => `Hola, ${firstName}:`,
  wait: ({ expected_days: days, basis }) =>
    basis === 'promise'
      ? `Respondemos en un plazo de ${days} días hábiles.`
      : `Según lo que tardaron las últimas respuestas, la suya llegará en ${days === 1 ? 'un día' : `unos ${days} días`}.`,
  closing: ['Travesía', 'Este correo lo envió una máquina; nadie lee las respuestas.'],
  mails: {
    received: {
      subject: (name) => `Recibimos su solicitud: ${name}`,
      paragraphs: ({ link, wait }) => [
        `Su solicitud llegó. Comprobamos los documentos en los registros. ${wait}`,
        'Aquí puede ver cómo va:',
        link,
      ],
    },
    more_wanted: {
      subject: (name) => `Falta algo más: ${name}`,
      paragraphs: ({ link, reason }) => [
        'Revisamos su solicitud y necesitamos algo más:',
        reason,
        'Agréguelo aquí y envíela de nuevo. Todo lo que escribió sigue ahí:',
        link,
      ],
    },
    approved: {
      subject: (name) => `Su solicitud fue aprobada: ${name}`,
      paragraphs: ({ link, reason }) => [
        'Le damos la bienvenida. Su clínica fue aprobada.',
        ...(reason ? [reason] : []),
        'Aquí está lo que sigue:',
        link,
      ],
    },
    rejected: {
      subject: (name) => `Sobre su solicitud: ${name}`,
      paragraphs: ({ link, reason }) => [
        'No pudimos aprobar su solicitud. Este es el motivo:',
        reason,
        'Si eso cambia, puede presentarla de nuevo aquí:',
        link,
      ],
    },
  },
};
