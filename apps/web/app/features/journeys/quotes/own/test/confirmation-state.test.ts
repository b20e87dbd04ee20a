import { expect, it } from 'vitest';
import { stateOf } from '../confirmation-state.ts';

it.each([
  ['confirmed', [], 'confirmed'],
  ['completed', ['succeeded'], 'confirmed'],
  ['cancelled', ['succeeded'], 'over'],
  ['pending', [], 'asked'],
  ['awaiting_payment', [], 'unpaid'],
  ['awaiting_payment', ['failed', 'processing'], 'unpaid'],
  ['awaiting_payment', ['processing', 'failed'], 'waiting'],
  ['awaiting_payment', ['succeeded'], 'waiting'],
] as const)('%s with payments %j is %s', (status, payments, state) => {
  expect(stateOf({ status }, { payments: payments.map((one) => ({ status: one })) })).toBe(state);
});
