import type { CalendarFeed, CalendarFeeds } from '@travesia/contracts/availability';
import type { Locale } from '@travesia/contracts/kit';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { ofClinic } from '../../providers/index.ts';
import type { AvailabilityDeps } from '../availability-deps.ts';
import { listResources } from '../calendars/calendars.repo.ts';
import { mayChange } from '../calendars/calendars.presenter.ts';
import { presentFeed, presentPublished } from './feeds.presenter.ts';
import { findFeed, listFeeds, listPublished } from './feeds.repo.ts';

/** Calendars that the request's clinic reads and publishes. */
export async function listFeedsQuery(
  { database: { db } }: AvailabilityDeps,
  language: Locale,
  actor: Actor,
): Promise<CalendarFeeds> {
  const scope = ofClinic(actor);
  const [feeds, published, resources] = await Promise.all([
    listFeeds(db, scope),
    listPublished(db, scope),
    listResources(db, scope),
  ]);
  const resourceOf = new Map(resources.map((resource) => [resource.id, resource]));
  return {
    data: feeds.flatMap(({ feed, resourceId }) => {
      const resource = resourceOf.get(resourceId);
      return resource ? [presentFeed(feed, resource, language)] : [];
    }),
    published: published.flatMap((row) => {
      const resource = resourceOf.get(row.resourceId);
      return resource ? [presentPublished(row, resource, language)] : [];
    }),
    actions: mayChange(scope.person) ? ['change'] : [],
  };
}

/** One outside calendar of the request's clinic. Throws `availability.feed_not_found`. */
export async function showFeed(
  { database: { db } }: AvailabilityDeps,
  id: string,
  language: Locale,
  actor: Actor,
): Promise<CalendarFeed> {
  const scope = ofClinic(actor);
  const found = await findFeed(db, scope, id);
  const resources = found ? await listResources(db, scope) : [];
  const resource = resources.find((one) => one.id === found?.resourceId);
  if (!found || !resource) throw new ProblemError('availability.feed_not_found');
  return presentFeed(found.feed, resource, language);
}
