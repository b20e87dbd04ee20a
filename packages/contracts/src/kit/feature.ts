import { z } from 'zod';
import type { ProblemDeclaration } from './problem.ts';

/** Audit log filter areas. */
export const AUDIT_AREAS = [
  'sign_ins',
  'accounts',
  'privacy',
  'clinics',
  'invitations',
  'features',
  'platform',
] as const;
export type AuditArea = (typeof AUDIT_AREAS)[number];

/**
 * Preferences that decide whether a user is notified; `always` ignores them: account security, and replies to their
 * requests.
 */
export type NotificationTopic = 'always' | 'bookings' | 'messages' | 'journey_reminders' | 'news';

/** A name that a notification may show: of a clinic, a device, a place. */
export const PublicName = z.string().max(200);

/** A kind of in-app notification. The web has the text, in the reader's language. */
export interface NotificationDeclaration<P extends z.ZodObject = z.ZodObject> {
  topic: NotificationTopic;
  /** IDs and names that are safe to show anywhere; never health data. */
  params: P;
  /** The page it opens, without language prefix. */
  path(params: z.infer<P>): string;
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
  const entries = features.flatMap((feature) => Object.entries(feature[part] ?? {}));
  const all = Object.fromEntries(entries);
  const twice = entries.find(([name, declared]) => all[name] !== declared);
  if (twice) throw new Error(`${part} declares ${twice[0]} twice`);
  return all as Together<PartOf<F[number], P>>;
}
