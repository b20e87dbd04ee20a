import { createRequire } from 'node:module';
import type Stripe from 'stripe';
import type { Stripe as StripeClass } from 'stripe';
import type { StripeConfig } from '../../config/config.ts';
import { assertOutsideUnitOfWork } from '../../db/unit-of-work.ts';
import {
  BadSignature,
  type GatewayCheckout,
  type GatewayPayment,
  GatewayRefused,
  type NewPayment,
  type PaymentGateway,
} from '../gateway.ts';
import { signedAt, TOLERANCE_SECONDS } from '../signature.ts';
import { findInList, oldestFirst, sinceOfId } from './oldest-first.ts';
import { asGatewayError, isMissing } from './stripe-errors.ts';
import { aboutOf, presentDispute, presentRefund, toStripe, voucherUrlOf } from './stripe-mapping.ts';
import { type Both, hasLeft, presentBoth } from './two-intents.ts';

/** Twice this is what a call may take: the SDK repeats it once, with the same idempotency key. */
const TIMEOUT_MS = 5_000;
/** Shortest and longest life of a checkout page of Stripe's, in seconds. */
const SHORTEST_PAGE = 31 * 60;
const LONGEST_PAGE = 24 * 60 * 60 - 60;
const LOCALES = { en: 'en', es: 'es-419', pt: 'pt-BR' } as const;
const WITH_CHARGE = { expand: ['latest_charge'] };

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
  const { now = () => new Date(), ...server } = options;
  // 20 MB that an installation without Stripe never loads. Not `import()`: reading an event must not wait.
  const load = createRequire(import.meta.url)('stripe') as typeof StripeClass;
  const stripe = new load(config.secretKey, {
    ...server,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    appInfo: { name: 'Travesia' },
  });
  const isLive = config.secretKey.split('_')[1] === 'live';
  const intents = stripe.paymentIntents;
  const { sessions } = stripe.checkout;

  async function calling<T>(work: () => Promise<T>): Promise<T> {
    assertOutsideUnitOfWork('Stripe');
    try {
      return await work();
    } catch (error) {
      throw asGatewayError(load.errors, error);
    }
  }
  /** Null for what does not exist. */
  async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      if (isMissing(load.errors, error)) return null;
      throw error;
    }
  }
  /** Ends a way to pay; one that ended otherwise by now stays as it is, and is read again. */
  async function end(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof load.errors.StripeInvalidRequestError)) throw error;
    }
  }

  /** A payment with what its checkout page did. */
  async function withCheckout(intent: Stripe.PaymentIntent): Promise<Both> {
    const id = intent.metadata['checkout_id'];
    if (!id) return { intent, session: null, other: null };
    const session = await sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
    const other = typeof session.payment_intent === 'string' ? null : session.payment_intent;
    // Paid one way, it must not be paid the other way too.
    if (intent.status === 'succeeded' && session.status === 'open') await end(() => sessions.expire(id));
    if (other?.status === 'succeeded' && intent.status === 'requires_payment_method')
      await end(() => intents.cancel(intent.id));
    return { intent, session, other };
  }
  async function readBoth(id: string): Promise<Both> {
    const intent = await intents.retrieve(id, WITH_CHARGE);
    const original = intent.metadata['payment_id'];
    return withCheckout(original ? await intents.retrieve(original, WITH_CHARGE) : intent);
  }

  async function create({ attemptId, amount, description, expiresAt }: NewPayment): Promise<GatewayPayment> {
    const intent = await intents.create(
      {
        ...toStripe(amount),
        description,
        automatic_payment_methods: { enabled: true },
        metadata: { attempt_id: attemptId, expires_at: expiresAt.toISOString() },
        ...WITH_CHARGE,
      },
      { idempotencyKey: attemptId },
    );
    // Repeated, Stripe answers what it answered the first time, though the payment went on since.
    const isRepeated = intent.lastResponse.headers['idempotent-replayed'] === 'true';
    return presentBoth(isRepeated ? await readBoth(intent.id) : await withCheckout(intent));
  }

  async function openPage(
    { intent, session, other }: Both,
    back: Parameters<PaymentGateway['createCheckout']>[1],
  ): Promise<GatewayCheckout> {
    const { status } = presentBoth({ intent, session, other });
    const voucher = voucherUrlOf(other ?? intent);
    const until = new Date(intent.metadata['expires_at'] ?? now());
    if (status === 'processing' && voucher) return { url: voucher, expiresAt: until };
    if (status !== 'requires_payment') throw new GatewayRefused(`payment_${status}`, 'it cannot be paid now');
    const locale = LOCALES[back.language];
    if (session?.status === 'open') {
      const isSame = session.success_url === back.paidUrl && session.locale === locale;
      if (isSame && session.url) return { url: session.url, expiresAt: new Date(session.expires_at * 1000) };
      await end(() => sessions.expire(session.id));
    }
    const about = { attempt_id: intent.metadata['attempt_id'] ?? '', payment_id: intent.id };
    const seconds = Math.floor(now().getTime() / 1000);
    const life = Math.floor(until.getTime() / 1000) - seconds;
    const made = await sessions.create({
      mode: 'payment',
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: intent.currency,
            unit_amount: intent.amount,
            product_data: { name: intent.description ?? 'Travesía' },
          },
        },
      ],
      payment_intent_data: { metadata: about, ...(intent.description ? { description: intent.description } : {}) },
      client_reference_id: about.attempt_id,
      metadata: about,
      // Exactly the amount that was agreed on, in its currency.
      adaptive_pricing: { enabled: false },
      locale,
      success_url: back.paidUrl,
      cancel_url: back.leftUrl,
      expires_at: seconds + Math.min(LONGEST_PAGE, Math.max(SHORTEST_PAGE, life)),
    });
    // Before anybody gets the address: a page that no payment names could be paid without our learning of it.
    await intents.update(intent.id, { metadata: { checkout_id: made.id } });
    if (!made.url) throw new GatewayRefused('no_page', 'Stripe made no page');
    return { url: made.url, expiresAt: new Date(made.expires_at * 1000) };
  }

  async function cancel(id: string): Promise<GatewayPayment> {
    const both = await readBoth(id);
    const { status } = presentBoth(both);
    if (status === 'succeeded' || status === 'cancelled') return presentBoth(both);
    if (both.session?.status === 'open') await end(() => sessions.expire(both.session?.id ?? ''));
    await end(() => intents.cancel(both.intent.id));
    return presentBoth(await readBoth(both.intent.id));
  }

  const since = (seconds: number) => ({ created: { gte: seconds } });
  const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000);
  /** Ours, and not the second one of a checkout page. */
  const isPayment = ({ metadata }: Stripe.PaymentIntent) => Boolean(metadata['attempt_id']) && !metadata['payment_id'];

  return {
    name: 'stripe',
    publishableKey: config.publishableKey,
    createPayment: (wanted) => calling(() => create(wanted)),
    createCheckout: (paymentId, back) => calling(async () => openPage(await readBoth(paymentId), back)),
    readPayment: (id) => calling(() => orNull(async () => presentBoth(await readBoth(id)))),
    // By the list: Stripe's search may be an hour behind, and its idempotency keys end after a day.
    findPayment: (attemptId) =>
      calling(async () => {
        const found = await findInList(
          (page) => intents.list({ ...page, ...since(sinceOfId(attemptId, now())), expand: ['data.latest_charge'] }),
          (intent) => intent.metadata['attempt_id'] === attemptId && isPayment(intent),
        );
        return found && presentBoth(await withCheckout(found));
      }),
    cancelPayment: (id) => calling(() => cancel(id)),
    refund: ({ refundId, paymentId, amount }) =>
      calling(async () => {
        const both = await readBoth(paymentId);
        const target = [both.other, both.intent].find((one) => one && hasLeft(one, amount)) ?? both.intent;
        const refund = await stripe.refunds.create(
          {
            payment_intent: target.id,
            amount: toStripe(amount).amount,
            metadata: { refund_id: refundId, payment_id: both.intent.id },
          },
          { idempotencyKey: refundId },
        );
        return presentRefund(refund);
      }),
    findRefund: (refundId) =>
      calling(async () => {
        const found = await findInList(
          (page) => stripe.refunds.list({ ...page, ...since(sinceOfId(refundId, now())) }),
          ({ metadata }) => metadata?.['refund_id'] === refundId,
        );
        return found && presentRefund(found);
      }),
    readRefund: (id) => calling(() => orNull(async () => presentRefund(await stripe.refunds.retrieve(id)))),
    readDispute: (id) =>
      calling(() =>
        orNull(async () => presentDispute(await stripe.disputes.retrieve(id, { expand: ['payment_intent'] }))),
      ),
    listPayments: (from, after) =>
      calling(async () => {
        const { rows, next } = await oldestFirst(
          (page) => intents.list({ ...page, ...since(secondsOf(from)), expand: ['data.latest_charge'] }),
          after,
        );
        const payments: GatewayPayment[] = [];
        // One after the other: the reconciler has time, and Stripe limits calls.
        for (const intent of rows.filter(isPayment)) payments.push(presentBoth(await withCheckout(intent)));
        return { payments, next };
      }),
    listDisputes: (from, after) =>
      calling(async () => {
        const { rows, next } = await oldestFirst(
          (page) => stripe.disputes.list({ ...page, ...since(secondsOf(from)), expand: ['data.payment_intent'] }),
          after,
        );
        return { disputes: rows.map(presentDispute), next };
      }),
    readEvent: (rawBody, signature) => {
      const event = verify(rawBody, signature);
      if (event.livemode !== isLive) throw new BadSignature('an event of the other mode');
      return { id: event.id, type: event.type, about: aboutOf(event), createdAt: new Date(event.created * 1000) };
    },
  };

  function verify(rawBody: Buffer, signature: string | undefined): Stripe.Event {
    if (!signature) throw new BadSignature('there is no signature');
    // The SDK refuses only what is too old.
    if ((signedAt(signature) ?? 0) > now().getTime() / 1000 + TOLERANCE_SECONDS)
      throw new BadSignature('the signature is from the future');
    try {
      const receivedAt = now().getTime();
      return load.webhooks.constructEvent(
        rawBody,
        signature,
        config.webhookSecret,
        TOLERANCE_SECONDS,
        undefined,
        receivedAt,
      );
    } catch (error) {
      throw new BadSignature('Stripe did not sign this', { cause: error });
    }
  }
}
