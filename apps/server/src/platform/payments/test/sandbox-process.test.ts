import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GatewayUnreachable } from '../gateway.ts';
import { openJournal } from '../sandbox/process/journal.ts';
import { delayAfter } from '../sandbox/process/deliveries.ts';
import { openSandbox, type TestSandbox } from '../testing/open-sandbox.ts';
import { openWebhookReceiver, type WebhookReceiver } from '../testing/webhook-receiver.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close();
});
const start = (options: Parameters<typeof openSandbox>[0] = {}): TestSandbox => {
  const sandbox = openSandbox(options);
  open.push(sandbox);
  return sandbox;
};
async function receive(): Promise<WebhookReceiver> {
  const receiver = await openWebhookReceiver();
  open.push(receiver);
  return receiver;
}
const wanted = () => ({
  attemptId: randomUUID(),
  amount: { amount: 5000, currency: 'USD' },
  description: 'Clínica Sol · TRV-1234',
  expiresAt: new Date(Date.now() + 3_600_000),
});
const pidOf = ({ folder }: TestSandbox) => Number(readFileSync(`${folder}.lock`, 'utf8'));
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
const until = (fits: () => boolean) => vi.waitUntil(fits, { timeout: 30_000, interval: 20 });
async function kill(sandbox: TestSandbox): Promise<void> {
  const pid = pidOf(sandbox);
  process.kill(pid, 'SIGKILL');
  await until(() => !isAlive(pid));
}
const journalOf = ({ folder }: TestSandbox) => path.join(folder, 'journal.jsonl');

describe('the process of the sandbox gateway', () => {
  it('does not run before something is asked for that needs it', async () => {
    const sandbox = start();
    await sandbox.gateway.announce('http://127.0.0.1:9');
    expect(await sandbox.gateway.readPayment('pay_none')).toBeNull();
    expect(await sandbox.gateway.listPayments(new Date(0))).toEqual({ payments: [], next: null });
    expect(existsSync(`${sandbox.folder}.lock`)).toBe(false);
    await sandbox.gateway.createPayment(wanted());
    expect(isAlive(pidOf(sandbox))).toBe(true);
  });

  it('loses nothing that it confirmed when it is killed, 20 times while it is written to', async () => {
    const sandbox = start();
    const confirmed: string[] = [];
    for (let round = 0; round < 20; round += 1) {
      const first = await sandbox.gateway.createPayment(wanted());
      confirmed.push(first.id);
      const writing = Array.from({ length: 8 }, async () => {
        const { id } = await sandbox.gateway.createPayment(wanted());
        confirmed.push(id);
      });
      process.kill(pidOf(sandbox), 'SIGKILL');
      await Promise.allSettled(writing);
      for (const id of confirmed.slice(-9)) expect((await sandbox.gateway.readPayment(id))?.id).toBe(id);
    }
    const { payments } = await sandbox.gateway.listPayments(new Date(0));
    const { payments: more } = await sandbox.gateway.listPayments(new Date(0), payments.at(-1)?.id);
    const ids = new Set([...payments, ...more].map(({ id }) => id));
    expect(confirmed.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('goes on after it was killed: payments, refunds, disputes, checkouts and late money', async () => {
    const sandbox = start({ lateMs: 1500 });
    const { gateway } = sandbox;
    const [paid, late] = [await gateway.createPayment(wanted()), await gateway.createPayment(wanted())];
    const checkout = await gateway.createCheckout(late.id, {
      paidUrl: 'http://127.0.0.1:3000/paid',
      leftUrl: 'http://127.0.0.1:3000/left',
      language: 'pt',
    });
    await sandbox.pay(paid.id, 'paid');
    await sandbox.pay(late.id, 'late');
    const refund = await gateway.refund({
      refundId: randomUUID(),
      paymentId: paid.id,
      amount: paid.amount && { amount: 1000, currency: 'USD' },
    });
    const dispute = await sandbox.openDispute(paid.id, 2000);
    await kill(sandbox);
    expect(await gateway.readPayment(paid.id)).toMatchObject({ status: 'succeeded', refunded: { amount: 1000 } });
    expect(await gateway.readRefund(refund.id)).toEqual(refund);
    expect(await gateway.readDispute(dispute.id)).toMatchObject({ status: 'needs_response', amount: { amount: 2000 } });
    const page = await fetch(new URL(new URL(checkout.url).pathname, await gateway.address()));
    expect(page.status).toBe(200);
    await vi.waitFor(async () => expect(await gateway.readPayment(late.id)).toMatchObject({ status: 'succeeded' }), {
      timeout: 30_000,
    });
  });

  it('takes over a payment that the demo began with when it is refunded, and no other that it does not know', async () => {
    const { gateway } = start();
    const asked = { refundId: randomUUID(), paymentId: 'demo_payment', amount: { amount: 1000, currency: 'USD' } };
    await expect(gateway.refund(asked)).rejects.toMatchObject({ code: 'not_found' });
    const earlier = { attemptId: randomUUID(), received: 1500, paidAt: Date.now() };
    expect(await gateway.refund({ ...asked, earlier })).toMatchObject({ status: 'succeeded' });
    await expect(gateway.refund({ ...asked, refundId: randomUUID(), earlier })).rejects.toMatchObject({
      code: 'refund_exceeds_payment',
    });
    expect(await gateway.findPayment(earlier.attemptId)).toMatchObject({ received: { amount: 1500 } });
  });

  it('drops half a line at the end of its journal, and refuses to start on a damaged one', async () => {
    const sandbox = start();
    const { id } = await sandbox.gateway.createPayment(wanted());
    await kill(sandbox);
    const whole = readFileSync(journalOf(sandbox), 'utf8');
    writeFileSync(journalOf(sandbox), `${whole}{"payments":[{"id":"pay_ha`);
    expect(await sandbox.gateway.readPayment(id)).toMatchObject({ id });
    const next = await sandbox.gateway.createPayment(wanted());
    await kill(sandbox);
    expect(await sandbox.gateway.readPayment(next.id)).toMatchObject({ id: next.id });
    await kill(sandbox);
    writeFileSync(journalOf(sandbox), `{"payments":[{"id":"pay_ha\n${whole}`);
    await expect(sandbox.gateway.readPayment(id)).rejects.toThrow(/line 1 of .* is damaged/);
    expect(() => openJournal(sandbox.folder)).toThrow('is damaged');
  });

  it('is shared by servers on one folder, and started again by whoever misses it', async () => {
    const sandbox = start();
    const { id } = await sandbox.gateway.createPayment(wanted());
    const first = pidOf(sandbox);
    const [other, third] = [sandbox.beside(), sandbox.beside()];
    expect(await other.readPayment(id)).toMatchObject({ id });
    expect(await third.address()).toBe(await sandbox.gateway.address());
    expect(pidOf(sandbox)).toBe(first);
    await sandbox.gateway.close();
    await until(() => !isAlive(first));
    const answers = await Promise.all([other.readPayment(id), third.readPayment(id), other.createPayment(wanted())]);
    expect(answers.map((answer) => answer?.amount.amount)).toEqual([5000, 5000, 5000]);
    expect(await third.address()).toBe(await other.address());
  });

  it('runs once when several servers need it at the same time', async () => {
    const sandbox = start();
    const all = [sandbox.gateway, ...Array.from({ length: 4 }, () => sandbox.beside())];
    const order = wanted();
    const payments = await Promise.all(all.map((gateway) => gateway.createPayment(order)));
    expect(new Set(payments.map(({ id }) => id)).size).toBe(1);
    expect(new Set(await Promise.all(all.map((gateway) => gateway.address()))).size).toBe(1);
  });

  it('answers only who has the key, and takes orders of tests only with a token', async () => {
    const sandbox = start({ controlToken: null });
    const { id } = await sandbox.gateway.createPayment(wanted());
    const address = await sandbox.gateway.address();
    const call = (at: string, authorization?: string) =>
      fetch(new URL(at, address), { method: 'GET', headers: authorization ? { authorization } : {} });
    expect((await call(`/v1/payments/${id}`)).status).toBe(401);
    expect((await call(`/v1/payments/${id}`, 'Bearer another key')).status).toBe(401);
    await expect(sandbox.pay(id, 'paid')).rejects.toThrow('404');
    await expect(sandbox.beside({ apiKey: 'another key', url: address }).readPayment(id)).rejects.toThrow(
      GatewayUnreachable,
    );
  });

  it('says that it cannot be reached where its address leads nowhere', async () => {
    const sandbox = start({ url: 'http://127.0.0.1:9' });
    await expect(sandbox.gateway.createPayment(wanted())).rejects.toThrow(GatewayUnreachable);
  });

  it('ends with the server that started it', async () => {
    const sandbox = start();
    await sandbox.gateway.createPayment(wanted());
    const pid = pidOf(sandbox);
    await sandbox.gateway.close();
    await until(() => !isAlive(pid));
    expect(existsSync(path.join(sandbox.folder, 'address'))).toBe(false);
    await expect(sandbox.gateway.createPayment(wanted())).rejects.toThrow(GatewayUnreachable);
  });
});

describe('the messages of the sandbox gateway', () => {
  const typesOf = (sandbox: TestSandbox, receiver: WebhookReceiver) =>
    receiver.received.map(({ rawBody, signature }) => sandbox.gateway.readEvent(rawBody, signature).type);
  async function payOnce(sandbox: TestSandbox, receiver: WebhookReceiver): Promise<string> {
    const { id } = await sandbox.gateway.createPayment(wanted());
    await sandbox.gateway.announce(receiver.address);
    await sandbox.pay(id, 'paid');
    return id;
  }

  it('go to the webhook, and again with growing delays until they are accepted, also over a restart', async () => {
    const [sandbox, receiver] = [start({ hurry: 20 }), await receive()];
    receiver.answerWith(500);
    await payOnce(sandbox, receiver);
    await until(() => receiver.received.length >= 3);
    expect(receiver.received.map((message) => message.path)).toContain('/api/v1/webhooks/sandbox');
    await kill(sandbox);
    const before = receiver.received.length;
    receiver.answerWith(200);
    await sandbox.gateway.address();
    await until(() => receiver.received.length > before);
    expect(new Set(receiver.received.map(({ rawBody }) => rawBody.toString())).size).toBe(1);
    expect([1, 2, 3, 12, 13, 40].map(delayAfter)).toEqual([1000, 2000, 4000, 2_048_000, 3_600_000, 3_600_000]);
  });

  it('reach another server if the newest does not answer', async () => {
    const [sandbox, alive, gone] = [start(), await receive(), await receive()];
    await sandbox.gateway.createPayment(wanted());
    await sandbox.gateway.announce(alive.address);
    await payOnce(sandbox, gone);
    await gone.close();
    open.splice(open.indexOf(gone), 1);
    const { id } = await sandbox.gateway.createPayment(wanted());
    await sandbox.pay(id, 'paid');
    await until(() => alive.received.some(({ rawBody }) => rawBody.includes(id)));
    expect(typesOf(sandbox, alive)).toContain('payment.succeeded');
  });

  it('come twice, late, in reverse order or never, as a test orders', async () => {
    const [sandbox, receiver] = [start({ lateMs: 60_000 }), await receive()];
    const { id } = await sandbox.gateway.createPayment(wanted());
    await sandbox.gateway.announce(receiver.address);
    await sandbox.order({ reorder: 3 });
    await sandbox.pay(id, 'declined');
    await sandbox.pay(id, 'authentication');
    await sandbox.authenticate(id, true);
    await until(() => receiver.received.length === 3);
    expect(typesOf(sandbox, receiver)).toEqual(['payment.succeeded', 'payment.authentication_asked', 'payment.failed']);

    await sandbox.order({ duplicate: 1 });
    const { id: disputeId } = await sandbox.openDispute(id);
    await until(() => receiver.received.length === 5);
    expect(receiver.received[3]?.rawBody).toEqual(receiver.received[4]?.rawBody);

    await sandbox.order({ lose: 1 });
    await sandbox.decideDispute(disputeId, 'under_review');
    await until(() => readFileSync(journalOf(sandbox), 'utf8').trimEnd().endsWith('"nextAt":null}]}'));
    await sandbox.order({ delayMs: 500 });
    await sandbox.decideDispute(disputeId, 'won');
    await until(() => receiver.received.length === 6);
    expect(typesOf(sandbox, receiver).at(-1)).toBe('dispute.won');
  });
});
