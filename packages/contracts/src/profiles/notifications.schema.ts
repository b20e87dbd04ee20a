import { z } from 'zod';

/** What may be told or not, as the person wishes. Security is told always and is no choice. */
export const NOTIFICATION_KINDS = ['bookings', 'messages', 'journey_reminders', 'news'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

const ClockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .meta({ description: 'Local clock time, HH:mm.', example: '22:00' });

const Channels = z
  .strictObject({
    app: z.boolean().meta({ description: 'In the app.' }),
    mail: z.boolean().meta({ description: 'By mail.' }),
  })
  .meta({ description: 'Where it is told.' });

const QuietHours = z
  .strictObject({
    from: ClockTime.meta({ description: 'When they begin.' }),
    to: ClockTime.meta({ description: 'When they end; earlier than `from` when they pass midnight.' }),
    time_zone: z.string().max(60).refine(isTimeZone, 'is no time zone').meta({
      description: 'IANA time zone that the hours are meant in.',
      example: 'America/Bogota',
    }),
  })
  .refine(({ from, to }) => from !== to, { message: 'must not be the same as the beginning', path: ['to'] })
  .nullable()
  .meta({ description: 'Hours in which nothing but security is sent, or null.' });

const choices = {
  bookings: Channels.meta({ description: 'Quotes, bookings, payments and changes of them.' }),
  messages: Channels.meta({ description: 'Messages from clinics and from our team.' }),
  journey_reminders: Channels.meta({ description: 'What is to be done before, during and after a journey.' }),
  news: Channels.meta({ description: 'News about the service; by mail only while the consent `news` stands.' }),
  quiet_hours: QuietHours,
};

const Version = z.int().min(0).meta({ description: 'Grows with every change; 0 before the first.' });

export const NotificationPreferences = z
  .object({
    version: Version,
    security: z
      .object({
        app: z.literal(true).meta({ description: 'In the app: always.' }),
        mail: z.literal(true).meta({ description: 'By mail: always.' }),
      })
      .meta({ description: 'Sign-ins, passwords, addresses: always told, at any hour.' }),
    ...choices,
  })
  .meta({ id: 'NotificationPreferences', description: 'What a person wants to be told, where and when.' });
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

export const NotificationChoices = z
  .strictObject({ version: Version.meta({ description: 'Version that was edited.' }), ...choices })
  .meta({ id: 'NotificationChoices', description: 'All choices as they are to be. Security is none of them.' });
export type NotificationChoices = z.infer<typeof NotificationChoices>;
