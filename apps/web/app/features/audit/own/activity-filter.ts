import { ACTIVITY_AREAS, ACTIVITY_SORTS } from '@travesia/contracts/audit';
import { instantsOf } from '../../../lib/dates/day-range.ts';
import { type Asked, choice, day, defineList } from '../../../lib/list/list-definition.ts';

/** The activity of an account and its URL parameters. */
export const activityList = defineList('own.activity', {
  filters: { area: choice(ACTIVITY_AREAS), from: day(), to: day({ notBefore: 'from' }) },
  sorts: ACTIVITY_SORTS,
});

/** Converts URL parameters to those that list and file share: both days in full, in the device's time zone. */
export const activityCallOf = ({ page: _page, sort: _sort, from, to, ...asked }: Asked<typeof activityList>) => ({
  ...asked,
  ...instantsOf({ from, to }),
});

export type ActivityQuery = ReturnType<typeof activityCallOf>;
