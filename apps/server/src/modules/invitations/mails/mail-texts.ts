import type { InvitationKind } from '@travesia/contracts/invitations';

/** Names in an invitation email; names that look like an address are dropped. */
export interface MailNames {
  /** Null for the platform, and if the name was dropped. */
  inviter: string | null;
  /** The organization or the clinic; null for the platform itself. */
  place: string | null;
  /** The clinic an organization invites. */
  clinic: string | null;
}

/** The outcome reported to the inviter. */
export type Answer = 'accepted' | 'declined';

export interface MailTexts {
  greeting: string;
  closing: string[];
  invited: Record<InvitationKind, { subject: (names: MailNames) => string; text: (names: MailNames) => string }>;
  /** The link, and the last day it works. */
  link: string;
  until: (day: string) => string;
  unexpected: string;
  answers: Record<Answer, { subject: string; text: (address: string, place: string | null) => string }>;
}
