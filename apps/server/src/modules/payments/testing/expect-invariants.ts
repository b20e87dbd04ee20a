import { expect } from 'vitest';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { PaymentGateway } from '../../../platform/payments/gateway.ts';
import { findBreaks } from '../invariants/find-breaks.ts';

/** Fails if bookings, payments, ledger and gateway contradict each other. */
export async function expectInvariants(product: {
  house: { database: Database; clock: Clock };
  gateway: PaymentGateway | null;
}): Promise<void> {
  const { database, clock } = product.house;
  expect(await findBreaks({ database, clock, gateway: product.gateway })).toEqual([]);
}
