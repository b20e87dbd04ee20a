export const SUBJECT_MAX = 120;
export const TICKET_MESSAGE_MAX = 4000;
/** Most tickets of a person that are not closed. */
export const MOST_OPEN_TICKETS = 10;
/** Most messages of a ticket; then it takes a new one. */
export const MOST_TICKET_MESSAGES = 200;
/** While too few tickets were answered to measure it, a person answers within so many working days. */
export const REPLY_WORKING_DAYS = 2;
/** Closed tickets are deleted so many months after their last change. */
export const TICKET_KEPT_MONTHS = 24;
