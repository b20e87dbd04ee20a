import { ACTIVITY_AREAS } from '@travesia/contracts/audit';
import { instantsOf } from '../../../lib/dates/day-range.ts';
import { type Asked, choice, day, defineList } from '../../../lib/list/list-definition.ts';

/** The activity of an account and its URL parameters. It has no pages: earlier entries are loaded below. */
export const activityList = defineList('own.activity', {
  filters: { area: choice(ACTIVITY_AREAS), from: day(), to: day({ notBefore: 'from' }) },
});

/** Converts URL parameters to API parameters: both days in full, in the device's time zone. */
export const activityCallOf = ({ page: _page, from, to, ...asked }: Asked<typeof activityList>) => ({
  ...asked,
  ...instantsOf({ from, to }),
});

export type ActivityQuery = ReturnType<typeof activityCallOf>;
