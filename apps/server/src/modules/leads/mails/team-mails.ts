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
    subject: (reference) => `New for the team: ${reference}`,
    first: {
      consultation: 'A patient sent a consultation request that names no clinic.',
      contact: 'Someone sent the team a message.',
      claim: 'Someone says that a listing is their clinic.',
    },
    open: 'Open it:',
    labels: { reference: 'Reference', due: 'Answer by' },
    why: 'What they wrote is not in this email, because it may contain health information.',
    closing: ['Travesía', 'You can turn off emails like this one under Profile, Notifications.'],
  },
  es: {
    greeting: (firstName) => `Hola, ${firstName}:`,
    subject: (reference) => `Nuevo para el equipo: ${reference}`,
    first: {
      consultation: 'Un paciente envió una solicitud de consulta que no nombra ninguna clínica.',
      contact: 'Alguien envió un mensaje al equipo.',
      claim: 'Alguien dice que una ficha es de su clínica.',
    },
    open: 'Ábralo aquí:',
    labels: { reference: 'Referencia', due: 'Responder a más tardar' },
    why: 'Lo que escribió no está en este correo, porque puede contener datos de salud.',
    closing: ['Travesía', 'En Perfil, Notificaciones, puede desactivar correos como este.'],
  },
  pt: {
    greeting: (firstName) => `Olá, ${firstName}!`,
    subject: (reference) => `Novo para a equipe: ${reference}`,
    first: {
      consultation: 'Um paciente enviou um pedido de consulta que não indica nenhuma clínica.',
      contact: 'Alguém enviou uma mensagem à equipe.',
      claim: 'Alguém diz que uma ficha é da sua clínica.',
    },
    open: 'Abra aqui:',
    labels: { reference: 'Referência', due: 'Responder até' },
    why: 'O que a pessoa escreveu não está neste e-mail, porque pode conter informações de saúde.',
    closing: ['Travesía', 'Em Perfil, Notificações, você pode desativar e-mails como este.'],
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
