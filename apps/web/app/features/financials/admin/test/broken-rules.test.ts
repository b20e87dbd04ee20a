import { describe, expect, it } from 'vitest';
import { placeOfBreak, ruleOf } from '../broken-rules.ts';

describe('what breaks a rule', () => {
  it.each([
    ['INV-2', { kind: 'booking', to: '/admin/bookings/x' }],
    ['INV-4', { kind: 'payment', to: '/admin/payments/x' }],
    // Breaks of several kinds, and rules of a newer server, are named by their id alone.
    ['INV-12', null],
    ['INV-99', null],
    ['toString', null],
  ])('opens by the kind of rule: %s', (name, place) => {
    expect(placeOfBreak(name, 'x')).toEqual(place);
  });

  it('has words only for rules that this version knows', () => {
    expect([ruleOf('INV-14'), ruleOf('INV-15')]).toEqual(['INV-14', null]);
  });
});
