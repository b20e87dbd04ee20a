import type { Conversation, ConversationParty, Participant } from '@travesia/contracts/messaging';

/** From where conversations are read. */
export interface Desk {
  /** Path of the list, without language prefix. */
  base: string;
  side: ConversationParty;
  /** `clinic` for those who act for a clinic: they only read. */
  inbox: 'own' | 'clinic';
}

/** Kinds of sides that a desk has conversations with, where there are several. */
export const SIDES_OF: Readonly<Record<ConversationParty, readonly ConversationParty[]>> = {
  patient: [],
  provider: ['patient', 'organization', 'platform'],
  organization: ['provider', 'platform'],
  platform: ['patient', 'provider', 'organization'],
};

/** Whether several people answer here and share their work. */
export const hasTeam = ({ side, inbox }: Desk): boolean => side !== 'patient' && inbox === 'own';

/** Who a conversation is with: the first of the other sides. */
export const otherSide = ({ participants }: Pick<Conversation, 'participants'>): Participant | null =>
  participants.find(({ is_own: isOwn }) => !isOwn) ?? participants[0] ?? null;

/** Whom someone begins a conversation with, as the address of the form for it says. */
export const recipientTypeOf = (desk: Desk): ConversationParty => (desk.side === 'provider' ? 'patient' : 'provider');
