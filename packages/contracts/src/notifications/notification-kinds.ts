import type { z } from 'zod';
import { features } from '../features.ts';
import { collect, type NotificationArea, type NotificationDeclaration } from '../kit/index.ts';

/** All in-app notifications. Features declare their kinds in `feature.ts`; the web has the texts. */
export const NOTIFICATIONS = collect(features, 'notifications');

export type NotificationName = keyof typeof NOTIFICATIONS;
export const NOTIFICATION_NAMES = Object.keys(NOTIFICATIONS) as [NotificationName, ...NotificationName[]];

/** The kinds of an area. */
export const kindsOf = (area: NotificationArea): NotificationName[] =>
  NOTIFICATION_NAMES.filter((name) => (NOTIFICATIONS[name] as NotificationDeclaration).area === area);

/** Parameters of a notification kind. */
export type NotificationParams<K extends NotificationName> = z.infer<(typeof NOTIFICATIONS)[K]['params']>;

/** A notification: its kind and parameters. */
export type Told = { [K in NotificationName]: { kind: K; params: NotificationParams<K> } }[NotificationName];

/** The page a notification opens, without language prefix. */
export const pathOf = ({ kind, params }: Told): string => (NOTIFICATIONS[kind] as NotificationDeclaration).path(params);
