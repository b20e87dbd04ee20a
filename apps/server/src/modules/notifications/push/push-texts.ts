import type { Locale, NotificationTopic } from '@travesia/contracts/kit';

/**
 * What a locked screen shows: that there is something, and of which kind. Never a name, a clinic, a treatment or a word of what it
 * says: others see it too.
 */
export const PUSH_TEXTS: Readonly<Record<Locale, Readonly<Record<NotificationTopic, string>>>> = {
  en: {
    always: 'There is something important for you',
    bookings: 'There is news about a booking',
    messages: 'You have a new message',
    journey_reminders: 'You have a reminder',
    news: 'There is news from Travesía',
  },
  es: {
    always: 'Hay algo importante para usted',
    bookings: 'Hay novedades sobre una reserva',
    messages: 'Tiene un mensaje nuevo',
    journey_reminders: 'Tiene un recordatorio',
    news: 'Hay novedades de Travesía',
  },
  pt: {
    always: 'Há algo importante para você',
    bookings: 'Há novidades sobre uma reserva',
    messages: 'Você tem uma nova mensagem',
    journey_reminders: 'Você tem um lembrete',
    news: 'Há novidades da Travesía',
  },
};
