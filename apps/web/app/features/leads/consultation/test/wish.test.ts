import { describe, expect, it } from 'vitest';
import { readWish, wishState } from '../wish.ts';

describe('a wish', () => {
  it('is a day and time in the URL', () => {
    expect(readWish('?provider=ceiba&wish=2026-12-03T09%3A00')).toEqual({ date: '2026-12-03', time: '09:00' });
  });

  it.each(['', '?wish=', '?wish=2026-12-03', '?wish=2026-02-30T09:00', '?wish=2026-12-03T24:00', '?wish=soon'])(
    'is nothing else: %s',
    (search) => {
      expect(readWish(search)).toBeNull();
    },
  );

  it('begins the message, and chooses the month if that is possible', () => {
    const wish = { date: '2026-12-03', time: '09:00' };
    expect(wishState('At nine.', wish, ['2026-12']).values).toEqual({
      message: 'At nine.\n\n',
      preferred_month: '2026-12',
    });
    expect(wishState('At nine.', wish, ['2027-01']).values).toEqual({ message: 'At nine.\n\n' });
  });
});
