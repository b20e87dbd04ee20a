import type { Locale } from '@travesia/contracts/kit';
import { defineMails, linkTo, type MailReader } from '../../../platform/mail/define-mails.ts';

interface Texts {
  subject: (reference: string) => string;
  greeting: (firstName: string) => string;
  paragraphs: (link: string) => string[];
  closing: string[];
}

const TEXTS: Readonly<Record<Locale, Texts>> = {
  en: {
    subject: (reference) => `We replied to your request: ${reference}`,
    greeting: (firstName) => `Hello ${firstName},`,
    paragraphs: (link) => [
      'We replied to your support request. For your privacy, the reply is in your account and not in this email.',
      'Sign in to read it and respond:',
      link,
      'In a medical emergency, call the emergency number of the country you are in. We are not an emergency service.',
    ],
    closing: ['Travesía', 'Turn these emails off in Profile > Notifications.'],
  },
  es: {
    subject: (reference) => `Respondimos a su caso: ${reference}`,
    greeting: (firstName) => `Hola, ${firstName}:`,
    paragraphs: (link) => [
      'Respondimos a su caso. Para proteger su privacidad, la respuesta está en su cuenta y no en este correo.',
      'Inicie sesión para leerla y responder:',
      link,
      'En una emergencia médica, llame al número de emergencias del país donde está. No somos un servicio de urgencias.',
    ],
    closing: ['Travesía', 'Desactive estos correos en Perfil > Notificaciones.'],
  },
  pt: {
    subject: (reference) => `Respondemos ao seu chamado: ${reference}`,
    greeting: (firstName) => `Olá, ${firstName},`,
    paragraphs: (link) => [
      'Respondemos ao seu chamado. Para proteger sua privacidade, a resposta está na sua conta, e não neste e-mail.',
      'Entre para ler e responder:',
      link,
      'Em uma emergência médica, ligue para o número de emergência do país onde você está. Não somos um serviço de emergência.',
    ],
    closing: ['Travesía', 'Desative estes e-mails em Perfil > Notificações.'],
  },
};

interface Answered {
  firstName: string;
  /** Id of the ticket. */
  id: string;
  reference: string;
}

/** The emails of support. The one that announces an answer leaves question and answer in the account. */
export const supportMails = defineMails('support', {
  answered: {
    examples: [{ firstName: 'Ana', id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e99', reference: 'TR-7K3M-9QXD' }],
    write: ({ firstName, id, reference }: Answered, reader: MailReader) => {
      const { subject, greeting, paragraphs, closing } = TEXTS[reader.language];
      return {
        subject: subject(reference),
        greeting: greeting(firstName),
        paragraphs: paragraphs(linkTo(reader, `/support/tickets/${id}`)),
        facts: [],
        closing,
      };
    },
  },
});
