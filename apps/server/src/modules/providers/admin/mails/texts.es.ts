import type { MailTexts } from './mail-texts.ts';

export const es: MailTexts = {
  greeting: (firstName) => `Hola, ${firstName}:`,
  closing: [
    'Travesía',
    'Este correo lo envió una máquina; nadie lee las respuestas. Escríbanos desde la ayuda del sitio.',
  ],
  reason: (reason) => `El motivo: ${reason}`,
  fields: {
    name: 'nombre',
    type: 'tipo de clínica',
    city: 'ciudad',
    email: 'correo electrónico',
    phone: 'teléfono',
    website: 'sitio web',
    street: 'calle',
    region: 'estado o provincia',
    postal_code: 'código postal',
    description: 'descripción',
    languages: 'idiomas',
    founded_year: 'año de apertura',
    beds: 'camas',
    settings: 'ajustes de reservas',
  },
  credentials: {
    facility_licence: 'licencia del establecimiento',
    professional_licence: 'licencia profesional',
    specialty: 'especialidad',
    accreditation: 'acreditación',
    insurance: 'seguro de responsabilidad',
    membership: 'membresía',
  },
  changes: { added: 'agregó', corrected: 'corrigió', verified: 'verificó', revoked: 'revocó' },
  credentialLine: ({ name, body, whose, date, ended }) =>
    `${[name, whose].filter(Boolean).join(', ')} (${body}): ${ended ? 'venció' : 'vence'} el ${date}`,
  mails: {
    change_approved: {
      subject: (name) => `Aprobamos el cambio de ${name}`,
      paragraphs: ({ name, link }) => [
        `Revisamos lo que pidió cambiar de ${name}. Ya se ve en la página pública.`,
        link,
      ],
    },
    change_declined: {
      subject: (name) => `No aprobamos el cambio de ${name}`,
      paragraphs: ({ name, reason, link }) => [
        `Revisamos lo que pidió cambiar de ${name} y lo dejamos como estaba.`,
        ...reason,
        'Puede volver a pedirlo aquí:',
        link,
      ],
    },
    suspended: {
      subject: (name) => `${name} está suspendida`,
      paragraphs: ({ name, reason, link }) => [
        `Hemos suspendido ${name}. Los pacientes ya no la encuentran y nadie puede reservar. Lo que está en curso se puede seguir leyendo.`,
        ...reason,
        'Aquí puede ver su situación:',
        link,
      ],
    },
    activated: {
      subject: (name) => `${name} vuelve a estar activa`,
      paragraphs: ({ name, link }) => [
        `${name} está otra vez donde estaba: los pacientes la encuentran de nuevo.`,
        link,
      ],
    },
    verified: {
      subject: (name) => `${name} está verificada`,
      paragraphs: ({ name, link }) => [
        `Revisamos los documentos de ${name}. Los pacientes ya la ven como verificada.`,
        link,
      ],
    },
    rejected: {
      subject: (name) => `No aceptamos los documentos de ${name}`,
      paragraphs: ({ name, reason, link }) => [
        `Revisamos los documentos de ${name} y no pudimos aceptarlos. No aparecerá en las listas hasta que se corrija.`,
        ...reason,
        link,
      ],
    },
    edited: {
      subject: (name) => `Cambiamos el perfil de ${name}`,
      paragraphs: ({ name, reason, fields, link }) => [
        `Un administrador de Travesía cambió el perfil de ${name}: ${fields.join(', ')}.`,
        ...reason,
        'Aquí lo ve como está ahora. Si algo no es correcto, escríbanos:',
        link,
      ],
    },
    credential: {
      subject: (name) => `Cambió un documento de ${name}`,
      paragraphs: ({ name, credentials, change, reason, link }) => [
        `Un administrador de Travesía ${change} este documento de ${name}: ${credentials.join(', ')}.`,
        ...reason,
        'Aquí puede ver su situación. Si algo no es correcto, escríbanos:',
        link,
      ],
    },
    credentials: {
      subject: (name) => `Hay documentos de ${name} por renovar`,
      paragraphs: ({ name, credentials, link }) => [
        `Estos documentos de ${name} vencen pronto o ya vencieron:`,
        ...credentials,
        'Cargue los renovados en el enlace de abajo. Los pacientes ven como vencido un documento que terminó, y sin una licencia vigente ninguna clínica está verificada.',
        link,
      ],
    },
    lapsed: {
      subject: (name) => `${name} ya no está verificada`,
      paragraphs: ({ name, link }) => [
        `No consta ninguna licencia vigente de ${name}, así que terminó su verificación. Los pacientes ven que su licencia venció.`,
        'Cargue la licencia renovada en el enlace de abajo: cuando la hayamos revisado, la clínica volverá a estar verificada.',
        link,
      ],
    },
  },
};
