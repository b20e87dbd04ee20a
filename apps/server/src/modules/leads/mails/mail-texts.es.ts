import type { MailTexts } from './mail-texts.ts';

export const esTexts: MailTexts = {
  greeting: 'Hola:',
  subject: {
    consultation: (reference) => `Recibimos su solicitud de consulta (${reference})`,
    contact: (reference) => `Recibimos su mensaje (${reference})`,
    claim: (reference) => `Recibimos su reclamo de una ficha (${reference})`,
  },
  received: {
    consultation: 'Su solicitud de consulta llegó. Nada queda reservado y nada se cobra.',
    contact: 'Su mensaje llegó.',
    claim: 'Su reclamo llegó. La ficha queda como está hasta que una persona compruebe quién la reclama.',
  },
  next: {
    consultation: (day, clinic) =>
      `${clinic ?? 'Nuestro equipo'} lee su solicitud y responde a más tardar el ${day}, en un correo a esta dirección.`,
    contact: (day) => `Una persona del equipo lee su mensaje y responde a más tardar el ${day}.`,
    claim: (day) =>
      `Una persona compara sus datos con el registro público y responde a más tardar el ${day}; por lo general pide documentos que muestren a quién representa usted.`,
  },
  demo: {
    consultation:
      'Esto es una demostración del programa. Su solicitud quedó guardada; cualquiera que pruebe la demo como esa clínica puede leerla, y no se promete ninguna respuesta. Por favor, no cuente con ella para su atención.',
    contact:
      'Esto es una demostración del programa. Su mensaje quedó guardado para quienes la administran, y no se promete ninguna respuesta.',
    claim:
      'Esto es una demostración del programa. Su solicitud quedó guardada para quienes la administran, y no se promete ninguna respuesta.',
  },
  referenceLabel: 'Referencia',
  aboutLabel: 'Sobre',
  replyLabel: 'Respuesta a más tardar',
  noDocuments:
    'Por favor, no envíe documentos médicos por correo. Si hacen falta, se los pediremos por una vía más segura.',
  urgent:
    'Este no es un servicio de urgencias. Si se siente muy mal, llame al número de emergencias de su localidad o acuda al servicio de urgencias más cercano.',
  withdraw: (address, months) =>
    `Para retirar su solicitud o pedir que borremos todo, escríbanos e indique la referencia: ${address}. De lo contrario, la borramos a los ${months} meses.`,
  notYou: 'Si usted no envió esto, alguien escribió su dirección por error. No tiene que hacer nada.',
  closing: ['Travesía', 'Este correo se escribió automáticamente; nadie lee las respuestas.'],
};
