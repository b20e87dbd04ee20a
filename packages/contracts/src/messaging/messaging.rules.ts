/** Who takes part in a conversation: a patient, everyone who answers for a clinic or an organization, or Travesía’s team. */
export const CONVERSATION_PARTIES = ['patient', 'provider', 'organization', 'platform'] as const;
export type ConversationParty = (typeof CONVERSATION_PARTIES)[number];

/** Conversations a page, and how many of them the unread count of the product spec adds up. */
export const CONVERSATIONS_A_PAGE = 20;
export const CONVERSATIONS_COUNTED = 50;
/** Messages a page. */
export const MESSAGES_A_PAGE = 50;
/** Characters of a message, and of a subject. */
export const MAX_MESSAGE = 5000;
export const MAX_SUBJECT = 120;
/** What a conversation is called unless its writer says otherwise; from the product spec, the same in every language. */
export const DEFAULT_SUBJECT = 'New conversation';
/** How long a message can be changed. What was read must not silently become something else much later. */
export const EDIT_MINUTES = 60;
/** Files of one message. */
export const MAX_MESSAGE_FILES = 8;

/**
 * Who may begin a conversation with whom, besides what the server knows of the two: a patient writes to any listed clinic, a
 * clinic to its own patients and its organization, an organization to its clinics.
 */
export const MAY_BEGIN: Readonly<Record<ConversationParty, readonly ConversationParty[]>> = {
  patient: ['provider'],
  provider: ['patient', 'organization'],
  organization: ['provider'],
  platform: [],
};
