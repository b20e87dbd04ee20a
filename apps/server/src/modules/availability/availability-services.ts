import { createHmac } from 'node:crypto';
import type { Parts } from '../../platform/feature/feature.ts';
import { createSeal } from '../../platform/secrets/seal.ts';
import { deriveKey } from '../../platform/secrets/secret.ts';
import type { FeedDeps } from './availability-deps.ts';
import { busyTimes } from './busy/busy-times.repo.ts';
import { createFetchCalendar } from './feeds/fetching/fetch-calendar.ts';

/** Addresses are sealed, and recognized by a keyed hash. */
export function feedKeys(secret: string): Pick<FeedDeps, 'seal' | 'hash'> {
  const key = deriveKey(secret, 'calendar tokens');
  return {
    seal: createSeal(deriveKey(secret, 'calendar addresses')),
    hash: (text) => createHmac('sha256', key).update(text).digest('base64url'),
  };
}

/** What calendars need of the product. */
export const availabilityDeps = (parts: Parts): FeedDeps => ({
  database: parts.database,
  clock: parts.clock,
  revision: parts.revision,
  busy: parts.all(busyTimes),
  fetchCalendar: createFetchCalendar(),
  origin: parts.origin,
  ...feedKeys(parts.secret),
});
