import type Stripe from 'stripe';
import type { Stripe as StripeClient } from 'stripe';
import {
  type GatewayCheckout,
  type GatewayPayment,
  GatewayRefused,
  type NewPayment,
  type PaymentGateway,
} from '../gateway.ts';
import { findInList, oldestFirst, sinceOfId } from './oldest-first.ts';
import type { StripeErrors } from './stripe-errors.ts';
import { toStripe, voucherUrlOf } from './stripe-mapping.ts';
import { type Both, presentBoth } from './two-intents.ts';

/** Shortest and longest life of a checkout page of Stripe's, in seconds. */
const SHORTEST_PAGE = 31 * 60;
const LONGEST_PAGE = 24 * 60 * 60 - 60;
const LOCALES = { en: 'en', es: 'es-419', pt: 'pt-BR' } as const;
const WITH_CHARGE = { expand: ['latest_charge'] };
const EACH_WITH_CHARGE = { expand: ['data.latest_charge'] };

type Back = Parameters<PaymentGateway['createCheckout']>[1];

/** Ours, and not the second one of a checkout page. */
const isPayment = ({ metadata }: Stripe.PaymentIntent) => Boolean(metadata['attempt_id']) && !metadata['payment_id'];

/** Payments at Stripe and their checkout pages. Throws what the SDK throws, besides refusals of our own. */
export class StripePayments {
  private readonly stripe: StripeClient;
  private readonly errors: StripeErrors;
  private readonly now: () => Date;

  constructor(stripe: StripeClient, errors: StripeErrors, now: () => Date) {
    this.stripe = stripe;
    this.errors = errors;
    this.now = now;
  }

  async create({ attemptId, amount, description, expiresAt }: NewPayment): Promise<GatewayPayment> {
    const intent = await this.stripe.paymentIntents.create(
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
    return presentBoth(isRepeated ? await this.read(intent.id) : await this.withCheckout(intent));
  }

  /** A payment by its id, or by that of the payment that its page made. */
  async read(id: string): Promise<Both> {
    const intent = await this.stripe.paymentIntents.retrieve(id, WITH_CHARGE);
    const original = intent.metadata['payment_id'];
    return this.withCheckout(original ? await this.stripe.paymentIntents.retrieve(original, WITH_CHARGE) : intent);
  }

  /** By the list: Stripe's search may be an hour behind, and its idempotency keys end after a day. */
  async find(attemptId: string): Promise<GatewayPayment | null> {
    const created = { gte: sinceOfId(attemptId, this.now()) };
    const found = await findInList(
      (page) => this.stripe.paymentIntents.list({ ...page, created, ...EACH_WITH_CHARGE }),
      (intent) => intent.metadata['attempt_id'] === attemptId && isPayment(intent),
    );
    return found && presentBoth(await this.withCheckout(found));
  }

  async list(since: Date, after: string | undefined): ReturnType<PaymentGateway['listPayments']> {
    const created = { gte: Math.floor(since.getTime() / 1000) };
    const { rows, next } = await oldestFirst(
      (page) => this.stripe.paymentIntents.list({ ...page, created, ...EACH_WITH_CHARGE }),
      after,
    );
    const payments: GatewayPayment[] = [];
    // One after the other: the reconciler has time, and Stripe limits calls.
    for (const intent of rows.filter(isPayment)) payments.push(presentBoth(await this.withCheckout(intent)));
    return { payments, next };
  }

  async cancel(id: string): Promise<GatewayPayment> {
    const both = await this.read(id);
    const { status } = presentBoth(both);
    if (status === 'succeeded' || status === 'cancelled') return presentBoth(both);
    if (both.session?.status === 'open') await this.expire(both.session.id);
    await this.stop(both.intent.id);
    return presentBoth(await this.read(both.intent.id));
  }

  /** A page for paying it: the one that is open, the code that the payer got, or a new page. */
  async openPage(paymentId: string, back: Back): Promise<GatewayCheckout> {
    const both = await this.read(paymentId);
    const { intent, session, other } = both;
    const { status } = presentBoth(both);
    const voucher = voucherUrlOf(other ?? intent);
    if (status === 'processing' && voucher) return { url: voucher, expiresAt: this.endOf(intent) };
    if (status !== 'requires_payment') throw new GatewayRefused(`payment_${status}`, 'it cannot be paid now');
    if (session?.status === 'open') {
      const isSame = session.success_url === back.paidUrl && session.locale === LOCALES[back.language];
      if (isSame && session.url) return { url: session.url, expiresAt: new Date(session.expires_at * 1000) };
      await this.expire(session.id);
    }
    const made = await this.createSession(intent, back);
    // Before anybody gets the address: a page that no payment names could be paid without our learning of it.
    await this.stripe.paymentIntents.update(intent.id, { metadata: { checkout_id: made.id } });
    if (!made.url) throw new GatewayRefused('no_page', 'Stripe made no page');
    return { url: made.url, expiresAt: new Date(made.expires_at * 1000) };
  }

  private createSession(intent: Stripe.PaymentIntent, back: Back): Promise<Stripe.Checkout.Session> {
    const { currency, amount, description } = intent;
    const about = { attempt_id: intent.metadata['attempt_id'] ?? '', payment_id: intent.id };
    const seconds = Math.floor(this.now().getTime() / 1000);
    const life = Math.floor(this.endOf(intent).getTime() / 1000) - seconds;
    const product = { name: description ?? 'Travesía' };
    return this.stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [{ quantity: 1, price_data: { currency, unit_amount: amount, product_data: product } }],
      payment_intent_data: { metadata: about, ...(description ? { description } : {}) },
      client_reference_id: about.attempt_id,
      metadata: about,
      // Exactly the amount that was agreed on, in its currency.
      adaptive_pricing: { enabled: false },
      locale: LOCALES[back.language],
      success_url: back.paidUrl,
      cancel_url: back.leftUrl,
      expires_at: seconds + Math.min(LONGEST_PAGE, Math.max(SHORTEST_PAGE, life)),
    });
  }

  private endOf({ metadata }: Stripe.PaymentIntent): Date {
    return new Date(metadata['expires_at'] ?? this.now());
  }

  /** A payment with what its checkout page did. */
  private async withCheckout(intent: Stripe.PaymentIntent): Promise<Both> {
    const id = intent.metadata['checkout_id'];
    if (!id) return { intent, session: null, other: null };
    const session = await this.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
    const other = typeof session.payment_intent === 'string' ? null : session.payment_intent;
    // Paid one way, it must not be paid the other way too.
    if (intent.status === 'succeeded' && session.status === 'open') await this.expire(id);
    if (other?.status === 'succeeded' && intent.status === 'requires_payment_method') await this.stop(intent.id);
    return { intent, session, other };
  }

  private readonly expire = (id: string) => this.unlessOver(() => this.stripe.checkout.sessions.expire(id));
  private readonly stop = (id: string) => this.unlessOver(() => this.stripe.paymentIntents.cancel(id));

  /** Ends a way to pay; one that ended otherwise by now stays as it is, and is read again. */
  private async unlessOver(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof this.errors.StripeInvalidRequestError)) throw error;
    }
  }
}
