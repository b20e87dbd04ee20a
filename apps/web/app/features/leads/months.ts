/** How far ahead a month can be wished for. */
const MONTHS = 18;

/** This month and those after it, YYYY-MM. */
export const comingMonths = (now: Date): string[] =>
  Array.from({ length: MONTHS }, (_, ahead) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)).toISOString().slice(0, 7),
  );
