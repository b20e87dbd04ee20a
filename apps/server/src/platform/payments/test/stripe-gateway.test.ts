import { uuidv7 } from 'uuidv7';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GatewayRefused, type PaymentGateway } from '../gateway.ts';
import { createStripeGateway } from '../stripe/stripe-gateway.ts';
import { startStripe, type TestStripe } from '../testing/stripe-server.ts';

const config = { secretKey: 'sk_test_key', publishableKey: 'pk_test_key', webhookSecret: 'whsec_of_a_test' };
const back = {
  paidUrl: 'https://travesia.example/paid',
  leftUrl: 'https://travesia.example/left',
  language: 'es',
} as const;
const usd = (amount: number) => ({ amount, currency: 'USD' });

let stripe: TestStripe;
let gateway: PaymentGateway;
beforeEach(async () => {
  stripe = await startStripe();
  gateway = createStripeGateway(config, stripe.options);
});
afterEach(() => stripe.close());

const wanted = () => ({
  attemptId: uuidv7(),
  amount: usd(125_000),
  description: 'Clínica Sol · TRV-1234',
  expiresAt: new Date(Date.now() + 2 * 3_600_000),
});
/** As a payer would, in the browser. */
const payIntent = (id: string, amount = 125_000, type = 'card') =>
  stripe.put(id, {
    status: 'succeeded',
    amount_received: amount,
    latest_charge: { id: `ch_${id}`, amount_refunded: 0, payment_method_details: { type } },
  });
/** As a payer would, on the checkout page. */
function paySession(payment: { id: string; attemptId: string }, change: Record<string, unknown> = {}) {
  const session = [...stripe.things.values()].findLast(({ object }) => object === 'checkout.session');
  const intent = {
    ...stripe.things.get(payment.id),
    metadata: { attempt_id: payment.attemptId, payment_id: payment.id },
  };
  stripe.put('pi_of_page', { ...intent, ...change });
  stripe.put(session?.id ?? '', { status: 'complete', payment_intent: 'pi_of_page' });
  if (!change['status']) payIntent('pi_of_page');
}
const last = () => stripe.calls.at(-1);
const statesOf = (object: string) =>
  [...stripe.things.values()].filter((thing) => thing['object'] === object).map(({ status }) => status);

describe('creating a payment', () => {
  it('sends amount, currency, description and our id, with the id as the idempotency key', async () => {
    const order = wanted();
    const payment = await gateway.createPayment(order);
    expect(last()).toMatchObject({
      method: 'POST',
      path: '/v1/payment_intents',
      key: order.attemptId,
      version: '2026-10-28.endive',
      authorization: 'Bearer sk_test_key',
      fields: {
        amount: '125000',
        currency: 'usd',
        description: order.description,
        'automatic_payment_methods[enabled]': 'true',
        'metadata[attempt_id]': order.attemptId,
        'metadata[expires_at]': order.expiresAt.toISOString(),
      },
    });
    expect(payment).toMatchObject({
      attemptId: order.attemptId,
      status: 'requires_payment',
      amount: usd(125_000),
      received: usd(0),
      clientSecret: 'secret of the browser',
    });
  });

  it('repeated, is what it is by now, not what it was', async () => {
    const order = wanted();
    const { id } = await gateway.createPayment(order);
    payIntent(id);
    expect(await gateway.createPayment(order)).toMatchObject({ id, status: 'succeeded', received: usd(125_000) });
    await expect(gateway.createPayment({ ...order, amount: usd(1) })).rejects.toMatchObject({
      name: 'GatewayRefused',
      code: 'idempotency_mismatch',
    });
  });

  it.each([
    [{ amount: 45_000, currency: 'CLP' }, '45000'],
    [{ amount: 4_500_000, currency: 'COP' }, '4500000'],
    [{ amount: 450, currency: 'ISK' }, '45000'],
  ])('counts %o as Stripe does', async (amount, sent) => {
    const payment = await gateway.createPayment({ ...wanted(), amount });
    expect(last()?.fields['amount']).toBe(sent);
    expect(payment.amount).toEqual(amount);
  });

  it('refuses a currency that would be miscounted', async () => {
    await expect(gateway.createPayment({ ...wanted(), amount: { amount: 5, currency: 'MGA' } })).rejects.toThrow(
      GatewayRefused,
    );
    expect(stripe.calls).toEqual([]);
  });
});

describe('reading a payment', () => {
  const tried = (code: string, decline_code?: string) => ({
    status: 'requires_payment_method',
    last_payment_error: { code, decline_code, payment_method: { type: 'card' } },
  });
  it.each([
    [{ status: 'requires_payment_method' }, { status: 'requires_payment', method: null, failure: null }],
    [{ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } }, { status: 'requires_payment' }],
    [
      { status: 'requires_action', next_action: { type: 'oxxo_display_details' } },
      { status: 'processing', method: 'oxxo' },
    ],
    [
      { status: 'requires_action', next_action: { type: 'boleto_display_details' } },
      { status: 'processing', method: 'boleto' },
    ],
    [
      { status: 'requires_action', next_action: { type: 'pix_display_qr_code' } },
      { status: 'processing', method: 'pix' },
    ],
    [{ status: 'processing' }, { status: 'processing' }],
    [{ status: 'canceled' }, { status: 'cancelled' }],
    [tried('card_declined'), { status: 'requires_payment', method: 'card', failure: 'card_declined' }],
    [tried('card_declined', 'insufficient_funds'), { failure: 'insufficient_funds' }],
    [tried('card_declined', 'generic_decline'), { failure: 'card_declined' }],
    [tried('expired_card'), { failure: 'expired_card' }],
    [tried('incorrect_cvc'), { failure: 'incorrect_details' }],
    [tried('payment_intent_authentication_failure'), { failure: 'authentication_failed' }],
    [tried('payment_intent_payment_attempt_expired'), { failure: 'method_expired' }],
    [tried('something_new'), { failure: 'gateway_error' }],
  ])('%o means %o', async (state, expected) => {
    const { id } = await gateway.createPayment(wanted());
    stripe.put(id, state);
    expect(await gateway.readPayment(id)).toMatchObject(expected);
  });

  it('finds it by our id in the list since the id was made, over pages, and never by search', async () => {
    const order = wanted();
    const { id } = await gateway.createPayment(order);
    for (let count = 0; count < 120; count += 1)
      stripe.put(`pi_other_${count}`, { ...stripe.things.get(id), metadata: { attempt_id: uuidv7() } });
    expect(await gateway.findPayment(order.attemptId)).toMatchObject({ id });
    const lists = stripe.calls.filter(({ method }) => method === 'GET');
    expect(lists).toHaveLength(2);
    expect(Number(lists[0]?.fields['created[gte]'])).toBeGreaterThan(Date.now() / 1000 - 400);
    expect(await gateway.findPayment(uuidv7())).toBeNull();
    expect(await gateway.readPayment('pi_none')).toBeNull();
  });

  it('lists oldest first, page by page, without payments that are none of ours', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 230; count += 1)
      ids.push(
        stripe.put(`pi_${count}`, {
          object: 'payment_intent',
          created: 1000 + count,
          amount: 1,
          amount_received: 0,
          currency: 'usd',
          status: 'canceled',
          metadata: count === 7 ? {} : { attempt_id: uuidv7() },
          latest_charge: null,
          last_payment_error: null,
          next_action: null,
        }).id,
      );
    const seen: string[] = [];
    let next: string | null | undefined;
    do {
      const page = await gateway.listPayments(new Date(1_000_000), next ?? undefined);
      seen.push(...page.payments.map(({ id }) => id));
      next = page.next;
    } while (next !== null);
    expect(seen).toEqual(ids.filter((id) => id !== 'pi_7'));
    expect((await gateway.listPayments(new Date(1_229_000))).payments.map(({ id }) => id)).toEqual(['pi_229']);
  });
});

describe('the checkout page', () => {
  it('is a session for exactly the amount, in the language, that leads back and ends in time', async () => {
    const payment = await gateway.createPayment(wanted());
    const page = await gateway.createCheckout(payment.id, back);
    const call = stripe.calls.find(({ path, method }) => path === '/v1/checkout/sessions' && method === 'POST');
    expect(call?.fields).toMatchObject({
      mode: 'payment',
      'line_items[0][price_data][unit_amount]': '125000',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][product_data][name]': 'Clínica Sol · TRV-1234',
      'payment_intent_data[metadata][attempt_id]': payment.attemptId,
      'payment_intent_data[metadata][payment_id]': payment.id,
      'metadata[payment_id]': payment.id,
      'adaptive_pricing[enabled]': 'false',
      locale: 'es-419',
      success_url: back.paidUrl,
      cancel_url: back.leftUrl,
    });
    const life = Number(call?.fields['expires_at']) - Date.now() / 1000;
    expect(life).toBeGreaterThan(7100);
    expect(life).toBeLessThan(7300);
    expect(page.url).toMatch(/^https:\/\/checkout\.stripe\.example\//);
  });

  it('lives at least as long as Stripe wants', async () => {
    const payment = await gateway.createPayment({ ...wanted(), expiresAt: new Date(Date.now() + 60_000) });
    const { expiresAt } = await gateway.createCheckout(payment.id, back);
    expect(expiresAt.getTime()).toBeGreaterThan(Date.now() + 30 * 60_000);
  });

  it('is the same again while it is open; in another language the first one ends', async () => {
    const payment = await gateway.createPayment(wanted());
    const first = await gateway.createCheckout(payment.id, back);
    expect(await gateway.createCheckout(payment.id, back)).toEqual(first);
    const second = await gateway.createCheckout(payment.id, { ...back, language: 'pt' });
    expect(second.url).not.toBe(first.url);
    expect(statesOf('checkout.session')).toEqual(['expired', 'open']);
  });

  it('pays the payment: read by either id it is one, and the other way to pay it ends', async () => {
    const payment = await gateway.createPayment(wanted());
    await gateway.createCheckout(payment.id, back);
    paySession(payment);
    for (const id of [payment.id, 'pi_of_page'])
      expect(await gateway.readPayment(id)).toMatchObject({
        id: payment.id,
        attemptId: payment.attemptId,
        status: 'succeeded',
        received: usd(125_000),
        method: 'card',
      });
    expect(stripe.things.get(payment.id)).toMatchObject({ status: 'canceled' });
    expect(await gateway.findPayment(payment.attemptId)).toMatchObject({ id: payment.id, status: 'succeeded' });
    expect((await gateway.listPayments(new Date(0))).payments).toMatchObject([{ id: payment.id, status: 'succeeded' }]);
    await expect(gateway.createCheckout(payment.id, back)).rejects.toMatchObject({ code: 'payment_succeeded' });
  });

  it('ends when the payment was paid without it; paid both ways, more was received than asked for', async () => {
    const payment = await gateway.createPayment(wanted());
    await gateway.createCheckout(payment.id, back);
    payIntent(payment.id);
    await gateway.readPayment(payment.id);
    expect(statesOf('checkout.session')).toEqual(['expired']);
    paySession(payment);
    expect(await gateway.readPayment(payment.id)).toMatchObject({ amount: usd(125_000), received: usd(250_000) });
  });

  it('leads to the code again while it can be paid outside', async () => {
    const payment = await gateway.createPayment(wanted());
    await gateway.createCheckout(payment.id, back);
    const hosted_voucher_url = 'https://payments.stripe.example/oxxo';
    paySession(payment, {
      status: 'requires_action',
      next_action: { type: 'oxxo_display_details', oxxo_display_details: { hosted_voucher_url } },
    });
    expect(await gateway.readPayment(payment.id)).toMatchObject({ status: 'processing', method: 'oxxo' });
    expect(await gateway.createCheckout(payment.id, back)).toMatchObject({ url: hosted_voucher_url });
    stripe.put('pi_of_page', {
      status: 'requires_payment_method',
      next_action: null,
      last_payment_error: { code: 'payment_intent_payment_attempt_expired' },
    });
    expect(await gateway.readPayment(payment.id)).toMatchObject({
      status: 'requires_payment',
      failure: 'method_expired',
    });
    expect((await gateway.createCheckout(payment.id, back)).url).toMatch(/^https:\/\/checkout/);
  });
});

describe('cancelling', () => {
  it('ends the payment and its page', async () => {
    const payment = await gateway.createPayment(wanted());
    await gateway.createCheckout(payment.id, back);
    expect(await gateway.cancelPayment(payment.id)).toMatchObject({ status: 'cancelled' });
    expect(statesOf('checkout.session')).toEqual(['expired']);
    expect(await gateway.cancelPayment(payment.id)).toMatchObject({ status: 'cancelled' });
  });

  it('too late, says what was paid meanwhile', async () => {
    const payment = await gateway.createPayment(wanted());
    stripe.put(payment.id, { status: 'processing' });
    expect(await gateway.cancelPayment(payment.id)).toMatchObject({ status: 'processing' });
    payIntent(payment.id);
    expect(await gateway.cancelPayment(payment.id)).toMatchObject({ status: 'succeeded' });
    await expect(gateway.cancelPayment('pi_none')).rejects.toMatchObject({ code: 'resource_missing' });
  });
});

describe('refunds and disputes', () => {
  it('refunds what paid, by our id as the key, and finds it by that', async () => {
    const payment = await gateway.createPayment(wanted());
    await gateway.createCheckout(payment.id, back);
    paySession(payment);
    const refundId = uuidv7();
    const order = { refundId, paymentId: payment.id, amount: usd(25_000) };
    const refund = await gateway.refund(order);
    expect(last()).toMatchObject({
      path: '/v1/refunds',
      key: refundId,
      fields: {
        payment_intent: 'pi_of_page',
        amount: '25000',
        'metadata[refund_id]': refundId,
        'metadata[payment_id]': payment.id,
      },
    });
    expect(refund).toMatchObject({ refundId, paymentId: payment.id, amount: usd(25_000), status: 'pending' });
    expect(await gateway.refund(order)).toEqual(refund);
    expect(await gateway.findRefund(refundId)).toEqual(refund);
    expect(await gateway.findRefund(uuidv7())).toBeNull();
    expect(await gateway.readPayment(payment.id)).toMatchObject({ refunded: usd(25_000) });
    await expect(gateway.refund({ ...order, refundId: uuidv7(), amount: usd(100_001) })).rejects.toMatchObject({
      code: 'amount_too_large',
    });
    for (const [status, meaning] of [
      ['succeeded', 'succeeded'],
      ['failed', 'failed'],
      ['canceled', 'failed'],
      ['requires_action', 'pending'],
    ] as const) {
      stripe.put(refund.id, { status });
      expect(await gateway.readRefund(refund.id)).toMatchObject({ status: meaning });
    }
  });

  it('repeated after all was returned, is the refund of the first time, also if it was paid twice', async () => {
    const once = await gateway.createPayment(wanted());
    payIntent(once.id);
    const twice = await gateway.createPayment(wanted());
    await gateway.createCheckout(twice.id, back);
    paySession(twice);
    payIntent(twice.id);
    for (const { id: paymentId } of [once, twice]) {
      const order = { refundId: uuidv7(), paymentId, amount: usd(125_000) };
      const refund = await gateway.refund(order);
      expect(await gateway.refund(order)).toEqual(refund);
    }
    expect(await gateway.readPayment(twice.id)).toMatchObject({ received: usd(250_000), refunded: usd(125_000) });
  });

  it.each([
    ['needs_response', 'needs_response'],
    ['warning_needs_response', 'needs_response'],
    ['under_review', 'under_review'],
    ['warning_closed', 'won'],
    ['won', 'won'],
    ['lost', 'lost'],
    ['something_new', 'under_review'],
  ])('a dispute that is %s is %s', async (status, meaning) => {
    const payment = await gateway.createPayment(wanted());
    await gateway.createCheckout(payment.id, back);
    paySession(payment);
    stripe.put('dp_1', {
      object: 'dispute',
      created: 1000,
      payment_intent: 'pi_of_page',
      amount: 5000,
      currency: 'usd',
      status,
      reason: 'fraudulent',
      evidence_details: { due_by: 2000 },
    });
    const expected = {
      id: 'dp_1',
      paymentId: payment.id,
      amount: usd(5000),
      status: meaning,
      reason: 'fraudulent',
      respondBy: new Date(2_000_000),
    };
    expect(await gateway.readDispute('dp_1')).toEqual(expected);
  });
});
