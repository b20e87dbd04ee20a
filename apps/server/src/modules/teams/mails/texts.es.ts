import type { MailTexts } from './mail-texts.ts';

export const es: MailTexts = {
  greeting: (firstName) => `Hola, ${firstName}:`,
  closing: [
    'Travesía',
    'Este correo lo envió una máquina; nadie lee las respuestas. Escríbanos desde la ayuda del sitio.',
  ],
  reason: (reason) => `El motivo: ${reason}`,
  mails: {
    member_removed: {
      subject: (name) => `Usted ya no tiene acceso a ${name}`,
      paragraphs: ({ name, link }) => [
        `Usted ya no forma parte del equipo de ${name}: desde su cuenta ya no se puede abrir nada que le pertenezca.`,
        'Su cuenta sigue siendo suya. Si no lo esperaba, pregunte a las personas del equipo o escríbanos:',
        link,
      ],
    },
    clinic_left: {
      subject: (name) => `${name} dejó su organización`,
      paragraphs: ({ name, organization, link }) => [
        `${organization} ya no administra ${name}. Sus miembros no pueden actuar más por la clínica; su equipo, su ficha y sus paquetes siguen como están.`,
        'Aquí puede ver cómo está todo:',
        link,
      ],
    },
    clinic_taken: {
      subject: (name) => `${name} ya no pertenece a su organización`,
      paragraphs: ({ name, organization, link }) => [
        `Un administrador de Travesía retiró ${name} de ${organization}. Sus miembros no pueden actuar más por la clínica.`,
        'Estas son las clínicas que ustedes administran. Si algo no está bien, escríbanos:',
        link,
      ],
    },
  },
};
