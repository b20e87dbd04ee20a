import { FEED_KINDS, FEED_LEVELS, type FeedEntry, type FeedKind } from '@travesia/contracts/platform-admin';

/** What the URL narrows the stream to. */
export interface FeedFilter {
  kind: FeedKind | null;
  /** This level and those above it. */
  level: 'warning' | 'error' | null;
  /** Country code; `none` for entries without one. */
  country: string | null;
}

export const NO_COUNTRY = 'none';

export function filterOf(query: URLSearchParams): FeedFilter {
  const level = query.get('level');
  const country = query.get('country') ?? '';
  return {
    kind: FEED_KINDS.find((kind) => kind === query.get('kind')) ?? null,
    level: level === 'warning' || level === 'error' ? level : null,
    country: country === NO_COUNTRY || /^[A-Z]{2}$/.test(country) ? country : null,
  };
}

export const isFiltered = ({ kind, level, country }: FeedFilter): boolean => Boolean(kind ?? level ?? country);

export const isShown = ({ kind, level, country }: FeedFilter, entry: FeedEntry): boolean =>
  (kind === null || entry.kind === kind) &&
  (level === null || FEED_LEVELS.indexOf(entry.level) >= FEED_LEVELS.indexOf(level)) &&
  (country === null || (entry.country ?? NO_COUNTRY) === country);
