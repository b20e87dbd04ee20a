import type { subscriptionEnding } from '@travesia/contracts/providers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import type { EventHandler } from '../../../platform/outbox/subscriptions.ts';
import { CLINIC, openHouse } from '../../contexts/testing/open-house.ts';
import { tellOfSubscriptions } from '../subscriptions/tell-of-subscriptions.ts';

let house: Awaited<ReturnType<typeof openHouse>>;
beforeAll(async () => {
  house = await openHouse();
});
beforeEach(() => house.clear());
afterAll(() => house.close());

const SENT = {
  eventId: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e77',
  occurredAt: new Date('2026-12-15T12:00:00Z'),
  stream: null,
  number: null,
};

it.each([
  [30, 0],
  [7, 0],
  [0, 1],
])(
  'owners are notified of the end of their clinic’s subscription, others are not: %s days before',
  async (days, ended) => {
    const owner = await house.staff('owner');
    await house.staff('manager');
    const handlers: EventHandler<typeof subscriptionEnding.payload>[] = [];
    const subscribe: Outbox['subscribe'] = (_event, _name, handler) => {
      handlers.push(handler as unknown as (typeof handlers)[number]);
    };
    tellOfSubscriptions({ subscribe });
    const event = { provider_id: CLINIC, package_type: 'basic', ends_on: '2026-12-22', days };
    await unitOfWork(house.database, async (tx) => {
      for (const handle of handlers) await handle(tx, event, SENT);
    });
    const { rows } = await house.run(sql`select user_id, kind, params from notifications`);
    expect(rows).toEqual([
      { user_id: owner.userId, kind: 'subscription_ending', params: { clinic: 'Clínica Um', ended } },
    ]);
  },
);
