import type { Locale } from '@travesia/contracts/kit';
import { PACKAGE_TYPES, type PackageType } from '@travesia/contracts/providers';
import { defineMails, linkTo, type MailReader } from '../../../../../platform/mail/define-mails.ts';

interface Facts {
  firstName: string;
  /** Name of the clinic. */
  name: string;
  /** Plan; events of a later version may name one that this one does not know. */
  plan: string;
  /** The day after the last covered day. */
  endsOn: string;
  hasEnded: boolean;
}

interface Texts {
  greeting: (firstName: string) => string;
  plans: Record<PackageType, string>;
  plan: string;
  subject: (about: { name: string; date: string; hasEnded: boolean }) => string;
  end: (about: { name: string; date: string; hasEnded: boolean }) => string;
  unchanged: string;
  extend: string;
  closing: string[];
}

const TEXTS: Readonly<Record<Locale, Texts>> = {
  en: {
    greeting: (firstName) => `Hello ${firstName},`,
    plans: { basic: 'Basic', professional: 'Professional', enterprise: 'Enterprise' },
    plan: 'Plan',
    subject: ({ name, date, hasEnded }) =>
      hasEnded ? `Subscription ended: ${name}` : `Subscription ends on ${date}: ${name}`,
    end: ({ name, date, hasEnded }) =>
      `The Travesía subscription of ${name} ${hasEnded ? 'ended' : 'ends'} on ${date}.`,
    unchanged: 'Patients see no difference: the clinic keeps its page, its packages and everything in progress.',
    extend: 'To extend it, contact us through the site. You can see your plan here:',
    closing: ['Travesía', 'Automated email; please don’t reply. For help, contact us through the site.'],
  },
  es: {
    greeting: (firstName) => `Hola, ${firstName}:`,
    plans: { basic: 'Básico', professional: 'Profesional', enterprise: 'Empresarial' },
    plan: 'Plan',
    subject: ({ name, date, hasEnded }) =>
      hasEnded ? `Suscripción terminada: ${name}` : `La suscripción termina el ${date}: ${name}`,
    end: ({ name, date, hasEnded }) =>
      `La suscripción de ${name} en Travesía ${hasEnded ? 'terminó' : 'termina'} el ${date}.`,
    unchanged:
      'Para los pacientes no cambia nada: la clínica conserva su página, sus paquetes y todo lo que está en curso.',
    extend: 'Para ampliarla, escríbanos desde el sitio. Aquí puede ver su plan:',
    closing: ['Travesía', 'Correo automático; no lo responda. Si necesita ayuda, escríbanos desde el sitio.'],
  },
  pt: {
    greeting: (firstName) => `Olá, ${firstName},`,
    plans: { basic: 'Básico', professional: 'Profissional', enterprise: 'Empresarial' },
    plan: 'Plano',
    subject: ({ name, date, hasEnded }) =>
      hasEnded ? `Assinatura encerrada: ${name}` : `A assinatura termina em ${date}: ${name}`,
    end: ({ name, date, hasEnded }) =>
      `A assinatura desta clínica na Travesía ${hasEnded ? 'terminou' : 'termina'} em ${date}: ${name}.`,
    unchanged: 'Para os pacientes nada muda: a clínica mantém sua página, seus pacotes e tudo o que está em andamento.',
    extend: 'Para estendê-la, fale conosco pelo site. Veja aqui o seu plano:',
    closing: ['Travesía', 'E-mail automático; não responda. Se precisar de ajuda, fale conosco pelo site.'],
  },
};

const dayIn = (language: Locale, date: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

const ANA = { firstName: 'Ana', name: 'Clínica Um', endsOn: '2026-12-22' };

/** What a clinic's owners are told of the end of its subscription. */
export const subscriptionMails = defineMails('providers', {
  subscription_ending: {
    examples: PACKAGE_TYPES.flatMap((plan) => [
      { ...ANA, plan, hasEnded: false },
      { ...ANA, plan, hasEnded: true },
    ]),
    write: ({ firstName, name, plan, endsOn, hasEnded }: Facts, reader: MailReader) => {
      const texts = TEXTS[reader.language];
      const about = { name, date: dayIn(reader.language, endsOn), hasEnded };
      const plans: Readonly<Record<string, string>> = texts.plans;
      return {
        subject: texts.subject(about),
        greeting: texts.greeting(firstName),
        paragraphs: [
          texts.end(about),
          texts.unchanged,
          texts.extend,
          linkTo(reader, '/provider/settings#subscription'),
        ],
        facts: [[texts.plan, plans[plan] ?? plan] as const],
        closing: texts.closing,
      };
    },
  },
});
