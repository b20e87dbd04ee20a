import type { Feed, FeedEntry } from '@travesia/contracts/platform-admin';
import { describe, expect, it } from 'vitest';
import { countriesOf } from '../countries.ts';
import { filterOf, isShown } from '../feed-filter.ts';
import { askedAfter, grownFeed, MOST_KEPT } from '../grow-feed.ts';
import { atMinute, replayed, replayOf } from '../replay.ts';

const AS_OF = '2026-11-28T12:00:00.000Z';
const entry = (seq: number, more: Partial<FeedEntry> = {}): FeedEntry => ({
  seq,
  id: `0198c0de-7a5e-7d2a-9c3e-${String(seq).padStart(12, '0')}`,
  at: '2026-11-28T11:59:00.000Z',
  name: 'booking.requested',
  kind: 'booking',
  level: 'info',
  count: 1,
  country: 'CO',
  reference: null,
  clinic: null,
  detail: null,
  path: null,
  ...more,
});
const feed = (seqs: readonly number[], last: number, more: Partial<Feed> = {}): Feed => ({
  entries: seqs.map((seq) => entry(seq)),
  last_seq: last,
  skipped: 0,
  minutes: [],
  active: [],
  connections: 1,
  as_of: AS_OF,
  ...more,
});
const seqs = ({ entries }: Feed) => entries.map(({ seq }) => seq);

describe('a feed that grows', () => {
  it('asks for all that came after the last answer, however many frames were missed', () => {
    expect(askedAfter(null)).toEqual({});
    const known = grownFeed(null, feed([2, 1], 2));
    expect(askedAfter(known)).toEqual({ after: 2 });
    const grown = grownFeed(known, feed([9, 8, 3], 9));
    expect(seqs(grown)).toEqual([9, 8, 3, 2, 1]);
    expect(askedAfter(grown)).toEqual({ after: 9 });
  });

  it('moves on past entries that somebody else sees, and shows none twice', () => {
    const known = feed([2, 1], 2);
    expect(grownFeed(known, feed([], 40)).last_seq).toBe(40);
    expect(seqs(grownFeed(known, feed([3, 2], 3)))).toEqual([3, 2, 1]);
  });

  it('begins anew with a feed that did, and where too much was missed', () => {
    const known = feed([12, 11], 12);
    expect(seqs(grownFeed(known, feed([1], 1)))).toEqual([1]);
    expect(seqs(grownFeed(known, feed([900], 900, { skipped: 300 })))).toEqual([900]);
  });

  it('keeps a day, and never more than fits', () => {
    const old = feed([1], 1, { entries: [entry(1, { at: '2026-11-27T11:00:00.000Z' })] });
    expect(seqs(grownFeed(old, feed([2], 2)))).toEqual([2]);
    const many = feed(
      Array.from({ length: MOST_KEPT }, (_, index) => MOST_KEPT - index),
      MOST_KEPT,
    );
    expect(grownFeed(many, feed([MOST_KEPT + 1], MOST_KEPT + 1)).entries).toHaveLength(MOST_KEPT);
  });
});

describe('the filter', () => {
  it('takes what it knows from the URL and leaves the rest', () => {
    expect(filterOf(new URLSearchParams('kind=booking&level=warning&country=CO'))).toEqual({
      kind: 'booking',
      level: 'warning',
      country: 'CO',
    });
    expect(filterOf(new URLSearchParams('kind=x&level=info&country=co'))).toEqual({
      kind: null,
      level: null,
      country: null,
    });
  });

  it('shows errors among warnings, and what has no country', () => {
    const none = { kind: null, level: null, country: null };
    expect(isShown({ ...none, level: 'warning' }, entry(1, { level: 'error' }))).toBe(true);
    expect(isShown({ ...none, level: 'error' }, entry(1, { level: 'warning' }))).toBe(false);
    expect(isShown({ ...none, country: 'none' }, entry(1, { country: null }))).toBe(true);
    expect(isShown({ ...none, country: 'CO' }, entry(1, { country: null }))).toBe(false);
  });
});

describe('the replay', () => {
  const at = (time: string) => entry(1, { at: `2026-11-28T${time}:00.000Z` });

  it('is of the last hour, and shows what had happened by then', () => {
    const entries = [at('11:50'), at('11:10'), at('10:30')];
    const replay = replayOf(entries, AS_OF);
    expect(replayed(entries, replay)).toEqual([]);
    expect(replayed(entries, atMinute(replay, 15))).toEqual([at('11:10')]);
    expect(replayed(entries, atMinute(replay, 99))).toEqual([at('11:50'), at('11:10')]);
  });

  it('of a quiet hour is of the last one that was not', () => {
    const entries = [at('06:20')];
    expect(replayed(entries, atMinute(replayOf(entries, AS_OF), 60))).toEqual(entries);
  });
});

it('adds up countries, the busiest first, without guessing how few users there are', () => {
  const rows = countriesOf(
    [
      { country: 'PE', users: null },
      { country: 'CO', users: 4 },
    ],
    [entry(1, { count: 42, country: null }), entry(2)],
  );
  expect(rows).toEqual([
    { country: null, users: 0, entries: 42 },
    { country: 'CO', users: 4, entries: 1 },
    { country: 'PE', users: null, entries: 0 },
  ]);
});
