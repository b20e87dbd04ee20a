import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import type { GatewayEvent, NewPayment, PaymentGateway } from '../gateway.ts';
import type { CardEffect } from '../sandbox/book/test-cards.ts';
import type { Fault, FaultyCall } from '../sandbox/faults.ts';
import { createFakeGateway } from './fake-gateway.ts';
import { openSandbox } from './open-sandbox.ts';
import { openWebhookReceiver } from './webhook-receiver.ts';

/** What payers, banks and faults do, whatever the gateway. */
export interface Driver {
  gateway: PaymentGateway;
  pay(id: string, effect: CardEffect): Promise<unknown>;
  authenticate(id: string, isApproved: boolean): Promise<unknown>;
  begin(id: string, method: 'pix' | 'oxxo'): Promise<unknown>;
  finish(id: string, outcome: 'paid' | 'expired' | 'declined'): Promise<unknown>;
  openDispute(id: string, amount?: number): Promise<{ id: string }>;
  decideDispute(id: string, status: 'under_review' | 'won' | 'lost'): Promise<unknown>;
  fault(call: FaultyCall, fault: Fault): Promise<unknown>;
  failRefund(): Promise<unknown>;
  /** Messages so far; all of them verified. */
  messages(): Promise<GatewayEvent[]>;
  /** The gateway's time, in milliseconds. */
  now(): number;
  /** As long as late money takes. */
  wait(): Promise<void>;
  clear(): Promise<unknown>;
  close(): Promise<void>;
}

export async function fakeDriver(): Promise<Driver> {
  let passed = 0;
  const begun = Date.now();
  const fake = createFakeGateway({ now: () => new Date(begun + passed), lateMs: 300 });
  const seen: GatewayEvent[] = [];
  return {
    gateway: fake,
    pay: async (id, effect) => fake.pay(id, effect),
    authenticate: async (id, isApproved) => fake.authenticate(id, isApproved),
    begin: async (id, method) => fake.begin(id, method),
    finish: async (id, outcome) => fake.finish(id, outcome),
    openDispute: async (id, amount) => fake.openDispute(id, amount === undefined ? {} : { amount }),
    decideDispute: async (id, status) => fake.decideDispute(id, status),
    fault: async (call, fault) => fake.faults.plan(call, fault),
    failRefund: async () => void (fake.faults.failingRefunds += 1),
    messages: async () => {
      for (const { rawBody, signature } of fake.takeMessages()) seen.push(fake.readEvent(rawBody, signature));
      return seen;
    },
    now: () => begun + passed,
    wait: async () => {
      passed += 400;
    },
    clear: async () => fake.faults.clear(),
    close: async () => {},
  };
}

export async function sandboxDriver(): Promise<Driver> {
  const sandbox = openSandbox({ timeoutMs: 1500 });
  const receiver = await openWebhookReceiver();
  await sandbox.gateway.createPayment(wanted());
  await sandbox.gateway.announce(receiver.address);
  const until = async (fits: () => Promise<boolean>) => vi.waitUntil(fits, { timeout: 20_000, interval: 50 });
  const seen = () => receiver.received.map(({ rawBody, signature }) => sandbox.gateway.readEvent(rawBody, signature));
  return {
    ...sandbox,
    begin: (id, method) => sandbox.begin(id, method),
    fault: (call, fault) => sandbox.order({ call, fault }),
    failRefund: () => sandbox.order({ failingRefunds: 1 }),
    messages: async () => {
      let before = -1;
      // Until none came for a while.
      await until(async () => {
        const same = before === receiver.received.length;
        before = receiver.received.length;
        await new Promise((resolve) => setImmediate(resolve));
        return same && seen().length > 0;
      });
      return seen();
    },
    now: () => Date.now(),
    wait: async () => {
      const moment = Date.now() + 400;
      await until(async () => Date.now() > moment);
    },
    clear: () => sandbox.order({ clear: true }),
    close: async () => {
      await sandbox.close();
      await receiver.close();
    },
  };
}

export const usd = (amount: number) => ({ amount, currency: 'USD' });
/** A payment of 1,250 dollars within the hour. */
export const wanted = (more: { expiresAt?: Date; amount?: number } = {}): NewPayment => ({
  attemptId: randomUUID(),
  amount: usd(more.amount ?? 125_000),
  description: 'Clínica Sol · TRV-1234',
  expiresAt: more.expiresAt ?? new Date(Date.now() + 3_600_000),
});
