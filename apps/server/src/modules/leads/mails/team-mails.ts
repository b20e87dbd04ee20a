import type { Locale } from '@travesia/contracts/kit';
import { linkTo, type MailReader } from '../../../platform/mail/define-mails.ts';
import { longDay } from './long-day.ts';

type Kind = 'consultation' | 'contact' | 'claim';

interface Facts {
  id: string;
  firstName: string;
  kind: Kind;
  reference: string;
  /** Last day to answer, YYYY-MM-DD. */
  dueOn: string;
}

interface Texts {
  greeting: (firstName: string) => string;
  subject: (reference: string) => string;
  first: Readonly<Record<Kind, string>>;
  open: string;
  labels: { reference: string; due: string };
  why: string;
  closing: string[];
}

const TEXTS: Readonly<Record<Locale, Texts>> = {
  en: {
    greeting: (firstName) => `Hello ${firstName},`,
    subject: (reference) => `New request for the team: ${reference}`,
    first: {
      consultation: 'A patient sent a consultation request without choosing a clinic.',
      contact: 'The team received a new message.',
      claim: 'A clinic listing was claimed.',
    },
    open: 'See the details:',
    labels: { reference: 'Reference', due: 'Reply by' },
    why: 'The message isn’t included in this email because it may contain health information.',
    closing: ['Travesía', 'Turn these emails off in Profile > Notifications.'],
  },
  es: {
    greeting: (firstName) => `Hola, ${firstName}:`,
    subject: (reference) => `Nueva solicitud para el equipo: ${reference}`,
    first: {
      consultation: 'Un paciente envió una solicitud de consulta sin elegir una clínica.',
      contact: 'El equipo recibió un mensaje nuevo.',
      claim: 'Se solicitó la titularidad de una ficha.',
    },
    open: 'Vea los detalles:',
    labels: { reference: 'Referencia', due: 'Fecha límite' },
    why: 'El mensaje no se incluye en este correo porque puede contener datos de salud.',
    closing: ['Travesía', 'Desactive estos correos en Perfil > Notificaciones.'],
  },
  pt: {
    greeting: (firstName) => `Olá, ${firstName},`,
    subject: (reference) => `Novo pedido para a equipe: ${reference}`,
    first: {
      consultation: 'Um paciente enviou um pedido de consulta sem escolher uma clínica.',
      contact: 'A equipe recebeu uma nova mensagem.',
      claim: 'Um perfil de clínica foi reivindicado.',
    },
    open: 'Veja os detalhes:',
    labels: { reference: 'Referência', due: 'Responder até' },
    why: 'A mensagem não está neste e-mail porque pode conter informações de saúde.',
    closing: ['Travesía', 'Desative estes e-mails em Perfil > Notificações.'],
  },
};

const EXAMPLE = {
  id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e99',
  firstName: 'Ana',
  reference: 'TR-7K3M-9QXD',
  dueOn: '2026-11-24',
};

/** Tells an admin that something arrived for the team, without anything that the sender wrote. */
export const tellsTeam = {
  examples: (['consultation', 'contact', 'claim'] as const).map((kind): Facts => ({ ...EXAMPLE, kind })),
  write: ({ id, firstName, kind, reference, dueOn }: Facts, reader: MailReader) => {
    const texts = TEXTS[reader.language];
    return {
      subject: texts.subject(reference),
      greeting: texts.greeting(firstName),
      paragraphs: [texts.first[kind], texts.open, linkTo(reader, `/admin/requests/${id}`), texts.why],
      facts: [
        [texts.labels.reference, reference] as const,
        [texts.labels.due, longDay(dueOn, reader.language)] as const,
      ],
      closing: texts.closing,
    };
  },
};
