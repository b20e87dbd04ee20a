import type { InvitationKind } from '@travesia/contracts/invitations';

/** What an invitation's mail names; a name that could pass for an address is left out. */
export interface MailNames {
  /** Null for the platform, and where the name is left out. */
  inviter: string | null;
  /** The organization or the clinic; null for the platform itself. */
  place: string | null;
  /** The clinic that an organization asks. */
  clinic: string | null;
}

/** What is written to the inviter. */
export type Answer = 'accepted' | 'declined';

export interface MailTexts {
  greeting: string;
  closing: string[];
  invited: Record<InvitationKind, { subject: (names: MailNames) => string; text: (names: MailNames) => string }>;
  /** With the link, and until which day it works. */
  link: string;
  until: (day: string) => string;
  unexpected: string;
  answers: Record<Answer, { subject: string; text: (address: string, place: string | null) => string }>;
}
