import {
  addCalendarFeed,
  blockDates as blockDatesCall,
  copyHours as copyHoursCall,
  copyWeek as copyWeekCall,
  getAvailabilityCalendar,
  getAvailabilityWeek,
  getProviderAvailability,
  getPublishedCalendar,
  listCalendarFeeds,
  listCalendars,
  previewAvailability,
  publishCalendarFeed,
  readCalendarFeed,
  removeAvailabilityCalendar,
  removeCalendarFeed,
  removeException as removeExceptionCall,
  revokeCalendarFeed,
  saveAvailabilityCalendar,
  setClinicHoliday,
} from '@travesia/contracts/availability';
import { mount, type Mounted, mountLarge } from '../../platform/http/module.ts';
import type { FeedDeps } from './availability-deps.ts';
import { blockDates } from './calendars/commands/block-dates.ts';
import { copyHours } from './calendars/commands/copy-hours.ts';
import { copyWeek } from './calendars/commands/copy-week.ts';
import { removeCalendar } from './calendars/commands/remove-calendar.ts';
import { removeException } from './calendars/commands/remove-exception.ts';
import { saveCalendar } from './calendars/commands/save-calendar.ts';
import { setHoliday } from './calendars/commands/set-holiday.ts';
import { getCalendarQuery, listCalendarsQuery } from './calendars/queries/get-calendar.ts';
import { getWeekQuery } from './calendars/queries/get-week.ts';
import { previewQuery } from './calendars/queries/preview.ts';
import { addFeed } from './feeds/commands/add-feed.ts';
import { publishFeed } from './feeds/commands/publish-feed.ts';
import { readFeedNow } from './feeds/commands/read-feed-now.ts';
import { removeFeed } from './feeds/commands/remove-feed.ts';
import { revokeFeed } from './feeds/commands/revoke-feed.ts';
import { getPublishedQuery } from './feeds/get-published.ts';
import { listFeedsQuery, showFeed } from './feeds/list-feeds.ts';
import { getProviderAvailabilityQuery } from './public/get-provider-availability.ts';
import { readByRef } from './public/provider-availability.repo.ts';

/** Calendars of clinics: their own pages, and what everyone sees of them. */
export function availabilityRoutes(deps: FeedDeps): Mounted[] {
  const read = readByRef(deps.busy);
  return [
    mountLarge(getProviderAvailability, (input) => getProviderAvailabilityQuery(deps, read, input)),
    mount(getPublishedCalendar, ({ params }) => getPublishedQuery(deps, params.file)),
    mount(listCalendars, ({ query }, { actor }) => listCalendarsQuery(deps, query.language, actor)),
    mount(getAvailabilityCalendar, ({ query }, { actor }) => getCalendarQuery(deps, query, actor)),
    mount(saveAvailabilityCalendar, ({ query, body }, { actor }) => saveCalendar(deps, query, body, actor)),
    mount(removeAvailabilityCalendar, ({ query, body }, { actor }) => removeCalendar(deps, query, body.version, actor)),
    mount(previewAvailability, ({ query, body }, { actor }) => previewQuery(deps, body, query.language, actor)),
    mount(getAvailabilityWeek, ({ query }, { actor }) => getWeekQuery(deps, query, actor)),
    mount(blockDatesCall, ({ query, body }, { actor }) => blockDates(deps, body, query.language, actor)),
    mount(removeExceptionCall, ({ params }, { actor }) => removeException(deps, params.id, actor)),
    mount(copyHoursCall, ({ body }, { actor }) => copyHours(deps, body, actor)),
    mount(copyWeekCall, ({ body }, { actor }) => copyWeek(deps, body, actor)),
    mount(setClinicHoliday, ({ query, body }, { actor }) => setHoliday(deps, body, query.language, actor)),
    mount(listCalendarFeeds, ({ query }, { actor }) => listFeedsQuery(deps, query.language, actor)),
    mount(addCalendarFeed, async ({ query, body }, { actor }) => {
      const id = await addFeed(deps, body, actor);
      await readFeedNow(deps, id);
      return showFeed(deps, id, query.language, actor);
    }),
    mount(readCalendarFeed, async ({ params, query }, { actor }) => {
      await showFeed(deps, params.id, query.language, actor);
      await readFeedNow(deps, params.id);
      return showFeed(deps, params.id, query.language, actor);
    }),
    mount(removeCalendarFeed, ({ params }, { actor }) => removeFeed(deps, params.id, actor)),
    mount(publishCalendarFeed, ({ query, body }, { actor }) => publishFeed(deps, body.resource, query.language, actor)),
    mount(revokeCalendarFeed, ({ params }, { actor }) => revokeFeed(deps, params.id, actor)),
  ];
}
