import { z } from 'zod';
import { UserRole } from '../access/roles.ts';
import { Id } from '../kit/index.ts';
import type { NotificationKind as Preference } from '../profiles/notifications.schema.ts';
import { SecurityChange } from '../two-factor/two-factor.events.ts';

/** Told whatever a person prefers: what concerns the safety of the account, and what becomes of what they asked for. */
export type NotificationTopic = 'always' | Preference;

interface KindDeclaration {
  topic: NotificationTopic;
  /** Ids and names that are safe to show anywhere; never anything of health. */
  params: z.ZodObject;
}

const kind = <const K extends KindDeclaration>(declaration: K): K => declaration;
const name = z.string().max(200);
const nothing = z.object({});

/** Everything that people are told in the app. The texts are the web's, by kind, in the reader's language. */
export const NOTIFICATIONS = {
  new_device: kind({
    topic: 'always',
    params: z.object({ device: name.nullable(), place: name.nullable() }),
  }),
  session_replayed: kind({ topic: 'always', params: nothing }),
  password_changed: kind({ topic: 'always', params: nothing }),
  email_changed: kind({ topic: 'always', params: nothing }),
  security_changed: kind({ topic: 'always', params: z.object({ change: SecurityChange }) }),
  role_changed: kind({ topic: 'always', params: z.object({ role: UserRole }) }),
  account_suspended: kind({ topic: 'always', params: nothing }),
  account_activated: kind({ topic: 'always', params: nothing }),
  export_ready: kind({ topic: 'always', params: z.object({ export_id: Id }) }),
  application_answered: kind({
    topic: 'always',
    params: z.object({ application_id: Id, clinic: name, answer: z.enum(['approved', 'rejected', 'more_wanted']) }),
  }),
  invitation_accepted: kind({ topic: 'always', params: z.object({ place: name.nullable() }) }),
  invitation_declined: kind({ topic: 'always', params: z.object({ place: name.nullable() }) }),
  papers_ending: kind({ topic: 'always', params: z.object({ clinic: name, count: z.int(), ended: z.int() }) }),
  verification_ended: kind({ topic: 'always', params: z.object({ clinic: name }) }),
  ticket_answered: kind({ topic: 'messages', params: z.object({ ticket_id: Id, reference: name }) }),
} as const;

export type NotificationName = keyof typeof NOTIFICATIONS;
export const NOTIFICATION_NAMES = Object.keys(NOTIFICATIONS) as [NotificationName, ...NotificationName[]];

/** What a notification of a kind says beside its kind. */
export type NotificationParams<K extends NotificationName> = z.infer<(typeof NOTIFICATIONS)[K]['params']>;

/** A notification as its kind and what belongs to it. */
export type Told = { [K in NotificationName]: { kind: K; params: NotificationParams<K> } }[NotificationName];

/** The page that a notification leads to, without language prefix. */
export function pathOf(told: Told): string {
  switch (told.kind) {
    case 'ticket_answered':
      return `/support/tickets/${told.params.ticket_id}`;
    case 'application_answered':
      return '/provider/apply';
    case 'papers_ending':
    case 'verification_ended':
      return '/provider/dashboard';
    case 'new_device':
    case 'session_replayed':
      return '/activity';
    case 'password_changed':
    case 'security_changed':
      return '/profile/security';
    default:
      return '/profile';
  }
}
