import type { CalendarFeed, PublishedFeed } from '@travesia/contracts/availability';
import type { Locale } from '@travesia/contracts/kit';
import type { ResourceRow } from '../calendars/calendars.repo.ts';
import { presentResource } from '../calendars/calendars.presenter.ts';
import type { FeedRow, PublishedRow } from './feeds.repo.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** An outside calendar; its address stays secret. */
export const presentFeed = (feed: FeedRow, resource: ResourceRow, language: Locale): CalendarFeed => ({
  id: feed.id,
  resource: presentResource(resource, language),
  name: feed.name,
  host: feed.host,
  status: feed.status,
  failure: feed.failure,
  busy_count: feed.busyCount,
  last_tried_at: iso(feed.lastTriedAt),
  last_good_at: iso(feed.lastGoodAt),
  next_read_at: feed.nextReadAt.toISOString(),
  created_at: feed.createdAt.toISOString(),
});

export const presentPublished = (
  { id, createdAt }: Pick<PublishedRow, 'id' | 'createdAt'>,
  resource: ResourceRow,
  language: Locale,
): PublishedFeed => ({
  id,
  resource: presentResource(resource, language),
  created_at: createdAt.toISOString(),
});
