import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { GatewayRefused, GatewayUnreachable, type PaymentGateway } from '../gateway.ts';
import { type Driver, fakeDriver, sandboxDriver, usd, wanted } from '../testing/gateway-drivers.ts';

describe.each([
  ['in memory', fakeDriver],
  ['in a process of its own', sandboxDriver],
])('the gateway %s', (_where, open) => {
  let driver: Driver;
  let gateway: PaymentGateway;
  beforeAll(async () => {
    driver = await open();
    gateway = driver.gateway;
  });
  afterEach(() => driver.clear());
  afterAll(() => driver.close());

  const created = () => gateway.createPayment(wanted());
  const paid = async () => {
    const { id } = await created();
    await driver.pay(id, 'paid');
    return id;
  };
  const refund = (paymentId: string, amount: number, refundId: string = randomUUID()) =>
    gateway.refund({ refundId, paymentId, amount: usd(amount) });

  it('creates a payment that waits to be paid, and finds it by both ids', async () => {
    const order = wanted();
    const payment = await gateway.createPayment(order);
    expect(payment).toMatchObject({
      attemptId: order.attemptId,
      status: 'requires_payment',
      amount: usd(125_000),
      received: usd(0),
      refunded: usd(0),
      method: null,
      failure: null,
    });
    expect(payment.createdAt).toBeInstanceOf(Date);
    expect(await gateway.readPayment(payment.id)).toEqual(payment);
    expect(await gateway.findPayment(order.attemptId)).toEqual(payment);
    expect(await gateway.readPayment('pay_none')).toBeNull();
    expect(await gateway.findPayment(randomUUID())).toBeNull();
  });

  it('creates once for one id, also for calls at the same time, and refuses the id for other content', async () => {
    const order = wanted();
    const answers = await Promise.all(Array.from({ length: 10 }, () => gateway.createPayment(order)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    await expect(gateway.createPayment({ ...order, amount: usd(1) })).rejects.toMatchObject({
      name: 'GatewayRefused',
      code: 'idempotency_mismatch',
    });
    await expect(gateway.createPayment({ ...order, amount: { amount: 125_000, currency: 'MXN' } })).rejects.toThrow(
      GatewayRefused,
    );
  });

  it.each([0, -1, 1.5, 2 ** 53])('refuses the amount %s', async (amount) => {
    await expect(gateway.createPayment({ ...wanted(), amount: usd(amount) })).rejects.toMatchObject({
      code: 'amount_invalid',
    });
  });

  it.each([
    ['paid', { status: 'succeeded', received: usd(125_000), failure: null }],
    ['declined', { status: 'requires_payment', received: usd(0), failure: 'card_declined' }],
    ['insufficient_funds', { status: 'requires_payment', failure: 'insufficient_funds' }],
    ['expired_card', { status: 'requires_payment', failure: 'expired_card' }],
    ['authentication', { status: 'requires_payment', failure: null }],
    ['late', { status: 'processing', received: usd(0) }],
    ['never', { status: 'processing', received: usd(0) }],
    ['disputed', { status: 'succeeded', received: usd(125_000) }],
  ] as const)('with the card “%s” it is %o', async (effect, expected) => {
    const { id } = await created();
    await driver.pay(id, effect);
    expect(await gateway.readPayment(id)).toMatchObject({ ...expected, method: 'card' });
  });

  it('can be paid after a card failed', async () => {
    const { id } = await created();
    await driver.pay(id, 'declined');
    await driver.pay(id, 'paid');
    expect(await gateway.readPayment(id)).toMatchObject({ status: 'succeeded', failure: null });
  });

  it('asks the bank, which may confirm or not', async () => {
    const [one, other] = [await created(), await created()];
    for (const { id } of [one, other]) await driver.pay(id, 'authentication');
    await driver.authenticate(one.id, true);
    await driver.authenticate(other.id, false);
    expect(await gateway.readPayment(one.id)).toMatchObject({ status: 'succeeded' });
    expect(await gateway.readPayment(other.id)).toMatchObject({
      status: 'requires_payment',
      failure: 'authentication_failed',
    });
  });

  it('receives late money by itself, and never that of the card that never answers', async () => {
    const [late, never] = [await created(), await created()];
    await driver.pay(late.id, 'late');
    await driver.pay(never.id, 'never');
    await driver.wait();
    expect(await gateway.readPayment(late.id)).toMatchObject({ status: 'succeeded', received: usd(125_000) });
    expect(await gateway.readPayment(never.id)).toMatchObject({ status: 'processing', received: usd(0) });
    await driver.finish(never.id, 'declined');
    expect(await gateway.readPayment(never.id)).toMatchObject({ status: 'requires_payment', failure: 'card_declined' });
  });

  it('is processed while a code can be paid outside', async () => {
    const [one, other] = [await created(), await created()];
    await driver.begin(one.id, 'pix');
    await driver.begin(other.id, 'oxxo');
    expect(await gateway.readPayment(one.id)).toMatchObject({ status: 'processing', method: 'pix' });
    await driver.finish(one.id, 'paid');
    await driver.finish(other.id, 'expired');
    expect(await gateway.readPayment(one.id)).toMatchObject({ status: 'succeeded', received: usd(125_000) });
    expect(await gateway.readPayment(other.id)).toMatchObject({
      status: 'requires_payment',
      failure: 'method_expired',
    });
  });

  it('cannot be paid once it was cancelled, nor cancelled once it was paid', async () => {
    const { id } = await created();
    expect(await gateway.cancelPayment(id)).toMatchObject({ status: 'cancelled' });
    await driver.pay(id, 'paid');
    expect(await gateway.readPayment(id)).toMatchObject({ status: 'cancelled', received: usd(0) });
    expect(await gateway.cancelPayment(await paid())).toMatchObject({ status: 'succeeded', received: usd(125_000) });
    await expect(gateway.cancelPayment('pay_none')).rejects.toThrow(GatewayRefused);
  });

  it('cancels a code that was not paid, but cannot stop a card that is processed', async () => {
    const [code, card] = [await created(), await created()];
    await driver.begin(code.id, 'oxxo');
    await driver.pay(card.id, 'late');
    expect(await gateway.cancelPayment(code.id)).toMatchObject({ status: 'cancelled' });
    expect(await gateway.cancelPayment(card.id)).toMatchObject({ status: 'processing' });
    await driver.wait();
    expect(await gateway.readPayment(card.id)).toMatchObject({ status: 'succeeded' });
  });

  it('accepts nothing after its time, except late money of a card', async () => {
    const soon = () => gateway.createPayment(wanted({ expiresAt: new Date(driver.now() + 350) }));
    const [unpaid, code, card] = [await soon(), await soon(), await soon()];
    await driver.begin(code.id, 'pix');
    await driver.pay(card.id, 'late');
    await driver.wait();
    await driver.pay(unpaid.id, 'paid');
    expect(await gateway.readPayment(unpaid.id)).toMatchObject({ status: 'cancelled', received: usd(0) });
    expect(await gateway.readPayment(code.id)).toMatchObject({ status: 'cancelled', failure: 'method_expired' });
    expect(await gateway.readPayment(card.id)).toMatchObject({ status: 'succeeded' });
    await expect(gateway.createPayment(wanted({ expiresAt: new Date(Date.now() - 1000) }))).rejects.toThrow(
      GatewayRefused,
    );
  });

  it('makes a checkout page under the address that it leads back to, while it can be paid', async () => {
    const { id } = await created();
    const back = {
      paidUrl: 'http://127.0.0.1:3000/paid',
      leftUrl: 'http://127.0.0.1:3000/left',
      language: 'es' as const,
    };
    const { url, expiresAt } = await gateway.createCheckout(id, back);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/sandbox\/checkout\/chk_\w+$/);
    expect(expiresAt.getTime()).toBeGreaterThan(Date.now());
    await driver.pay(id, 'paid');
    await expect(gateway.createCheckout(id, back)).rejects.toMatchObject({ code: 'payment_succeeded' });
  });

  it('refunds in parts, never more than was received, and once for one id', async () => {
    const id = await paid();
    const refundId = randomUUID();
    const first = await refund(id, 100_000, refundId);
    expect(first).toMatchObject({ refundId, paymentId: id, amount: usd(100_000), status: 'succeeded' });
    expect(await refund(id, 100_000, refundId)).toEqual(first);
    await expect(refund(id, 1, refundId)).rejects.toMatchObject({ code: 'idempotency_mismatch' });
    await expect(refund(id, 25_001)).rejects.toMatchObject({ code: 'refund_exceeds_payment' });
    await refund(id, 25_000);
    expect(await gateway.readPayment(id)).toMatchObject({ refunded: usd(125_000), received: usd(125_000) });
    expect(await gateway.findRefund(refundId)).toEqual(first);
    expect(await gateway.readRefund(first.id)).toEqual(first);
    expect(await gateway.findRefund(randomUUID())).toBeNull();
  });

  it('never refunds too much for calls at the same time', async () => {
    const id = await paid();
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => refund(id, 10_000)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(12);
    expect(await gateway.readPayment(id)).toMatchObject({ refunded: usd(120_000) });
  });

  it('refunds nothing of what was not paid, nor in another currency', async () => {
    const { id } = await created();
    await expect(refund(id, 1)).rejects.toThrow(GatewayRefused);
    const refundId = randomUUID();
    const inPesos = { refundId, paymentId: await paid(), amount: { amount: 1, currency: 'MXN' } };
    await expect(gateway.refund(inPesos)).rejects.toMatchObject({ code: 'currency_invalid' });
  });

  it('gives the money back if a refund fails later', async () => {
    const id = await paid();
    await driver.failRefund();
    const failing = await refund(id, 125_000);
    expect(failing.status).toBe('pending');
    expect(await gateway.readPayment(id)).toMatchObject({ refunded: usd(125_000) });
    await driver.wait();
    expect(await gateway.readRefund(failing.id)).toMatchObject({ status: 'failed' });
    expect(await gateway.readPayment(id)).toMatchObject({ refunded: usd(0) });
    expect(await refund(id, 125_000)).toMatchObject({ status: 'succeeded' });
  });

  it('returns what was paid outside after a while', async () => {
    const { id } = await created();
    await driver.begin(id, 'pix');
    await driver.finish(id, 'paid');
    const { id: refundId, status } = await refund(id, 5);
    expect(status).toBe('pending');
    await driver.wait();
    expect(await gateway.readRefund(refundId)).toMatchObject({ status: 'succeeded' });
  });

  it('holds disputed money until the dispute is won', async () => {
    const id = await paid();
    await refund(id, 25_000);
    const { id: disputeId } = await driver.openDispute(id, 100_000);
    expect(await gateway.readDispute(disputeId)).toMatchObject({
      paymentId: id,
      amount: usd(100_000),
      status: 'needs_response',
      reason: 'fraudulent',
      respondBy: expect.any(Date),
    });
    await expect(refund(id, 1)).rejects.toMatchObject({ code: 'payment_disputed' });
    await driver.decideDispute(disputeId, 'under_review');
    await driver.decideDispute(disputeId, 'won');
    expect(await gateway.readDispute(disputeId)).toMatchObject({ status: 'won' });
    expect(await refund(id, 100_000)).toMatchObject({ status: 'succeeded' });
  });

  it('keeps the money of a lost dispute away, whatever is decided later', async () => {
    const id = await paid();
    const { id: disputeId } = await driver.openDispute(id);
    await driver.decideDispute(disputeId, 'lost');
    await driver.decideDispute(disputeId, 'won');
    expect(await gateway.readDispute(disputeId)).toMatchObject({ status: 'lost' });
    await expect(refund(id, 1)).rejects.toMatchObject({ code: 'payment_disputed' });
    expect(await gateway.readDispute('dsp_none')).toBeNull();
  });

  it('takes evidence once, and none after the bank has decided', async () => {
    const id = await paid();
    const { id: disputeId } = await driver.openDispute(id);
    const evidence = (evidenceId: string) => ({
      evidenceId,
      disputeId,
      statement: 'She came.',
      facts: '',
      policy: '',
      serviceDate: '2026-11-20',
      showsAttendance: true,
      files: [],
    });
    expect(await gateway.submitEvidence(evidence('first'))).toMatchObject({ id: disputeId, status: 'under_review' });
    expect(await gateway.submitEvidence(evidence('first'))).toMatchObject({ id: disputeId });
    await expect(gateway.submitEvidence(evidence('second'))).rejects.toMatchObject({ code: 'evidence_closed' });
    await driver.decideDispute(disputeId, 'won');
    await expect(gateway.submitEvidence(evidence('third'))).rejects.toMatchObject({ code: 'evidence_closed' });
  });

  it('lists payments and disputes, oldest first and page by page', async () => {
    const since = new Date(0);
    for (let count = 0; count < 101; count += 1) await created();
    const first = await gateway.listPayments(since);
    expect(first.payments).toHaveLength(100);
    const second = await gateway.listPayments(since, first.next ?? '');
    const all = [...first.payments, ...second.payments];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.map(({ createdAt }) => createdAt.getTime())).toEqual(
      all.map(({ createdAt }) => createdAt.getTime()).toSorted((one, other) => one - other),
    );
    expect(await gateway.listPayments(new Date(Date.now() + 60_000))).toEqual({ payments: [], next: null });
    const { disputes } = await gateway.listDisputes(since);
    expect(disputes.length).toBeGreaterThan(0);
  });

  it('lists the messages about everything that happened, oldest first, whether they were delivered or not', async () => {
    const since = new Date(driver.now());
    const [one, other] = [await paid(), await paid()];
    const { id: disputeId } = await driver.openDispute(other);
    const { events } = await gateway.listEvents(since);
    // Others are of the tests before, in the same millisecond.
    expect(events.filter(({ about }) => [one, other, disputeId].includes(about?.id ?? ''))).toMatchObject([
      { type: 'payment.succeeded', about: { kind: 'payment', id: one }, createdAt: expect.any(Date) },
      { type: 'payment.succeeded', about: { kind: 'payment', id: other } },
      { type: 'dispute.opened', about: { kind: 'dispute' } },
    ]);
    expect(await gateway.listEvents(new Date(driver.now() + 60_000))).toEqual({ events: [], next: null });
  });

  it.each(['error_before', 'hang'] as const)(
    'with the fault “%s” nothing is created, and it does not tell',
    async (fault) => {
      const order = wanted();
      await driver.fault('create_payment', fault);
      await expect(gateway.createPayment(order)).rejects.toThrow(GatewayUnreachable);
      expect(await gateway.findPayment(order.attemptId)).toBeNull();
      expect(await gateway.createPayment(order)).toMatchObject({ status: 'requires_payment' });
    },
  );

  it.each(['answer_lost', 'crash_after'] as const)(
    'with the fault “%s” it is done once, and found again',
    async (fault) => {
      const order = wanted();
      await driver.fault('create_payment', fault);
      await expect(gateway.createPayment(order)).rejects.toThrow(GatewayUnreachable);
      const found = await gateway.findPayment(order.attemptId);
      expect(found).toMatchObject({ attemptId: order.attemptId });
      expect(await gateway.createPayment(order)).toEqual(found);
      const id = await paid();
      const refundId = randomUUID();
      await driver.fault('refund', fault);
      await expect(refund(id, 5, refundId)).rejects.toThrow(GatewayUnreachable);
      expect(await gateway.readPayment(id)).toMatchObject({ refunded: usd(5) });
      expect(await refund(id, 5, refundId)).toMatchObject({ status: 'succeeded' });
      expect(await gateway.readPayment(id)).toMatchObject({ refunded: usd(5) });
    },
  );

  it('crashes before it did anything, and goes on', async () => {
    const order = wanted();
    await driver.fault('create_payment', 'crash_before');
    await expect(gateway.createPayment(order)).rejects.toThrow(GatewayUnreachable);
    expect(await gateway.findPayment(order.attemptId)).toBeNull();
  });

  it('sends a signed message about everything that happens, the same one if it sends it again', async () => {
    const id = await paid();
    await vi.waitFor(
      async () =>
        expect(await driver.messages()).toContainEqual(
          expect.objectContaining({ type: 'payment.succeeded', about: { kind: 'payment', id } }),
        ),
      { timeout: 20_000 },
    );
    // On a busy machine an answer comes too late, and a message is sent again: then it is the same one.
    for (const [first, ...again] of Map.groupBy(await driver.messages(), (message) => message.id).values())
      for (const message of again) expect(message).toEqual(first);
  });
});
