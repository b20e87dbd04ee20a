import { z } from 'zod';
import { OPTIONAL_TOPICS, type OptionalTopic } from '../kit/index.ts';

/** Notifications users can turn off. Security notifications are always sent. */
export const NOTIFICATION_KINDS = OPTIONAL_TOPICS;
export type NotificationKind = OptionalTopic;

/** When people are emailed of what they have not read: after ten minutes, or once a day at eight. */
export const DIGEST_RHYTHMS = ['at_once', 'daily'] as const;
export type DigestRhythm = (typeof DIGEST_RHYTHMS)[number];

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
    push: z.boolean().meta({ description: 'As a push notification, on devices that receive them.' }),
  })
  .meta({ description: 'Delivery channels.' });

const QuietHours = z
  .strictObject({
    from: ClockTime.meta({ description: 'Start.' }),
    to: ClockTime.meta({ description: 'End; earlier than `from` if they pass midnight.' }),
    time_zone: z.string().max(60).refine(isTimeZone, 'is no time zone').meta({
      description: 'IANA time zone of the hours.',
      example: 'America/Bogota',
    }),
  })
  .refine(({ from, to }) => from !== to, { message: 'must not be the same as the beginning', path: ['to'] })
  .nullable()
  .meta({ description: 'Hours in which only security notifications are sent, or null.' });

const choices = {
  bookings: Channels.meta({ description: 'Quotes, bookings, payments and changes to them.' }),
  messages: Channels.meta({ description: 'Messages from clinics and from our team.' }),
  journey_reminders: Channels.meta({ description: 'Tasks before, during and after a journey.' }),
  news: Channels.meta({ description: 'News about the service; by email only with the consent `news`.' }),
  mail_rhythm: z.enum(DIGEST_RHYTHMS).meta({
    description:
      'When unread messages are emailed: `at_once` ten minutes after they arrive, `daily` together at 08:00 in the time zone of the quiet hours, or of the last device.',
  }),
  quiet_hours: QuietHours,
};

const Version = z.int().min(0).meta({ description: 'Incremented with each change; 0 before the first.' });

export const NotificationPreferences = z
  .object({
    version: Version,
    security: z
      .object({
        app: z.literal(true).meta({ description: 'In the app: always on.' }),
        mail: z.literal(true).meta({ description: 'By email: always on.' }),
        push: z.literal(true).meta({ description: 'On devices that receive push notifications: always on.' }),
      })
      .meta({ description: 'Sign-ins, passwords, addresses: always sent, at any hour.' }),
    ...choices,
  })
  .meta({ id: 'NotificationPreferences', description: 'A user’s notification preferences by topic and channel.' });
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

export const NotificationChoices = z
  .strictObject({ version: Version.meta({ description: 'Version that was edited.' }), ...choices })
  .meta({ id: 'NotificationChoices', description: 'All preferences. Security is not among them.' });
export type NotificationChoices = z.infer<typeof NotificationChoices>;
