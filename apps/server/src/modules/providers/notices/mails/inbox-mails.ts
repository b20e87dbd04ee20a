import type { Locale } from '@travesia/contracts/kit';
import { defineMails, type MailReader } from '../../../../platform/mail/define-mails.ts';
import { CODE_HOURS } from '../inbox-code.ts';

interface Facts {
  /** Name of the clinic. */
  name: string;
  code: string;
}

interface Texts {
  subject: (name: string) => string;
  greeting: string;
  asked: (name: string) => string;
  code: string;
  until: (hours: number) => string;
  notYou: string;
}

const TEXTS: Readonly<Record<Locale, Texts>> = {
  en: {
    subject: (name) => `Confirm this address for ${name}`,
    greeting: 'Hello,',
    asked: (name) =>
      `The team at ${name} wants to receive the clinic’s Travesía notifications at this address. To confirm it, enter this code in the clinic’s settings, under Notifications.`,
    code: 'Code',
    until: (hours) =>
      `The code expires in ${hours} hours. We won’t send anything else to this address until it’s entered.`,
    notYou: 'If you don’t know this clinic, ignore this email.',
  },
  es: {
    subject: (name) => `Confirme este correo: ${name}`,
    greeting: 'Hola:',
    asked: (name) =>
      `El equipo de ${name} en Travesía quiere recibir en esta dirección las notificaciones de la clínica. Para confirmarla, ingrese este código en la configuración de la clínica, en Notificaciones.`,
    code: 'Código',
    until: (hours) =>
      `El código vence en ${hours} horas. No enviaremos nada más a esta dirección hasta que se ingrese.`,
    notYou: 'Si no conoce esta clínica, ignore este correo.',
  },
  pt: {
    subject: (name) => `Confirme este e-mail: ${name}`,
    greeting: 'Olá,',
    asked: (name) =>
      `A equipe desta clínica quer receber neste endereço as notificações da Travesía: ${name}. Para confirmar o endereço, digite este código nas configurações da clínica, em Notificações.`,
    code: 'Código',
    until: (hours) =>
      `O código vence em ${hours} horas. Não enviaremos mais nada para este endereço até que ele seja digitado.`,
    notYou: 'Se você não conhece esta clínica, ignore este e-mail.',
  },
};

/** What the inbox of a clinic gets before it is confirmed. */
export const inboxMails = defineMails('providers', {
  inbox_code: {
    examples: [{ name: 'Clínica Um', code: '012345' }],
    write: ({ name, code }: Facts, { language }: MailReader) => {
      const texts = TEXTS[language];
      return {
        subject: texts.subject(name),
        greeting: texts.greeting,
        paragraphs: [texts.asked(name), texts.until(CODE_HOURS), texts.notYou],
        facts: [[texts.code, code] as const],
        closing: ['Travesía'],
      };
    },
  },
});
