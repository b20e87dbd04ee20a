/** Who takes part in a conversation: a patient, everyone who answers for a clinic or an organization, or Travesía’s team. */
export const CONVERSATION_PARTIES = ['patient', 'provider', 'organization', 'platform'] as const;
export type ConversationParty = (typeof CONVERSATION_PARTIES)[number];

/** Messages that are translated at once. */
export const MOST_TRANSLATED = 50;
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
/** Medical records sent with one message. */
export const MAX_MESSAGE_RECORDS = 10;

/** Hours in which a team should reply: the answer clock of the field. */
export const ANSWER_HOURS = 24;
/** Characters of an internal note, colleagues it mentions, and notes of one conversation. */
export const MAX_NOTE = 3000;
export const MOST_MENTIONS = 10;
export const MOST_NOTES = 500;
/** Tags of one conversation, and characters of a tag. */
export const MAX_TAGS = 10;
export const MAX_TAG = 30;
/** How long a conversation can be snoozed. */
export const SNOOZE_DAYS = 366;
/** Names Travesía’s team as a recipient. */
export const PLATFORM_RECIPIENT = '00000000-0000-4000-8000-000000000000';
