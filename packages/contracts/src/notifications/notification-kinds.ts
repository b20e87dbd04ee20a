import type { z } from 'zod';
import { features } from '../features.ts';
import { collect, type NotificationDeclaration } from '../kit/index.ts';

/** Everything that people are told in the app. Features declare their kinds in `feature.ts`; the web has the texts. */
export const NOTIFICATIONS = collect(features, 'notifications');

export type NotificationName = keyof typeof NOTIFICATIONS;
export const NOTIFICATION_NAMES = Object.keys(NOTIFICATIONS) as [NotificationName, ...NotificationName[]];

/** What a notification of a kind says beside its kind. */
export type NotificationParams<K extends NotificationName> = z.infer<(typeof NOTIFICATIONS)[K]['params']>;

/** A notification as its kind and what belongs to it. */
export type Told = { [K in NotificationName]: { kind: K; params: NotificationParams<K> } }[NotificationName];

/** The page that a notification opens, without language prefix. */
export const pathOf = ({ kind, params }: Told): string => (NOTIFICATIONS[kind] as NotificationDeclaration).path(params);
