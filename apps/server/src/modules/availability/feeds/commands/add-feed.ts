import { MOST_FEEDS, type NewCalendarFeed } from '@travesia/contracts/availability';
import type { z } from 'zod';
import { uuidv7 } from 'uuidv7';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { ofClinic } from '../../../providers/index.ts';
import type { FeedDeps } from '../../availability-deps.ts';
import { lockCalendars } from '../../calendars/lock-calendars.ts';
import { hostOf, readOutsideAddress } from '../../../../platform/outside/outside-address.ts';
import { countFeedsOf, insertFeed } from '../feeds.repo.ts';

/**
 * Connects an outside calendar and returns its id; it is read right after. Throws `availability.feed_address_refused`,
 * `availability.no_calendar`, `availability.too_many_feeds` and `availability.feed_exists`.
 */
export async function addFeed(
  deps: FeedDeps,
  { resource, name, url: given }: z.output<typeof NewCalendarFeed>,
  actor: Actor,
): Promise<string> {
  const scope = ofClinic(actor);
  const url = readOutsideAddress(given, deps.addressRules);
  if (!url)
    throw new ProblemError('availability.feed_address_refused', {
      fields: [{ path: 'body.url', code: 'not_possible', message: 'must be the public https address of a calendar' }],
    });
  const at = deps.clock.now();
  const id = uuidv7();
  await unitOfWork(deps.database, async (tx) => {
    const { locked } = await lockCalendars(deps, tx, scope, [resource]);
    const [one] = locked;
    if (!one) throw new ProblemError('availability.no_calendar');
    const { read } = await countFeedsOf(tx, one.calendar.id);
    if (read >= MOST_FEEDS) throw new ProblemError('availability.too_many_feeds');
    await insertFeed(tx, {
      id,
      calendarId: one.calendar.id,
      name,
      url: deps.seal.seal(url.href, id),
      urlHash: deps.hash(url.href),
      host: hostOf(url),
      createdAt: at,
      nextReadAt: at,
    });
    await appendAudit(tx, {
      action: 'availability.feed_added',
      actor,
      at,
      target: { type: 'calendar_feed', id },
      facts: { calendar: one.calendar.id },
    });
  });
  return id;
}
