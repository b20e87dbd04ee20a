import { calendar } from './calendar.ts';

/** Calendar dates `YYYY-MM-DD` have no time zone. These throw a RangeError for what is no date. */
export const { addDays, addMonths } = calendar;

/** The zone that is last to begin a day, UTC−12; the sign of its name is the other way round. */
const LAST_ZONE = 'Etc/GMT+12';

/** The date it is at an instant (milliseconds) where a day begins last: nowhere is it earlier. */
export const earliestToday = (now: number): string => calendar.dateAt(new Date(now), LAST_ZONE);
