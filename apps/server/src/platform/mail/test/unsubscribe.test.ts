import { OPTIONAL_TOPICS } from '@travesia/contracts/kit';
import { describe, expect, it } from 'vitest';
import { createUnsubscribeTokens } from '../unsubscribe.ts';

const userId = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e01';
const tokens = createUnsubscribeTokens('the secret of this installation, long enough');

describe('the token of an unsubscribe link', () => {
  it.each(OPTIONAL_TOPICS)('says whose emails about %s, and nothing else', (topic) => {
    expect(tokens.read(tokens.tokenOf({ userId, topic }))).toEqual({ userId, topic });
  });

  it('is one word, which stays the same', () => {
    const token = tokens.tokenOf({ userId, topic: 'journey_reminders' });
    expect(token).toMatch(/^1-journey_reminders-[\w-]+$/);
    expect(tokens.tokenOf({ userId, topic: 'journey_reminders' })).toBe(token);
  });

  it('does not hold for another topic, person, version or installation', () => {
    const token = tokens.tokenOf({ userId, topic: 'messages' });
    const other = createUnsubscribeTokens('another secret of this installation, long enough');
    for (const wrong of [
      token.replace('messages', 'bookings'),
      token.replace('messages', 'always'),
      token.replace('0198c0de', '0198c0df'),
      token.replace(/^1/, '2'),
      token.slice(0, -1),
      `${token}A`,
      other.tokenOf({ userId, topic: 'messages' }),
      '',
    ])
      expect(tokens.read(wrong)).toBeNull();
  });
});
