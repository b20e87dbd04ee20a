import type { InvitationTo } from '@travesia/contracts/invitations';
import type { Locale } from '@travesia/contracts/kit';
import type { AuditEntry } from '../../platform/audit/append-audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { defineService } from '../../platform/feature/service.ts';

export interface NewInvitation {
  /** Who invites: a signed-in person, the command line, or the system after an approval. */
  by: AuditEntry['actor'];
  to: InvitationTo;
  organizationId?: string | undefined;
  providerId?: string | undefined;
  email: string;
  message?: string | undefined;
  language: Locale;
}

export interface MadeInvitation {
  id: string;
  /** Token of the invite link, for callers that deliver it without email, such as the command line. */
  token: string;
  expiresAt: Date;
}

/** Invites an email address, in the caller's transaction. Throws when it may not be invited. */
export type Invite = (tx: Tx, invitation: NewInvitation) => Promise<MadeInvitation>;

/** How clinics and organizations add team members; provided by invitations. */
export const inviteService = defineService<Invite>('inviting people');
