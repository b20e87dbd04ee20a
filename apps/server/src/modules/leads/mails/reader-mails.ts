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
      overdue: (clinic) => `A consultation request for ${clinic} is overdue`,
    },
    first: {
      arrived: (clinic, day) => `A patient sent ${clinic} a consultation request. Please answer by ${day}.`,
      overdue: (clinic, day) =>
        `A consultation request for ${clinic} was due on ${day} and has no answer yet. The patient is still waiting, and our team can now see the request too.`,
    },
    open: 'Open the request:',
    labels: { reference: 'Reference', about: 'About', due: 'Answer by' },
    why: 'What the patient wrote is not in this email, because it may contain health information.',
    closing: 'You can turn off emails like this one under Profile, Notifications.',
    closingOfInbox:
      'This address gets emails like this one because the clinic chose so in its settings, under Notifications.',
  },
  es: {
    greeting: (firstName) => `Hola, ${firstName}:`,
    subject: {
      arrived: (clinic) => `Nueva solicitud de consulta para ${clinic}`,
      overdue: (clinic) => `Solicitud de consulta sin responder a tiempo: ${clinic}`,
    },
    first: {
      arrived: (clinic, day) =>
        `Un paciente envió una solicitud de consulta a ${clinic}. Por favor, responda a más tardar el ${day}.`,
      overdue: (clinic, day) =>
        `Una solicitud de consulta para ${clinic} vencía el ${day} y aún no tiene respuesta. El paciente sigue esperando, y ahora nuestro equipo también puede ver la solicitud.`,
    },
    open: 'Abra la solicitud:',
    labels: { reference: 'Referencia', about: 'Sobre', due: 'Responder a más tardar' },
    why: 'Lo que escribió el paciente no está en este correo, porque puede contener datos de salud.',
    closing: 'En Perfil, Notificaciones, puede desactivar correos como este.',
    closingOfInbox:
      'Esta dirección recibe correos como este porque la clínica lo eligió en su configuración, en Notificaciones.',
  },
  pt: {
    greeting: (firstName) => `Olá, ${firstName}!`,
    subject: {
      arrived: (clinic) => `Novo pedido de consulta: ${clinic}`,
      overdue: (clinic) => `Pedido de consulta em atraso: ${clinic}`,
    },
    first: {
      arrived: (clinic, day) => `Um paciente enviou um pedido de consulta: ${clinic}. Responda até ${day}, por favor.`,
      overdue: (clinic, day) =>
        `Um pedido de consulta vencia em ${day} e ainda não tem resposta: ${clinic}. O paciente continua esperando, e agora nossa equipe também pode ver o pedido.`,
    },
    open: 'Abra o pedido:',
    labels: { reference: 'Referência', about: 'Sobre', due: 'Responder até' },
    why: 'O que o paciente escreveu não está neste e-mail, porque pode conter informações de saúde.',
    closing: 'Em Perfil, Notificações, você pode desativar e-mails como este.',
    closingOfInbox:
      'Este endereço recebe e-mails como este porque a clínica assim escolheu nas configurações, em Notificações.',
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
