const DAY_MS = 86_400_000;
/** A rate older than this is named next to converted amounts. */
export const OLD_RATE_DAYS = 7;

/** Whether a rate of a day is too old on another to go without saying. */
export const isOldRate = (ratedOn: string, today: string): boolean =>
  Date.parse(today) - Date.parse(ratedOn) > OLD_RATE_DAYS * DAY_MS;
