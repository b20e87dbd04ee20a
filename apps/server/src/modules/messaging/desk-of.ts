import type { ConversationParty } from '@travesia/contracts/messaging';

/** The portal in which a team reads its messages. */
export const deskOf = (party: ConversationParty): 'provider' | 'organization' | 'admin' =>
  party === 'provider' || party === 'organization' ? party : 'admin';
