import type { subscriptionEnding } from '@travesia/contracts/providers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { unitOfWork } from '../../../../../platform/db/unit-of-work.ts';
import type { Outbox } from '../../../../../platform/outbox/outbox.ts';
import type { EventHandler } from '../../../../../platform/outbox/subscriptions.ts';
import { CLINIC, openHouse } from '../../../../contexts/testing/open-house.ts';
import { writeToOwners } from '../write-to-owners.ts';

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
const BEA = { email: 'bea@travesia.example', demo: false, firstName: 'Bea', language: 'pt' } as const;

it('emails the owners of a clinic in their language when its subscription ends', async () => {
  const handlers: EventHandler<typeof subscriptionEnding.payload>[] = [];
  const subscribe: Outbox['subscribe'] = (_event, _name, handler) => {
    handlers.push(handler as unknown as (typeof handlers)[number]);
  };
  const queued: unknown[] = [];
  const asked: unknown[] = [];
  writeToOwners(
    { subscribe },
    {
      mail: {
        queueMail: async (_tx, kind, order) => {
          queued.push([kind.name, order]);
          return null;
        },
      },
      origin: 'https://travesia.example',
      peopleToTell: async (_tx, id, roles) => {
        asked.push([id, roles]);
        return [BEA];
      },
    },
  );
  const event = { provider_id: CLINIC, package_type: 'basic', ends_on: '2026-12-22', days: 0 };
  await unitOfWork(house.database, async (tx) => {
    for (const handle of handlers) await handle(tx, event, SENT);
  });
  expect(asked).toEqual([[CLINIC, ['owner']]]);
  expect(queued).toEqual([
    [
      'providers.subscription_ending',
      {
        to: BEA,
        language: 'pt',
        origin: 'https://travesia.example',
        facts: { firstName: 'Bea', name: 'Clínica Um', plan: 'basic', endsOn: '2026-12-22', hasEnded: true },
      },
    ],
  ]);
});
