import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { BadSignature } from '../gateway.ts';
import { createStripeGateway } from '../stripe/stripe-gateway.ts';
import { STRIPE_EVENTS } from '../stripe/stripe-mapping.ts';
import { startStripe } from '../testing/stripe-server.ts';

const config = { secretKey: 'sk_test_key', publishableKey: 'pk_test_key', webhookSecret: 'whsec_of_a_test' };

describe('events', () => {
  const now = new Date('2026-11-27T12:00:00Z');
  const reading = createStripeGateway(config, { now: () => now });
  const event = (type: string, object: Record<string, unknown>, more: Record<string, unknown> = {}) =>
    Buffer.from(
      JSON.stringify({ id: 'evt_1', object: 'event', type, created: 1000, livemode: false, data: { object }, ...more }),
    );
  const sign = (raw: Buffer, seconds = 0, secret = config.webhookSecret) =>
    Stripe.webhooks.generateTestHeaderString({
      payload: raw.toString(),
      secret,
      timestamp: now.getTime() / 1000 + seconds,
    });
  const read = (raw: Buffer, signature: string | undefined = sign(raw)) => reading.readEvent(raw, signature);
  const paid = event('payment_intent.succeeded', { id: 'pi_1', metadata: {} });

  it.each([
    ['payment_intent.succeeded', { id: 'pi_1', metadata: {} }, { kind: 'payment', id: 'pi_1' }],
    ['payment_intent.canceled', { id: 'pi_2', metadata: { payment_id: 'pi_1' } }, { kind: 'payment', id: 'pi_1' }],
    ['checkout.session.completed', { id: 'cs_1', metadata: { payment_id: 'pi_1' } }, { kind: 'payment', id: 'pi_1' }],
    ['checkout.session.completed', { id: 'cs_1', metadata: {} }, null],
    ['refund.failed', { id: 're_1' }, { kind: 'refund', id: 're_1' }],
    ['charge.dispute.closed', { id: 'dp_1' }, { kind: 'dispute', id: 'dp_1' }],
    ['customer.created', { id: 'cus_1' }, null],
    ['charge.refunded', { id: 'ch_1' }, null],
  ])('%s of %o is about %o', (type, object, about) => {
    expect(read(event(type, object))).toEqual({ id: 'evt_1', type, about, createdAt: new Date(1_000_000) });
  });

  it('all have a meaning, of those that the webhook is to be sent', () => {
    const object = { id: 'x_1', metadata: { payment_id: 'pi_1' } };
    expect(STRIPE_EVENTS.filter((type) => read(event(type, object)).about === null)).toEqual([]);
  });

  it.each([-300, 0, 300])('are accepted if signed %i s from now', (seconds) => {
    expect(read(paid, sign(paid, seconds)).id).toBe('evt_1');
  });

  it.each([
    ['without a signature', paid, undefined],
    ['with nothing that is one', paid, 'x'],
    ['signed by another secret', paid, sign(paid, 0, 'whsec_other')],
    ['signed 301 s ago', paid, sign(paid, -301)],
    ['signed 301 s ahead, which the SDK would accept', paid, sign(paid, 301)],
    ['with other bytes', Buffer.from(`${paid.toString()} `), sign(paid)],
    ['of the live mode', event('payment_intent.succeeded', { id: 'pi_1' }, { livemode: true }), undefined],
  ])('are refused %s', (what, raw, signature) => {
    expect(() => reading.readEvent(raw, what.endsWith('mode') ? sign(raw) : signature)).toThrow(BadSignature);
  });

  it('are accepted with the signature of an old secret beside that of ours, as while Stripe replaces it', () => {
    const both = `${sign(paid)},${sign(paid, 0, 'whsec_old').split(',')[1]}`;
    expect(read(paid, both).id).toBe('evt_1');
  });

  it('are listed oldest first, those alone that the webhook is to be sent, with what each is about', async () => {
    const stripe = await startStripe();
    const gateway = createStripeGateway(config, stripe.options);
    const put = (count: number, type: string, object: Record<string, unknown>) =>
      stripe.put(`evt_${count}`, { object: 'event', created: 1000 + count, livemode: false, type, data: { object } });
    put(1, 'payment_intent.succeeded', { id: 'pi_old' });
    put(2, 'payment_intent.succeeded', { id: 'pi_page', metadata: { payment_id: 'pi_1' } });
    put(3, 'charge.dispute.created', { id: 'dp_1' });
    const { events, next } = await gateway.listEvents(new Date(1_002_000));
    expect(next).toBeNull();
    expect(events).toEqual([
      {
        id: 'evt_2',
        type: 'payment_intent.succeeded',
        about: { kind: 'payment', id: 'pi_1' },
        createdAt: new Date(1_002_000),
      },
      {
        id: 'evt_3',
        type: 'charge.dispute.created',
        about: { kind: 'dispute', id: 'dp_1' },
        createdAt: new Date(1_003_000),
      },
    ]);
    const [{ path, fields } = { path: '', fields: {} }] = stripe.calls;
    expect(path).toBe('/v1/events');
    expect(Object.entries(fields).flatMap(([name, type]) => (name.startsWith('types') ? [type] : []))).toEqual([
      ...STRIPE_EVENTS,
    ]);
    await stripe.close();
  });
});
