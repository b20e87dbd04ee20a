import type { MailTexts } from './mail-texts.ts';

export const esTexts: MailTexts = {
  greeting: 'Hola:',
  subject: {
    consultation: (reference) => `Recibimos su solicitud de consulta (${reference})`,
    contact: (reference) => `Recibimos su mensaje (${reference})`,
    claim: (reference) => `Recibimos su solicitud de titularidad (${reference})`,
  },
  received: {
    consultation: 'Recibimos su solicitud de consulta. No se reservó ni se cobró nada.',
    contact: 'Recibimos su mensaje.',
    claim: 'Recibimos su solicitud de titularidad. La ficha no cambia hasta que nuestro equipo confirme su identidad.',
  },
  next: {
    consultation: (day, clinic) =>
      `${clinic ?? 'Nuestro equipo'} le responderá a más tardar el ${day}, por correo a esta dirección.`,
    contact: (day) => `Nuestro equipo le responderá a más tardar el ${day}.`,
    claim: (day) =>
      `Nuestro equipo comparará sus datos con el registro público y le responderá a más tardar el ${day}. Por lo general pedimos documentos que muestren que usted representa a la clínica.`,
  },
  demo: {
    consultation:
      'Esta es una demo. Su solicitud quedó guardada y cualquier persona que pruebe la demo como esta clínica puede leerla. Es posible que no reciba respuesta; por favor, no cuente con ella para su atención.',
    contact:
      'Esta es una demo. Su mensaje quedó guardado para el equipo que la administra y es posible que no reciba respuesta.',
    claim:
      'Esta es una demo. Su solicitud quedó guardada para el equipo que la administra y es posible que no reciba respuesta.',
  },
  referenceLabel: 'Referencia',
  aboutLabel: 'Sobre',
  replyLabel: 'Fecha límite de respuesta',
  noDocuments:
    'Por favor, no envíe documentos médicos por correo. Si hacen falta, se los pediremos por una vía más segura.',
  urgent:
    'Este no es un servicio de urgencias. Si se siente muy mal, llame al número de emergencias de su localidad o acuda al servicio de urgencias más cercano.',
  withdraw: (address, months) =>
    `Para retirar su solicitud o pedir que eliminemos sus datos, escríbanos e indique la referencia: ${address}. De lo contrario, eliminaremos todo después de ${months} meses.`,
  notYou: 'Si usted no envió esto, es probable que su correo se haya escrito por error. Puede ignorar este mensaje.',
  closing: ['Travesía', 'Correo automático; no lo responda'],
};
