import type { Locale } from '@travesia/contracts/kit';

/** The first message of whoever writes none, in the language of the request. */
export const GREETING: Readonly<Record<Locale, string>> = {
  en: 'Hello, I’d like to know more about your services.',
  es: 'Hola, me gustaría recibir más información sobre sus servicios.',
  pt: 'Olá, gostaria de saber mais sobre os seus serviços.',
};
