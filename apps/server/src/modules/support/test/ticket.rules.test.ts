import { describe, expect, it } from 'vitest';
import { expectedReply, referencePart, ticketReference } from '../ticket.rules.ts';

const took = (hours: number, topic: 'prices' | 'account' = 'prices') => ({
  topic,
  createdAt: new Date(0),
  firstAnsweredAt: new Date(hours * 3_600_000),
});

describe('the expected reply time', () => {
  it('is the promised time while fewer than five were answered', () => {
    expect(
      expectedReply(
        'prices',
        [1, 2, 3, 4].map((hours) => took(hours)),
      ),
    ).toEqual({
      basis: 'promise',
      hours: null,
      working_days: 2,
    });
  });

  it('is the median of the topic if it has five, otherwise of all, and at least an hour', () => {
    const prices = [2, 3, 4, 5, 100].map((hours) => took(hours));
    expect(expectedReply('prices', [...prices, took(0.1, 'account')]).hours).toBe(4);
    expect(expectedReply('account', [...prices, took(0.1, 'account')]).hours).toBe(4);
    expect(
      expectedReply(
        'prices',
        Array.from({ length: 6 }, () => took(0.01)),
      ).hours,
    ).toBe(1);
  });
});

describe('a reference', () => {
  it('contains no easily confused letters', () => {
    expect(ticketReference(Uint8Array.from([0, 1, 31, 32, 10, 200, 255, 17]))).toMatch(
      /^TS-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/,
    );
  });

  it.each([
    ['TS-7K3M-9QXD', '7K3M9QXD'],
    ['ts 7k3m', '7K3M'],
    ['9qxd', '9QXD'],
    ['%_', null],
    ['', null],
  ])('typed as %s is searched as %s', (typed, part) => {
    expect(referencePart(typed)).toBe(part);
  });
});
