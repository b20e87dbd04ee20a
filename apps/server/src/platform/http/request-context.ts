import type { Locale, OrganizationAbility, ProviderAbility, Role } from '@travesia/contracts/kit';
import type { Readable } from 'node:stream';
import type { ArrivedFile } from '../storage/files.ts';

/** The clinic a call is made for, and what the user may do there; determined for each call. */
export interface ForProvider {
  id: string;
  /** The role: staff, or acting in a context. */
  via: 'staff' | 'organization' | 'admin';
  abilities: readonly ProviderAbility[];
  suspended: boolean;
  /** In a context opened without a reason: nothing can be changed. */
  readOnly?: boolean;
}

/** The organization a call is made for. */
export interface ForOrganization {
  id: string;
  abilities: readonly OrganizationAbility[];
}

/** A signed-in user, as of now. */
export interface Person {
  kind: 'person';
  userId: string;
  role: Role;
  sessionId: string;
  /** When they last authenticated. */
  authenticatedAt: Date;
  /** A demo user. */
  demo: boolean;
  /** Their role requires two-factor authentication and this session has none: they may only set it up. */
  needsTwoFactor?: boolean;
  /** Only for clinic calls. */
  forProvider?: ForProvider;
  /** Only for organization calls. */
  forOrganization?: ForOrganization;
}

/** The caller, built once per request. */
export type Actor = { kind: 'anonymous' } | { kind: 'system' } | Person;

/** The caller's device, as far as the request tells. */
export interface Device {
  userAgent: string;
  /** IP address of the peer, or of the client if a trusted proxy names it. */
  address: string;
}

/** A part of a file on its way in. */
export interface IncomingPart {
  /** Byte of the file at which it begins. */
  offset: number;
  /** Bytes announced; null if the client doesn’t know. */
  length: number | null;
  /** Ends early if the connection breaks. */
  content: Readable;
  /** Ends it now, as a broken connection does. */
  end: () => void;
}

/** A message signed by another system, as it came. */
export interface SignedMessage {
  bytes: Buffer;
  signature: string | undefined;
}

/** What a handler knows about the request besides its validated input. */
export interface RequestContext {
  requestId: string;
  actor: Actor;
  /** Language of the caller, by Accept-Language; of a page, by its path. Cached responses must not depend on it. */
  language: Locale;
  /** Hash of the network it came from (see hashAddress); absent for in-process calls. */
  network?: string | undefined;
  /** Absent for in-process calls. */
  device?: Device | undefined;
  /** Uploaded files of a call; deleted if the call fails, and after a day unless something keeps them. */
  files?: readonly ArrivedFile[] | undefined;
  /** The part that a call of a resumable upload brings. */
  part?: IncomingPart | undefined;
  /** The message of a call that takes signed ones. */
  signed?: SignedMessage | undefined;
}

export const anonymous: Actor = { kind: 'anonymous' };
