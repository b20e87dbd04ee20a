import type { OrganizationAbility, ProviderAbility } from '@travesia/contracts/kit';
import { type Flagged, leastSightOf, seesEverything } from '../demo/sight.ts';

declare const made: unique symbol;

/** Who hears an event. Only this file makes one. */
export type Room = string & { readonly [made]: true };

/** The abilities that events are told by: reading messages, bookings, journeys and requests. */
export const HEARD = ['messages.read', 'bookings.read', 'journeys.read', 'requests.read'] as const satisfies readonly (
  | ProviderAbility
  | OrganizationAbility
)[];
export type HeardAbility = (typeof HEARD)[number] & ProviderAbility & OrganizationAbility;

const room = (...parts: readonly string[]): Room => parts.join(':') as Room;

/** One user, on all their devices. */
export const userRoom = (userId: string): Room => room('user', userId);

/** Whoever may do something for a clinic: its staff, and those who act for it in an open context. */
export const providerRoom = (providerId: string, ability: HeardAbility): Room => room('provider', providerId, ability);

/** Its staff alone: what a team tells itself is not for those who act for it. */
export const staffRoom = (providerId: string, ability: HeardAbility): Room =>
  room('provider', providerId, ability, 'staff');

/** Members, with an ability, of the organization that manages a clinic. */
export const networkRoom = (providerId: string, ability: HeardAbility): Room => room('network', providerId, ability);

/** Members of an organization with an ability. */
export const organizationRoom = (organizationId: string, ability: HeardAbility): Room =>
  room('organization', organizationId, ability);

/** Admins. Those of the demo are shared by strangers: they hear of the demo alone, the others of both. */
export const platformRoom = (thing: Flagged): Room =>
  seesEverything(leastSightOf(thing)) ? room('platform') : room('platform', 'demo');

/** Whether a room is one of a clinic other than `shown`, for which a page that shows that one has no use. */
export const isOfAnotherClinic = (heard: Room, shown: string): boolean =>
  heard.startsWith('provider:') && !heard.startsWith(`provider:${shown}:`);
