import type { OrganizationAbility, ProviderAbility, Role } from '@travesia/contracts/kit';
import type { ArrivedFile } from '../storage/files.ts';

/** The clinic that a call is made for, and what the person may do there; asked anew for each call. */
export interface ForProvider {
  id: string;
  /** As whom: somebody of its staff, or in a context. */
  via: 'staff' | 'organization' | 'admin';
  abilities: readonly ProviderAbility[];
  suspended: boolean;
}

/** The organization that a call is made for. */
export interface ForOrganization {
  id: string;
  abilities: readonly OrganizationAbility[];
}

/** A signed-in person, as their session says at this moment. */
export interface Person {
  kind: 'person';
  userId: string;
  role: Role;
  sessionId: string;
  /** When they last proved who they are. */
  authenticatedAt: Date;
  /** A person of the demonstration. */
  demo: boolean;
  /** Their role demands a second factor and this session has none: they may only set one up. */
  needsTwoFactor?: boolean;
  /** On calls on the side of a clinic only. */
  forProvider?: ForProvider;
  /** On calls on the side of an organization only. */
  forOrganization?: ForOrganization;
}

/** Who asks, built once a request. */
export type Actor = { kind: 'anonymous' } | { kind: 'system' } | Person;

/** The device that asks, as far as the request tells. */
export interface Device {
  userAgent: string;
  /** Address of the peer, or of the client where a trusted proxy names it. */
  address: string;
}

/** What a handler knows about the request beside its validated input. */
export interface RequestContext {
  requestId: string;
  actor: Actor;
  /** Stands for the network it came from (see hashAddress); absent for calls that came over none. */
  network?: string | undefined;
  /** Absent for calls that came over no network. */
  device?: Device | undefined;
  /** What came with a call that takes files; deleted when the call fails, and a day later unless something keeps it. */
  files?: readonly ArrivedFile[] | undefined;
}

export const anonymous: Actor = { kind: 'anonymous' };
