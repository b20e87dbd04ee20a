import type { Life, Paid } from './lives.ts';
import type { FakeMessage } from '../../../../platform/payments/testing/fake-gateway.ts';
import type { OpenPayments } from '../open-payments.ts';
import { type Delivery, STEPS } from './orders.ts';

/** The hold of an unpaid booking is over by then. */
const HOLD_MINUTES = 24 * 60;

/** A booking whose payment lives one life, of which is heard in one way. */
export interface Told extends Delivery {
  life: Life;
  made: Paid;
  /** Steps that happened. */
  happened: number;
  messages: Map<string, FakeMessage>;
}

/**
 * Lives the lives of many payments side by side, and delivers their messages: the first of everybody, then the second of
 * everybody, and so on. All of them come with the same delay.
 */
export async function deliverLives(world: OpenPayments, told: readonly Told[], delay: number): Promise<void> {
  if (delay > 0) {
    await advance(world, told, () => STEPS);
    world.pass(delay);
    if (delay > HOLD_MINUTES) await world.runTimers();
    await world.settle();
    collect(world, told);
  }
  for (let position = 0; position < STEPS; position++) {
    await advance(world, told, ({ order }) => (order[position] ?? 0) + 1);
    for (const one of told) {
      const message = messageOf(one, position);
      await send(world, message);
      if (one.copies > 1) await send(world, message);
    }
    await world.settle();
  }
  for (const one of told.filter(({ copies }) => copies > 2))
    for (let position = 0; position < STEPS; position++) await send(world, messageOf(one, position));
  await world.settle();
  collect(world, told);
  // Whatever the product itself did at the gateway meanwhile.
  for (const { life, messages } of told)
    for (const [type, message] of messages)
      if (!life.steps.some((step) => step.message === type)) await send(world, message);
  await world.handle();
}

const send = (world: OpenPayments, message: FakeMessage) => world.deliver([world.gateway.sendAgain(message)]);

function messageOf({ life, order, messages }: Told, position: number): FakeMessage {
  const type = life.steps[order[position] ?? 0]?.message ?? '';
  const message = messages.get(type);
  if (!message) throw new Error(`the gateway wrote no ${type}`);
  return message;
}

/** Lets as much happen to each as must have happened. */
async function advance(world: OpenPayments, told: readonly Told[], until: (one: Told) => number): Promise<void> {
  for (let step = 0; step < STEPS; step++) {
    const now = told.filter((one) => one.happened === step && until(one) > step);
    for (const one of now) {
      await one.life.steps[step]?.happen(world, one.made);
      one.happened = step + 1;
    }
    if (now.some(({ life }) => life.steps[step]?.message.startsWith('refund'))) await world.settle();
    collect(world, told);
  }
}

/** Keeps the messages of the gateway until they are to arrive. */
function collect({ gateway }: OpenPayments, told: readonly Told[]): void {
  const { book } = gateway;
  const byPayment = new Map(told.map((one) => [one.made.gatewayId, one]));
  const paymentOf = { payment: (id: string) => id, refund: bookedOf(book.refunds), dispute: bookedOf(book.disputes) };
  for (const message of gateway.takeMessages()) {
    const { about, type } = message.event;
    const owner = about && byPayment.get(paymentOf[about.kind](about.id));
    if (owner && !owner.messages.has(type)) owner.messages.set(type, message);
  }
}

const bookedOf = (rows: ReadonlyMap<string, { paymentId: string }>) => (id: string) => rows.get(id)?.paymentId ?? '';
