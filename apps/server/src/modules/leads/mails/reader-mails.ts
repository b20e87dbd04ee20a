import type { Locale } from '@travesia/contracts/kit';
import { linkTo, type MailReader } from '../../../platform/mail/define-mails.ts';
import { longDay } from './long-day.ts';

/** `arrived`: a new request. `overdue`: nobody answered it in time. */
export type ReaderMail = 'arrived' | 'overdue';

interface Facts {
  /** Id of the request. */
  id: string;
  firstName: string;
  clinic: string;
  /** Written to the clinic's inbox, not to a person. */
  isInbox?: boolean;
  /** The portal where the reader answers. */
  desk: 'provider' | 'organization' | 'admin';
  /** The subject's name from our own catalog. */
  about: string | null;
  reference: string;
  /** Last day to answer, YYYY-MM-DD. */
  dueOn: string;
}

interface Texts {
  greeting: (firstName: string) => string;
  subject: Readonly<Record<ReaderMail, (clinic: string) => string>>;
  first: Readonly<Record<ReaderMail, (clinic: string, day: string) => string>>;
  open: string;
  labels: { reference: string; about: string; due: string };
  why: string;
  closing: string;
  closingOfInbox: string;
}

const TEXTS: Readonly<Record<Locale, Texts>> = {
  en: {
    greeting: (firstName) => `Hello ${firstName},`,
    subject: {
      arrived: (clinic) => `New consultation request for ${clinic}`,
      overdue: (clinic) => `Overdue consultation request: ${clinic}`,
    },
    first: {
      arrived: (clinic, day) => `A patient sent ${clinic} a consultation request. Please reply by ${day}.`,
      overdue: (clinic, day) =>
        `The reply to a consultation request for ${clinic} was due on ${day} and hasn’t been sent. The patient is still waiting, and our team can now see the request too.`,
    },
    open: 'Open the request:',
    labels: { reference: 'Reference', about: 'About', due: 'Reply by' },
    why: 'The patient’s message isn’t included in this email because it may contain health information.',
    closing: 'Turn these emails off in Profile > Notifications.',
    closingOfInbox: 'Your clinic chose this address for these emails in Settings > Notifications.',
  },
  es: {
    greeting: (firstName) => `Hola, ${firstName}:`,
    subject: {
      arrived: (clinic) => `Nueva solicitud de consulta para ${clinic}`,
      overdue: (clinic) => `Solicitud de consulta atrasada: ${clinic}`,
    },
    first: {
      arrived: (clinic, day) =>
        `Un paciente envió una solicitud de consulta a ${clinic}. Por favor, responda a más tardar el ${day}.`,
      overdue: (clinic, day) =>
        `El plazo para responder una solicitud de consulta para ${clinic} terminó el ${day}. El paciente sigue esperando, y ahora nuestro equipo también puede ver la solicitud.`,
    },
    open: 'Abra la solicitud:',
    labels: { reference: 'Referencia', about: 'Sobre', due: 'Fecha límite' },
    why: 'El mensaje del paciente no se incluye en este correo porque puede contener datos de salud.',
    closing: 'Desactive estos correos en Perfil > Notificaciones.',
    closingOfInbox: 'Su clínica eligió esta dirección para estos correos en Configuración > Notificaciones.',
  },
  pt: {
    greeting: (firstName) => `Olá, ${firstName},`,
    subject: {
      arrived: (clinic) => `Novo pedido de consulta: ${clinic}`,
      overdue: (clinic) => `Pedido de consulta atrasado: ${clinic}`,
    },
    first: {
      arrived: (clinic, day) => `Um paciente enviou um pedido de consulta: ${clinic}. Por favor, responda até ${day}.`,
      overdue: (clinic, day) =>
        `O prazo para responder a um pedido de consulta terminou em ${day}: ${clinic}. O paciente continua esperando, e agora nossa equipe também pode ver o pedido.`,
    },
    open: 'Abra o pedido:',
    labels: { reference: 'Referência', about: 'Sobre', due: 'Responder até' },
    why: 'A mensagem do paciente não está neste e-mail porque pode conter informações de saúde.',
    closing: 'Desative estes e-mails em Perfil > Notificações.',
    closingOfInbox: 'Sua clínica escolheu este endereço para estes e-mails em Configurações > Notificações.',
  },
};

const REQUEST: Facts = {
  id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e99',
  firstName: 'Ana',
  clinic: 'Clínica Um',
  desk: 'provider',
  about: 'Hip replacement',
  reference: 'TR-7K3M-9QXD',
  dueOn: '2026-11-24',
};

/** Tells the people of a clinic about a request, without anything that the sender wrote. */
export const tells = (kind: ReaderMail) => ({
  examples: [REQUEST, { ...REQUEST, about: null }, { ...REQUEST, isInbox: true }],
  write: ({ id, firstName, clinic, desk, about, reference, dueOn, isInbox }: Facts, reader: MailReader) => {
    const texts = TEXTS[reader.language];
    const day = longDay(dueOn, reader.language);
    return {
      subject: texts.subject[kind](clinic),
      greeting: texts.greeting(firstName),
      paragraphs: [texts.first[kind](clinic, day), texts.open, linkTo(reader, `/${desk}/requests/${id}`), texts.why],
      facts: [
        [texts.labels.reference, reference] as const,
        ...(about ? [[texts.labels.about, about] as const] : []),
        [texts.labels.due, day] as const,
      ],
      closing: ['Travesía', isInbox ? texts.closingOfInbox : texts.closing],
    };
  },
});
