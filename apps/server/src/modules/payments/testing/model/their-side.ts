import type { FakeGateway, FakeMessage } from '../../../../platform/payments/testing/fake-gateway.ts';
import type { TheirPayment } from './model-gateway.ts';

/** Nothing ends by itself at this gateway: the model’s does not know the time. */
const NEVER = Date.parse('2999-01-01');

/** What payers and banks do at the gateway of the tests, and its messages that have not arrived. */
export class TheirSide {
  messages: FakeMessage[] = [];
  readonly disputes: string[] = [];
  private readonly gateway: FakeGateway;
  private count = 0;

  private readonly now: () => Date;

  constructor({ gateway, house }: { gateway: FakeGateway; house: { clock: { now: () => Date } } }) {
    this.gateway = gateway;
    this.now = () => house.clock.now();
    gateway.takeMessages();
  }

  /** Takes over what became of a payment, and writes the message about it. */
  change(id: string, { status, received, failed }: TheirPayment): void {
    const { book } = this.gateway;
    const row = book.payments.get(id);
    if (!row) throw new Error(`the gateway has no payment ${id}`);
    const at = this.now().getTime();
    const message = {
      id: `evt_model_${id}_${++this.count}`,
      type: `payment.${status}`,
      createdAt: at,
      tries: 0,
      nextAt: at,
    };
    book.commit({
      payments: [
        { ...row, status, received, failure: failed ? 'card_declined' : null, method: 'card', expiresAt: NEVER },
      ],
      messages: [{ ...message, about: { kind: 'payment', id } }],
    });
    this.collect();
  }

  dispute(id: string, amount: number): void {
    this.disputes.push(this.gateway.openDispute(id, { amount }).id);
    this.collect();
  }

  decide(dispute: number, outcome: 'won' | 'lost'): void {
    const id = this.disputes[dispute];
    if (id) this.gateway.decideDispute(id, outcome);
    this.collect();
  }

  /** A message, as the model counts them; a kept one stays. */
  take(at: number, isKept: boolean): FakeMessage | undefined {
    const index = at % Math.max(1, this.messages.length);
    const message = this.messages[index];
    if (message && !isKept) this.messages.splice(index, 1);
    return message && this.gateway.sendAgain(message);
  }

  /** The answers to refunds say the same as their messages, so that those are not waited for. */
  collect(): void {
    const { book } = this.gateway;
    for (const row of book.payments.values())
      if (row.expiresAt !== NEVER) book.payments.set(row.id, { ...row, expiresAt: NEVER });
    this.messages.push(...this.gateway.takeMessages().filter(({ event }) => event.about?.kind !== 'refund'));
  }
}
