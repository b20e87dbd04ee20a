import { MOST_FEEDS, type PublishedAddress, type ResourceRef } from '@travesia/contracts/availability';
import type { Locale } from '@travesia/contracts/kit';
import { randomBytes } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { ofClinic } from '../../../providers/index.ts';
import type { FeedDeps } from '../../availability-deps.ts';
import { lockCalendars } from '../../calendars/lock-calendars.ts';
import { presentPublished } from '../feeds.presenter.ts';
import { countFeedsOf, insertPublished } from '../feeds.repo.ts';

/** Publishes a calendar under a secret address, which is returned only now. Throws `availability.too_many_feeds`. */
export async function publishFeed(
  deps: FeedDeps,
  resource: ResourceRef,
  language: Locale,
  actor: Actor,
): Promise<PublishedAddress> {
  const scope = ofClinic(actor);
  const at = deps.clock.now();
  const id = uuidv7();
  const token = randomBytes(32).toString('base64url');
  return unitOfWork(deps.database, async (tx) => {
    const { locked } = await lockCalendars(deps, tx, scope, [resource]);
    const [one] = locked;
    if (!one) throw new ProblemError('availability.no_calendar');
    const { published } = await countFeedsOf(tx, one.calendar.id);
    if (published >= MOST_FEEDS) throw new ProblemError('availability.too_many_feeds');
    await insertPublished(tx, { id, calendarId: one.calendar.id, tokenHash: deps.hash(token), createdAt: at });
    await appendAudit(tx, {
      action: 'availability.feed_published',
      actor,
      at,
      target: { type: 'published_feed', id },
      facts: { calendar: one.calendar.id },
    });
    return {
      ...presentPublished({ id, createdAt: at }, one.resource, language),
      url: `${deps.origin}/api/v1/calendars/${token}.ics`,
    };
  });
}
