export const SUBJECT_MAX = 120;
export const TICKET_MESSAGE_MAX = 4000;
/** Maximum number of unclosed tickets per user. */
export const MOST_OPEN_TICKETS = 10;
/** Maximum number of messages per ticket; after that a new ticket is needed. */
export const MOST_TICKET_MESSAGES = 200;
/** Hours within which the author of an internal note can change or delete it. */
export const NOTE_CHANGEABLE_HOURS = 24;
/** Working days until an answer, until there are enough answered tickets to measure it. */
export const REPLY_WORKING_DAYS = 2;
/** Months after their last change when closed tickets are deleted. */
export const TICKET_KEPT_MONTHS = 24;
