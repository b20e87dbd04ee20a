import type { ConversationParty } from '@travesia/contracts/messaging';
import { uuidv7 } from 'uuidv7';
import type { SideRow } from './conversations.repo.ts';

/** Whom a side is: the id is of the patient, clinic or organization; Travesía’s team needs none. */
export interface SideOf {
  party: ConversationParty;
  id: string;
}

/** A side that nothing was written to yet. */
export const newSide = (conversationId: string, { party, id }: SideOf, at: Date): SideRow => ({
  id: uuidv7(),
  conversationId,
  party,
  userId: party === 'patient' ? id : null,
  providerId: party === 'provider' ? id : null,
  organizationId: party === 'organization' ? id : null,
  unreadCount: 0,
  lastAt: at,
  wokenAt: null,
  archivedAt: null,
  blockedAt: null,
  assigneeId: null,
  snoozedUntil: null,
  waitingSince: null,
  tags: [],
});
