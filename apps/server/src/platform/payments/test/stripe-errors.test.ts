import { uuidv7 } from 'uuidv7';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GatewayUnreachable, type PaymentGateway } from '../gateway.ts';
import { createStripeGateway } from '../stripe/stripe-gateway.ts';
import { startStripe, type TestStripe } from '../testing/stripe-server.ts';

const config = { secretKey: 'sk_test_key', publishableKey: 'pk_test_key', webhookSecret: 'whsec_of_a_test' };
let stripe: TestStripe;
let gateway: PaymentGateway;
beforeEach(async () => {
  stripe = await startStripe();
  gateway = createStripeGateway(config, stripe.options);
});
afterEach(() => stripe.close());

const wanted = () => ({
  attemptId: uuidv7(),
  amount: { amount: 125_000, currency: 'USD' },
  description: 'Clínica Sol · TRV-1234',
  expiresAt: new Date(Date.now() + 3_600_000),
});

describe('errors', () => {
  const failing = (status: number, error: Record<string, unknown>) => ({ status, error });
  it.each([
    ['an answer of its own fault', failing(500, { type: 'api_error' })],
    ['too many calls', failing(429, { type: 'invalid_request_error', code: 'rate_limit' })],
    ['a wrong key', failing(401, { type: 'invalid_request_error' })],
    ['a key without the permission', failing(403, { type: 'invalid_request_error' })],
    ['the same call under way', failing(409, { type: 'idempotency_error', code: 'idempotency_key_in_use' })],
    ['a broken connection', 'broken' as const],
  ])('%s leaves open whether it was done', async (_what, fault) => {
    stripe.next(fault, fault);
    await expect(gateway.createPayment(wanted())).rejects.toThrow(GatewayUnreachable);
  });

  it('no answer in time leaves it open too', async () => {
    stripe.next('hang', 'hang');
    await expect(gateway.createPayment(wanted())).rejects.toThrow(GatewayUnreachable);
    expect(stripe.calls).toHaveLength(2);
  });

  it('a lost answer is asked for once more with the same key, and is done once', async () => {
    stripe.next('answer_lost');
    const order = wanted();
    const payment = await gateway.createPayment(order);
    const keys = stripe.calls.flatMap(({ method, key }) => (method === 'POST' ? [key] : []));
    expect(keys).toEqual([order.attemptId, order.attemptId]);
    expect([...stripe.things.values()]).toHaveLength(1);
    expect(await gateway.findPayment(order.attemptId)).toEqual(payment);
  });

  it.each([
    ['amount_too_small', failing(400, { type: 'invalid_request_error', code: 'amount_too_small' })],
    [
      'insufficient_funds',
      failing(402, { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }),
    ],
  ])('%s is a refusal, with Stripe’s code and without its words', async (code, fault) => {
    stripe.next(fault);
    await expect(gateway.createPayment(wanted())).rejects.toMatchObject({
      name: 'GatewayRefused',
      code,
      message: expect.stringMatching(/^Stripe: \w+$/),
    });
  });
});
