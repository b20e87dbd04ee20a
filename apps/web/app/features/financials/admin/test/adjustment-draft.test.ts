import { describe, expect, it } from 'vitest';
import { adjustmentOf, NO_ADJUSTMENT } from '../adjustment-draft.ts';

const draft = { ...NO_ADJUSTMENT, provider_id: 'c1', direction: 'add', amount: '50', reason: ' Wire fee. ' };

describe('a correction', () => {
  it('is plus or minus as it was chosen', () => {
    const body = { provider_id: 'c1', amount: { amount: 5000, currency: 'USD' }, reason: 'Wire fee.' };
    expect(adjustmentOf(draft)).toEqual(body);
    expect(adjustmentOf({ ...draft, direction: 'deduct' })).toEqual({
      ...body,
      amount: { amount: -5000, currency: 'USD' },
    });
  });

  it.each([
    ['without a clinic', { provider_id: '' }],
    ['while neither plus nor minus is chosen', { direction: '' }],
    ['of nothing', { amount: '0' }],
    ['of an amount with a sign', { amount: '-50' }],
    ['of what is no amount', { amount: 'fifty' }],
  ])('is not sent %s', (_what, changed) => {
    expect(adjustmentOf({ ...draft, ...changed })).toBeNull();
  });
});
