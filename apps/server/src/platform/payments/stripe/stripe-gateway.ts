import { createRequire } from 'node:module';
import type Stripe from 'stripe';
import type { Stripe as StripeClass } from 'stripe';
import type { StripeConfig } from '../../config/config.ts';
import { assertOutsideUnitOfWork } from '../../db/unit-of-work.ts';
import {
  BadSignature,
  type GatewayCheckout,
  type GatewayDispute,
  type GatewayEvent,
  type GatewayPayment,
  type GatewayRefund,
  type NewEvidence,
  type NewPayment,
  type NewRefund,
  type PaymentGateway,
} from '../gateway.ts';
import { signedAt, TOLERANCE_SECONDS } from '../signature.ts';
import { findInList, oldestFirst, sinceOfId } from './oldest-first.ts';
import { submitEvidence } from './stripe-evidence.ts';
import { asGatewayError, isMissing } from './stripe-errors.ts';
import { presentDispute, presentEvent, presentRefund, STRIPE_EVENTS, toStripe } from './stripe-mapping.ts';
import { StripePayments } from './stripe-payments.ts';
import { hasLeft, presentBoth } from './two-intents.ts';

/** Twice this is what a call may take: the SDK repeats it once, with the same idempotency key. */
const TIMEOUT_MS = 5_000;

export interface StripeOptions {
  /** Another address than Stripe's, for tests. */
  host?: string;
  port?: number;
  protocol?: 'http' | 'https';
  now?: () => Date;
}

/**
 * Payments by Stripe. Our ids are idempotency keys and metadata. A payment is a PaymentIntent; its checkout page is a Checkout
 * Session, which pays by an intent of its own: the two are linked by metadata and read as one.
 */
export function createStripeGateway(config: StripeConfig, options: StripeOptions = {}): PaymentGateway {
  // 20 MB that an installation without Stripe never loads. Not `import()`: reading an event must not wait.
  const load = createRequire(import.meta.url)('stripe') as typeof StripeClass;
  return new StripeGateway(load, config, options);
}

class StripeGateway implements PaymentGateway {
  readonly name = 'stripe';
  readonly publishableKey: string;
  private readonly load: typeof StripeClass;
  private readonly stripe: StripeClass;
  private readonly payments: StripePayments;
  private readonly webhookSecret: string;
  private readonly isLive: boolean;
  private readonly now: () => Date;

  constructor(load: typeof StripeClass, config: StripeConfig, options: StripeOptions) {
    const { now = () => new Date(), ...server } = options;
    this.load = load;
    this.now = now;
    this.publishableKey = config.publishableKey;
    this.webhookSecret = config.webhookSecret;
    this.isLive = config.secretKey.split('_')[1] === 'live';
    this.stripe = new load(config.secretKey, {
      ...server,
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 1,
      telemetry: false,
      appInfo: { name: 'Travesia' },
    });
    this.payments = new StripePayments(this.stripe, load.errors, now);
  }

  createPayment(wanted: NewPayment): Promise<GatewayPayment> {
    return this.calling(() => this.payments.create(wanted));
  }

  createCheckout(paymentId: string, back: Parameters<StripePayments['openPage']>[1]): Promise<GatewayCheckout> {
    return this.calling(() => this.payments.openPage(paymentId, back));
  }

  readPayment(id: string): Promise<GatewayPayment | null> {
    return this.reading(async () => presentBoth(await this.payments.read(id)));
  }

  findPayment(attemptId: string): Promise<GatewayPayment | null> {
    return this.calling(() => this.payments.find(attemptId));
  }

  cancelPayment(id: string): Promise<GatewayPayment> {
    return this.calling(() => this.payments.cancel(id));
  }

  refund(wanted: NewRefund): Promise<GatewayRefund> {
    return this.calling(() => this.makeRefund(wanted));
  }

  findRefund(refundId: string): Promise<GatewayRefund | null> {
    return this.calling(() => this.lookForRefund(refundId));
  }

  readRefund(id: string): Promise<GatewayRefund | null> {
    return this.reading(async () => presentRefund(await this.stripe.refunds.retrieve(id)));
  }

  readDispute(id: string): Promise<GatewayDispute | null> {
    const withPayment = { expand: ['payment_intent'] };
    return this.reading(async () => presentDispute(await this.stripe.disputes.retrieve(id, withPayment)));
  }

  submitEvidence(evidence: NewEvidence): Promise<GatewayDispute> {
    return this.calling(async () => presentDispute(await submitEvidence(this.stripe, evidence)));
  }

  listPayments(since: Date, after?: string): ReturnType<PaymentGateway['listPayments']> {
    return this.calling(() => this.payments.list(since, after));
  }

  listDisputes(since: Date, after?: string): ReturnType<PaymentGateway['listDisputes']> {
    const filter = { created: { gte: Math.floor(since.getTime() / 1000) }, expand: ['data.payment_intent'] };
    return this.calling(async () => {
      const { rows, next } = await oldestFirst((page) => this.stripe.disputes.list({ ...page, ...filter }), after);
      return { disputes: rows.map(presentDispute), next };
    });
  }

  listEvents(since: Date, after?: string): ReturnType<PaymentGateway['listEvents']> {
    const filter = { created: { gte: Math.floor(since.getTime() / 1000) }, types: [...STRIPE_EVENTS] };
    return this.calling(async () => {
      const { rows, next } = await oldestFirst((page) => this.stripe.events.list({ ...page, ...filter }), after);
      return { events: rows.map(presentEvent), next };
    });
  }

  readEvent(rawBody: Buffer, signature: string | undefined): GatewayEvent {
    const event = this.verify(rawBody, signature);
    if (event.livemode !== this.isLive) throw new BadSignature('an event of the other mode');
    return presentEvent(event);
  }

  private async makeRefund({ refundId, paymentId, amount }: NewRefund): Promise<GatewayRefund> {
    const { intent, other } = await this.payments.read(paymentId);
    const paid = [other, intent].filter((one) => one !== null && one.amount_received > 0);
    // Paid twice, what is left decides which one is refunded; a repeated call would decide otherwise than the first one.
    const known = paid.length > 1 ? await this.lookForRefund(refundId) : null;
    if (known) return known;
    const target = paid.find((one) => one && hasLeft(one, amount)) ?? paid[0] ?? intent;
    const refund = await this.stripe.refunds.create(
      {
        payment_intent: target.id,
        amount: toStripe(amount).amount,
        metadata: { refund_id: refundId, payment_id: intent.id },
      },
      { idempotencyKey: refundId },
    );
    return presentRefund(refund);
  }

  private async lookForRefund(refundId: string): Promise<GatewayRefund | null> {
    const created = { gte: sinceOfId(refundId, this.now()) };
    const found = await findInList(
      (page) => this.stripe.refunds.list({ ...page, created }),
      ({ metadata }) => metadata?.['refund_id'] === refundId,
    );
    return found && presentRefund(found);
  }

  private verify(rawBody: Buffer, signature: string | undefined): Stripe.Event {
    if (!signature) throw new BadSignature('there is no signature');
    const received = this.now().getTime();
    // The SDK refuses only what is too old.
    if ((signedAt(signature) ?? 0) > received / 1000 + TOLERANCE_SECONDS)
      throw new BadSignature('the signature is from the future');
    const { webhooks } = this.load;
    try {
      return webhooks.constructEvent(rawBody, signature, this.webhookSecret, TOLERANCE_SECONDS, undefined, received);
    } catch (error) {
      throw new BadSignature('Stripe did not sign this', { cause: error });
    }
  }

  private async calling<T>(work: () => Promise<T>): Promise<T> {
    assertOutsideUnitOfWork('Stripe');
    try {
      return await work();
    } catch (error) {
      throw asGatewayError(this.load.errors, error);
    }
  }

  /** Null for what does not exist. */
  private reading<T>(work: () => Promise<T>): Promise<T | null> {
    return this.calling(async () => {
      try {
        return await work();
      } catch (error) {
        if (isMissing(this.load.errors, error)) return null;
        throw error;
      }
    });
  }
}
