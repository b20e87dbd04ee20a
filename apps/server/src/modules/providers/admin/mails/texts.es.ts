import type { MailTexts } from './mail-texts.ts';

export const es: MailTexts = {
  greeting: (firstName) => `Hola, ${firstName}:`,
  closing: ['Travesía', 'Correo automático; no lo responda. Si necesita ayuda, escríbanos desde el sitio.'],
  reason: (reason) => `Motivo: ${reason}`,
  fields: {
    name: 'nombre',
    type: 'tipo de clínica',
    city: 'ciudad',
    email: 'correo',
    phone: 'teléfono',
    website: 'sitio web',
    street: 'calle',
    region: 'estado o provincia',
    postal_code: 'código postal',
    description: 'descripción',
    languages: 'idiomas',
    founded_year: 'año de apertura',
    beds: 'camas',
    settings: 'configuración de reservas',
  },
  credentials: {
    facility_licence: 'licencia del establecimiento',
    professional_licence: 'licencia profesional',
    specialty: 'especialidad',
    accreditation: 'acreditación',
    insurance: 'seguro de responsabilidad civil',
    membership: 'membresía',
  },
  changes: { added: 'agregó', corrected: 'corrigió', verified: 'verificó', revoked: 'revocó' },
  credentialLine: ({ name, body, whose, date, ended }) =>
    `${[name, whose].filter(Boolean).join(', ')} (${body}): ${ended ? 'venció' : 'vence'} el ${date}`,
  mails: {
    merged: {
      subject: (name) => `${name} ahora es una sola clínica`,
      paragraphs: ({ name, other, reason, link }) => [
        `${other} y ${name} aparecían aquí como dos clínicas. Las fusionamos: los paquetes, las personas, las fotos, las solicitudes y las opiniones de ambas ahora son de ${name}, y los dos equipos trabajan allí. Los enlaces a ${other} llevan a ${name}.`,
        ...reason,
        'Revise que todo esté en orden:',
        link,
      ],
    },
    split: {
      subject: (name) => `${name} vuelve a ser una clínica aparte`,
      paragraphs: ({ name, other, reason, link }) => [
        `Deshicimos la fusión de ${name} y ${other}. Vuelven a ser dos clínicas y cada una recuperó lo que tenía antes de la fusión.`,
        ...reason,
        'Revise que todo esté en orden:',
        link,
      ],
    },
    change_approved: {
      subject: (name) => `Cambio aprobado: ${name}`,
      paragraphs: ({ name, link }) => [
        `Aprobamos el cambio que pidió para ${name}. Ya se ve en la página pública:`,
        link,
      ],
    },
    change_declined: {
      subject: (name) => `Cambio no aprobado: ${name}`,
      paragraphs: ({ name, reason, link }) => [
        `Revisamos el cambio que pidió para ${name} y no lo aprobamos.`,
        ...reason,
        'Puede volver a pedirlo aquí:',
        link,
      ],
    },
    suspended: {
      subject: (name) => `Clínica suspendida: ${name}`,
      paragraphs: ({ name, reason, link }) => [
        `Suspendimos esta clínica: ${name}. Los pacientes ya no pueden encontrarla ni reservar. Usted todavía puede ver todo lo que está en curso.`,
        ...reason,
        'Consulte aquí el estado actual:',
        link,
      ],
    },
    activated: {
      subject: (name) => `Clínica activa de nuevo: ${name}`,
      paragraphs: ({ name, link }) => [
        `Esta clínica está activa de nuevo y los pacientes pueden encontrarla: ${name}. Vea su panel:`,
        link,
      ],
    },
    verified: {
      subject: (name) => `Clínica verificada: ${name}`,
      paragraphs: ({ name, link }) => [
        `Verificamos los documentos de ${name}. Los pacientes ya ven la clínica como verificada. Vea su panel:`,
        link,
      ],
    },
    rejected: {
      subject: (name) => `Documentos no aprobados: ${name}`,
      paragraphs: ({ name, reason, link }) => [
        `Revisamos los documentos de ${name} y no pudimos aprobarlos. La clínica no aparecerá en las listas hasta que se resuelva.`,
        ...reason,
        'Vea aquí qué hace falta:',
        link,
      ],
    },
    edited: {
      subject: (name) => `Cambiamos la ficha de ${name}`,
      paragraphs: ({ name, reason, fields, link }) => [
        `La administración de Travesía cambió la ficha de ${name}: ${fields.join(', ')}.`,
        ...reason,
        'Consulte aquí la ficha actualizada. Si algo no es correcto, escríbanos:',
        link,
      ],
    },
    credential: {
      subject: (name) => `Cambió un documento de ${name}`,
      paragraphs: ({ name, credentials, change, reason, link }) => [
        `La administración de Travesía ${change} este documento de ${name}: ${credentials.join(', ')}.`,
        ...reason,
        'Consulte aquí el estado actual. Si algo no es correcto, escríbanos:',
        link,
      ],
    },
    credentials: {
      subject: (name) => `Documentos por renovar: ${name}`,
      paragraphs: ({ name, credentials, link }) => [
        `Estos documentos de ${name} vencen pronto o ya vencieron:`,
        ...credentials,
        'Cargue los documentos renovados en el enlace de abajo. Los pacientes ven cuando un documento está vencido, y sin una licencia vigente no podemos verificar la clínica.',
        link,
      ],
    },
    lapsed: {
      subject: (name) => `Verificación vencida: ${name}`,
      paragraphs: ({ name, credentials, link }) => [
        `No tenemos registrada una licencia vigente de ${name}, así que su verificación venció. Los pacientes ven que la licencia está vencida y no pueden enviar solicitudes nuevas. Usted todavía puede responder las que tiene.`,
        ...(credentials.length ? ['Estos documentos ya vencieron o vencen pronto:', ...credentials] : []),
        'Cargue la licencia renovada en el enlace de abajo. Cuando la hayamos verificado, la clínica aparecerá de nuevo como verificada.',
        link,
      ],
    },
    lapsed_for_admins: {
      subject: (name) => `Verificación vencida: ${name}`,
      paragraphs: ({ name, link }) => [
        `No tenemos registrada una licencia vigente de ${name}, así que su verificación venció. Su insignia ya no aparece en las páginas públicas y los pacientes no pueden enviarle solicitudes nuevas. Avisamos a sus titulares.`,
        'Vea sus documentos y verifique la licencia renovada cuando llegue:',
        link,
      ],
    },
  },
};
