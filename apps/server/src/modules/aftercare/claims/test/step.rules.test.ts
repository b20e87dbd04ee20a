import { describe, expect, it } from 'vitest';
import { amountsOf } from '../step.rules.ts';

const MONEY = { claimedMinor: 1000 };

describe('what a step of a claim changes', () => {
  it('is the amount that is proposed', () => {
    expect(amountsOf(MONEY, { action: 'propose', text: 'Half', amount: 500 })).toEqual({ proposedMinor: 500 });
    expect(() => amountsOf(MONEY, { action: 'propose', text: 'Half' })).toThrow('body.amount');
    expect(amountsOf(MONEY, { action: 'propose', text: 'All', amount: 1000 })).toEqual({ proposedMinor: 1000 });
    expect(() => amountsOf(MONEY, { action: 'propose', text: 'A slip', amount: 1001 })).toThrow('body.amount');
    expect(amountsOf({ claimedMinor: null }, { action: 'propose', text: 'A revision' })).toEqual({
      proposedMinor: null,
    });
  });

  it('is a decision with its amount, never more than was claimed', () => {
    const decide = (more: object) => amountsOf(MONEY, { action: 'decide', text: 'Because', ...more });
    expect(decide({ outcome: 'rejected', amount: 400 })).toEqual({ outcome: 'rejected', decidedMinor: 0 });
    expect(decide({ outcome: 'granted', amount: 400 })).toEqual({ outcome: 'granted', decidedMinor: 1000 });
    expect(decide({ outcome: 'partly', amount: 400 })).toEqual({ outcome: 'partly', decidedMinor: 400 });
    expect(() => decide({ outcome: 'partly', amount: 1000 })).toThrow('body.amount');
    expect(() => decide({ outcome: 'partly' })).toThrow('body.amount');
    expect(() => decide({})).toThrow('body.outcome');
  });

  it('needs words, except for accepting, asking and withdrawing', () => {
    expect(() => amountsOf(MONEY, { action: 'answer' })).toThrow('body.text');
    expect(() => amountsOf(MONEY, { action: 'appeal' })).toThrow('body.text');
    expect(amountsOf(MONEY, { action: 'accept' })).toEqual({});
  });
});
