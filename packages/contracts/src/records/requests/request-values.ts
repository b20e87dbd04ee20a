// Plain values, so that browsers load them without the schemas.

export const REQUEST_WORDS_MAX = 500;
/** How many requests of a journey can wait for an answer. */
export const OPEN_REQUESTS_MAX = 20;
