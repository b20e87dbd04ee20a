import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { MAX_PAGE_SIZE, pageFacts, pageOf, pageQuery } from '../page.ts';

describe('pageFacts', () => {
  it.each([
    ['nothing', [0, 1, 24], { total_pages: 0, has_next: false, has_previous: false }],
    ['one page', [24, 1, 24], { total_pages: 1, has_next: false, has_previous: false }],
    ['one more than a page', [25, 1, 24], { total_pages: 2, has_next: true, has_previous: false }],
    ['the last page', [25, 2, 24], { total_pages: 2, has_next: false, has_previous: true }],
    ['a page beyond the last', [25, 9, 24], { total_pages: 2, has_next: false, has_previous: true }],
    ['a page beyond nothing', [0, 9, 24], { total_pages: 0, has_next: false, has_previous: false }],
  ] as const)('of %s', (_what, [total, page, size], expected) => {
    expect(pageFacts(total, page, size)).toEqual({ total, page, page_size: size, ...expected });
  });

  it('lets a client that follows has_next see every item once', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: MAX_PAGE_SIZE }), (total, size) => {
        let seen = 0;
        for (let page = 1; ; page++) {
          seen += Math.max(0, Math.min(size, total - (page - 1) * size));
          if (!pageFacts(total, page, size).has_next) break;
        }
        expect(seen).toBe(total);
      }),
    );
  });
});

describe('pageQuery', () => {
  const query = z.object(pageQuery(24));

  it('starts at page 1 with the list’s default limit, and parses numbers from text', () => {
    expect(query.parse({})).toEqual({ page: 1, limit: 24 });
    expect(query.parse({ page: '3', limit: '100' })).toEqual({ page: 3, limit: 100 });
  });

  it.each([
    { page: '0' },
    { page: '-1' },
    { page: '1.5' },
    { page: 'x' },
    { page: '10001' },
    { limit: '0' },
    { limit: '101' },
    { page: ['1', '2'] },
  ])('refuses %j', (given) => {
    expect(query.safeParse(given).success).toBe(false);
  });
});

describe('pageOf', () => {
  it('is a list with its page facts and optional extra fields', () => {
    const Answer = pageOf(z.string(), { mean: z.number() });
    const answer = { data: ['a'], ...pageFacts(1, 1, 24), mean: 4.5 };
    expect(Answer.parse({ ...answer, secret: 1 })).toEqual(answer);
    expect(Answer.safeParse({ ...answer, mean: undefined }).success).toBe(false);
  });
});
