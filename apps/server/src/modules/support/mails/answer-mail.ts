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
    subject: (reference) => `We have answered you: ${reference}`,
    greeting: (firstName) => `Hello ${firstName},`,
    paragraphs: (link) => [
      'There is an answer to what you asked us. It stands in your account and not in this mail, because mails can be read by others.',
      'Sign in to read it and to write back:',
      link,
      'Is it urgent for your health? Call the emergency number of the country you are in. We are no emergency service.',
    ],
    closing: ['Travesía', 'You choose under Profile, Notifications, whether you get mails like this one.'],
  },
  es: {
    subject: (reference) => `Le respondimos: ${reference}`,
    greeting: (firstName) => `Hola, ${firstName}:`,
    paragraphs: (link) => [
      'Hay una respuesta a su consulta. Está en su cuenta y no en este correo, porque los correos pueden leerlos otras personas.',
      'Inicie sesión para leerla y para contestar:',
      link,
      '¿Es urgente para su salud? Llame al número de emergencias del país donde está. No somos un servicio de urgencias.',
    ],
    closing: ['Travesía', 'En Perfil, Avisos, usted elige si recibe correos como este.'],
  },
  pt: {
    subject: (reference) => `Respondemos a você: ${reference}`,
    greeting: (firstName) => `Olá, ${firstName}!`,
    paragraphs: (link) => [
      'Há uma resposta à sua pergunta. Ela está na sua conta, e não neste e-mail, porque e-mails podem ser lidos por outras pessoas.',
      'Entre para ler e para escrever de volta:',
      link,
      'É urgente para a sua saúde? Ligue para o número de emergência do país onde você está. Não somos um serviço de emergência.',
    ],
    closing: ['Travesía', 'Em Perfil, Avisos, você escolhe se recebe e-mails como este.'],
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
