import type { Locale } from '@travesia/contracts/kit';
import { defineMails, linkTo } from '../../../../platform/mail/define-mails.ts';
import type { UnreadLine } from '../unread-lines.ts';

interface DigestFacts {
  firstName: string;
  lines: readonly UnreadLine[];
}

interface DigestTexts {
  greeting(name: string): string;
  subject(count: number): string;
  line(count: number, from: string | null): string;
  closing: readonly string[];
}

const plural = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);

const TEXTS: Readonly<Record<Locale, DigestTexts>> = {
  en: {
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    subject: (count) => `You have ${plural(count, 'an unread message', 'unread messages')}`,
    line: (count, from) =>
      `You have ${plural(count, 'an unread message', 'unread messages')}${from ? ` from ${from}` : ''}:`,
    closing: ['To keep it private, this email doesn’t say what was written.', 'Travesía'],
  },
  es: {
    greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
    subject: (count) => `Tiene ${plural(count, 'un mensaje sin leer', 'mensajes sin leer')}`,
    line: (count, from) =>
      `Tiene ${plural(count, 'un mensaje sin leer', 'mensajes sin leer')}${from ? ` de ${from}` : ''}:`,
    closing: ['Por privacidad, este correo no dice qué le escribieron.', 'Travesía'],
  },
  pt: {
    greeting: (name) => (name ? `Olá, ${name}.` : 'Olá.'),
    subject: (count) => `Você tem ${plural(count, 'uma mensagem não lida', 'mensagens não lidas')}`,
    line: (count, from) =>
      `Você tem ${plural(count, 'uma mensagem não lida', 'mensagens não lidas')}${from ? ` de ${from}` : ''}:`,
    closing: ['Por privacidade, este e-mail não diz o que foi escrito.', 'Travesía'],
  },
};

/** Emails of what is unread. They say how much and from which clinic, never what, nor the name of a patient. */
export const digestMails = defineMails('notifications', {
  unread: {
    examples: [
      { firstName: 'Marisol', lines: [{ count: 1, from: 'Clínica Um', path: '/messages/1' }] },
      {
        firstName: '',
        lines: [
          { count: 3, from: 'Clínica Um', path: '/messages/1' },
          { count: 2, from: null, path: '/provider/messages' },
        ],
      },
    ],
    write: ({ firstName, lines }: DigestFacts, reader) => {
      const texts = TEXTS[reader.language];
      return {
        subject: texts.subject(lines.reduce((sum, { count }) => sum + count, 0)),
        greeting: texts.greeting(firstName),
        paragraphs: lines.map(({ count, from, path }) => `${texts.line(count, from)} ${linkTo(reader, path)}`),
        facts: [],
        closing: texts.closing,
      };
    },
  },
});
