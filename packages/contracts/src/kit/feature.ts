import { z } from 'zod';
import type { ProblemDeclaration } from './problem.ts';

/** Audit log filter areas. */
export const AUDIT_AREAS = [
  'sign_ins',
  'accounts',
  'privacy',
  'clinics',
  'bookings',
  'invitations',
  'features',
  'platform',
] as const;
export type AuditArea = (typeof AUDIT_AREAS)[number];

/** Topics a user can turn off. */
export const OPTIONAL_TOPICS = ['bookings', 'messages', 'journey_reminders', 'news'] as const;
export type OptionalTopic = (typeof OPTIONAL_TOPICS)[number];

/** What a notification is about; `always` can't be turned off: account security, and replies to the user's requests. */
export type NotificationTopic = 'always' | OptionalTopic;

/** What a list of notifications can be narrowed to: the account, requests and answers, bookings and payments, or work at clinics and networks. */
export const NOTIFICATION_AREAS = ['account', 'requests', 'bookings', 'clinics'] as const;
export type NotificationArea = (typeof NOTIFICATION_AREAS)[number];

/** A name that a notification may show: of a clinic, a device, a place. */
export const PublicName = z.string().max(200);

/** A kind of in-app notification. The web has the text, in the reader's language. */
export interface NotificationDeclaration<P extends z.ZodObject = z.ZodObject> {
  topic: NotificationTopic;
  area: NotificationArea;
  /** IDs and names that are safe to show anywhere; never health data. */
  params: P;
  /** The page it opens, without language prefix. */
  path(params: z.infer<P>): string;
  /** What it is about, if people are emailed of it together with others of the kind while it is unread. */
  digest?(params: z.infer<P>): string;
}

/** Declares a kind of notification; the compiler checks `path` against `params`. */
export const defineNotification = <P extends z.ZodObject>(
  declaration: NotificationDeclaration<P>,
): NotificationDeclaration<P> => declaration;

/** A feature's contributions to the contract's lists. `features.ts` lists the features. */
export interface FeatureContract {
  problems?: Readonly<Record<`${string}.${string}`, ProblemDeclaration>>;
  /** Actions the audit log records, as `area.what_was_done`, with the filter area that shows each. */
  audit?: Readonly<Record<`${string}.${string}`, AuditArea>>;
  notifications?: Readonly<Record<string, NotificationDeclaration>>;
}

/** Declares a feature's contributions to the contract. */
export const defineFeature = <const T extends FeatureContract>(feature: T): T => feature;

type PartOf<F, P extends keyof FeatureContract> = F extends { [Name in P]: infer Part } ? Part : never;
type Together<U> = (U extends unknown ? (part: U) => void : never) extends (part: infer All) => void ? All : never;

/** Merges one kind of declaration of all features, by name. Throws if two features declare the same name. */
export function collect<const F extends readonly FeatureContract[], P extends keyof FeatureContract>(
  features: F,
  part: P,
): Together<PartOf<F[number], P>> {
  const all: Record<string, unknown> = {};
  for (const [name, declared] of features.flatMap((feature) => Object.entries(feature[part] ?? {}))) {
    if (Object.hasOwn(all, name)) throw new Error(`two features declare ${name} in ${part}`);
    all[name] = declared;
  }
  return all as Together<PartOf<F[number], P>>;
}
