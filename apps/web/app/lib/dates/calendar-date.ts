import { calendar } from './calendar.ts';

/** Calendar dates `YYYY-MM-DD` have no time zone. These throw a RangeError for an invalid date. */
export const { addDays, addMonths } = calendar;

/** The last zone to start a day, UTC−12; the sign in its name is inverted. */
const LAST_ZONE = 'Etc/GMT+12';

/** The date at an instant (milliseconds) in the last zone to start a day: nowhere is it earlier. */
export const earliestToday = (now: number): string => calendar.dateAt(new Date(now), LAST_ZONE);
