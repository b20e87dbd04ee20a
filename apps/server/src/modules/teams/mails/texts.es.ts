import type { MailTexts } from './mail-texts.ts';

export const es: MailTexts = {
  greeting: (firstName) => `Hola, ${firstName}:`,
  closing: ['Travesía', 'Correo automático; no lo responda. Si necesita ayuda, escríbanos desde el sitio.'],
  reason: (reason) => `Motivo: ${reason}`,
  mails: {
    member_removed: {
      subject: (name) => `Usted ya no tiene acceso a ${name}`,
      paragraphs: ({ name, link }) => [
        `Usted ya no forma parte del equipo de ${name} y no puede ver su información.`,
        'Usted conserva su cuenta de Travesía. Si no lo esperaba, pregunte al equipo o escríbanos:',
        link,
      ],
    },
    clinic_left: {
      subject: (name) => `${name} dejó su organización`,
      paragraphs: ({ name, organization, link }) => [
        `${organization} ya no administra ${name} y su equipo ya no puede actuar como la clínica. El equipo, la ficha y los paquetes de la clínica no cambian.`,
        'Consulte su clínica aquí:',
        link,
      ],
    },
    clinic_taken: {
      subject: (name) => `${name} ya no pertenece a su organización`,
      paragraphs: ({ name, organization, link }) => [
        `La administración de Travesía quitó esta clínica de ${organization}: ${name}. Su equipo ya no puede actuar como la clínica.`,
        'Consulte aquí las clínicas que administra. Si algo no está bien, escríbanos:',
        link,
      ],
    },
  },
};
