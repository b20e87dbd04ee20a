import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minorDigits } from '@travesia/contracts/kit';
import type { FastifyInstance } from 'fastify';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerSandboxPages } from '../../http/sandbox-pages.ts';
import { createTestHttp } from '../../testing/test-http.ts';
import { NUMBER_PATTERN } from '../sandbox/pages/card-form.ts';
import { showMoney } from '../../show-money.ts';
import { spacedNumber, TEST_CARDS } from '../sandbox/book/test-cards.ts';
import { openSandbox, type TestSandbox } from '../testing/open-sandbox.ts';

const PAID = 'http://127.0.0.1:3000/booking/confirmation?booking=1';
const LEFT = 'http://127.0.0.1:3000/booking/payment?booking=1';
/** Looks like a card of a person: it fits the check digit, and is none of ours. */
const REAL = '5555 5555 5555 4444';

let sandbox: TestSandbox;
let app: FastifyInstance;
let logged: Record<string, unknown>[];
beforeAll(async () => {
  sandbox = openSandbox({ lateMs: 60_000 });
  ({ app, logged } = await createTestHttp([], {
    beside: (server) => registerSandboxPages(server, sandbox.gateway, { publicUrl: undefined }),
  }));
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

async function checkout(language: 'en' | 'es' | 'pt' = 'en', description = 'Clínica Sol · TRV-1234') {
  const { gateway } = sandbox;
  const amount = { amount: 125_000, currency: 'USD' };
  const expiresAt = new Date(Date.now() + 3_600_000);
  const { id } = await gateway.createPayment({ attemptId: randomUUID(), amount, description, expiresAt });
  const { url } = await gateway.createCheckout(id, { paidUrl: PAID, leftUrl: LEFT, language });
  return { id, at: new URL(url).pathname };
}
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const post = (url: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const card = { number: '4242 4242 4242 4242', expiry: '12/39', code: '123', name: 'Ana Pérez' };
const statusOf = async (id: string) => (await sandbox.gateway.readPayment(id))?.status;

/** Elements of a page with their attributes. */
function elementsOf(page: string): { name: string; attributes: Record<string, string> }[] {
  const found: { name: string; attributes: Record<string, string> }[] = [];
  const parser = new Parser({ onopentag: (name, attributes) => void found.push({ name, attributes }) });
  parser.end(page);
  return found;
}

describe('the checkout page', () => {
  it('says that no money moves, what is paid, and who takes it, in three languages', async () => {
    const { at } = await checkout('es');
    const pages = await Promise.all([
      get(at),
      get(`${at}?language=en`),
      get(`${at}?language=pt`),
      get(`${at}?language=xx`),
    ]);
    const [spanish = '', english = '', portuguese = '', other = ''] = pages.map(({ body }) => body);
    expect(english).toContain('This is a sandbox: no money moves.');
    expect(spanish).toContain('no se mueve dinero');
    expect(portuguese).toContain('nenhum dinheiro');
    expect(other).toContain('<html lang="es"');
    expect(english).toContain('US$\u00A01,250.00');
    expect(portuguese).toContain('US$\u00A01.250,00');
    expect(english).toContain('Clínica Sol · TRV-1234');
    expect(english).toContain('separate process');
  });

  it('needs no script and allows none, is kept nowhere and shown in no frame', async () => {
    const { at } = await checkout();
    const { headers, body } = await get(at);
    expect(elementsOf(body).filter(({ name }) => name === 'script')).toEqual([]);
    expect(
      elementsOf(body)
        .flatMap(({ attributes }) => Object.keys(attributes))
        .filter((name) => /^on|^style$/.test(name)),
    ).toEqual([]);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self' http://127.0.0.1:3000;");
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });

  it('escapes what others wrote', async () => {
    const { at } = await checkout('en', '<img src=x onerror=alert(1)> "Sol" & \'Mar\'');
    const { body } = await get(at);
    expect(elementsOf(body).filter(({ name }) => name === 'img')).toEqual([]);
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;Sol&quot; &amp; &#39;Mar&#39;');
  });

  it('labels every field, and fills the form in with a test card by a link', async () => {
    const { at } = await checkout();
    const { body } = await get(`${at}?card=declined`);
    const elements = elementsOf(body);
    const inputs = elements.filter(({ name }) => name === 'input').map(({ attributes }) => attributes);
    const labels = elements.filter(({ name }) => name === 'label').map(({ attributes }) => attributes['for']);
    expect(inputs.map(({ id }) => id)).toEqual(['number', 'expiry', 'code', 'name']);
    expect(labels).toEqual(['number', 'expiry', 'code', 'name']);
    expect(inputs[0]?.['value']).toBe('4000 0000 0000 0002');
    expect(inputs.every(({ value, autocomplete }) => value !== '' && autocomplete === 'off')).toBe(true);
    const cards = elements.filter(({ attributes }) => attributes['href']?.includes('card='));
    expect(cards).toHaveLength(Object.keys(TEST_CARDS).length);
    expect(cards.filter(({ attributes }) => attributes['aria-current'] === 'true')).toHaveLength(1);
  });

  it('takes the theme of our site and nothing else of its cookies', async () => {
    const { at } = await checkout();
    expect((await get(at, { cookie: 'session=secret; theme=dark' })).body).toContain('data-theme="dark"');
    expect((await get(at, { cookie: 'theme=purple' })).body).not.toContain('data-theme="');
    expect((await get(at, { cookie: 'session=secret' })).body).not.toContain('secret');
  });

  it('is not there for another id', async () => {
    for (const url of [
      '/sandbox/checkout/chk_none',
      '/sandbox/checkout',
      '/sandbox/other',
      '/sandbox/checkout/__proto__',
    ])
      expect((await get(url)).statusCode).toBe(404);
  });
});

describe('the card form', () => {
  it.each([
    ['paid', PAID, 'succeeded'],
    ['late', PAID, 'processing'],
    ['never', PAID, 'processing'],
    ['disputed', PAID, 'succeeded'],
    ['declined', null, 'requires_payment'],
    ['insufficient_funds', null, 'requires_payment'],
    ['expired_card', null, 'requires_payment'],
  ] as const)('with the test card “%s” leads to %s', async (effect, to, status) => {
    const { id, at } = await checkout();
    const answer = await post(`${at}/card?language=en`, { ...card, number: spacedNumber(effect) });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(to ?? `${at}?language=en`);
    expect(await statusOf(id)).toBe(status);
    expect((await get(at)).body.includes('role="alert"')).toBe(to === null);
  });

  it.each([
    ['approve', PAID, 'succeeded'],
    ['refuse', null, 'requires_payment'],
  ] as const)('asks the bank, which may %s', async (answer, to, status) => {
    const { id, at } = await checkout();
    await post(`${at}/card`, { ...card, number: TEST_CARDS.authentication });
    expect((await get(at)).body).toContain('Your bank asks you to confirm');
    const next = await post(`${at}/authentication`, { answer });
    expect(next.headers.location).toBe(to ?? `${at}?language=en`);
    expect(await statusOf(id)).toBe(status);
  });

  it('lets the browser send test numbers only', () => {
    const pattern = new RegExp(`^(?:${NUMBER_PATTERN})$`, 'v');
    for (const number of Object.values(TEST_CARDS)) {
      expect(number).toMatch(pattern);
      expect(number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')).toMatch(pattern);
    }
    for (const number of [REAL, '4111111111111111', '42424242424242420', '4242']) expect(number).not.toMatch(pattern);
  });

  it('refuses any other number, and neither shows, keeps nor logs it', async () => {
    const { id, at } = await checkout();
    for (const number of [REAL, REAL.replaceAll(' ', ''), REAL.replaceAll(' ', '-'), '4111 1111 1111 1111']) {
      const answer = await post(`${at}/card`, { ...card, number, name: `Ana ${number}` });
      expect(answer.statusCode).toBe(422);
      expect(answer.body).toContain('Only the test cards on this page work here');
      expect(answer.body).not.toContain(number);
    }
    expect(await statusOf(id)).toBe('requires_payment');
    const journal = readFileSync(path.join(sandbox.folder, 'journal.jsonl'), 'utf8');
    for (const text of [journal, JSON.stringify(logged)])
      expect(text).not.toMatch(/5555.?5555|4111.?1111|4242.?4242|4000.?00|Ana/);
  });

  it('names what is wrong beside its field, and keeps the rest', async () => {
    const { at } = await checkout();
    const answer = await post(`${at}/card`, { number: '', expiry: '01/20', code: 'x', name: '' });
    const wrong = elementsOf(answer.body).filter(({ attributes }) => attributes['aria-invalid'] === 'true');
    expect(wrong.map(({ attributes }) => attributes['id'])).toEqual(['number', 'expiry', 'code', 'name']);
    for (const { attributes } of wrong) expect(answer.body).toContain(`id="${attributes['aria-describedby']}"`);
    const kept = await post(`${at}/card`, { ...card, number: REAL });
    expect(kept.body).toContain('value="Ana Pérez"');
    expect(kept.body).not.toContain('value="123"');
  });

  it('pays once, however often it is sent', async () => {
    const { id, at } = await checkout();
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(`${at}/card`, card)));
    expect(answers.every(({ statusCode }) => statusCode === 303)).toBe(true);
    expect(await sandbox.gateway.readPayment(id)).toMatchObject({ status: 'succeeded', received: { amount: 125_000 } });
    expect((await get(at)).body).toContain('No real money moved');
  });

  it('does nothing to what was cancelled', async () => {
    const { id, at } = await checkout();
    await sandbox.gateway.cancelPayment(id);
    await post(`${at}/card`, card);
    await post(`${at}/method`, { method: 'pix' });
    expect(await statusOf(id)).toBe('cancelled');
    const { body } = await get(at);
    expect(body).toContain('can no longer be made');
    expect(body).toContain(LEFT.replace('&', '&amp;'));
  });
});

describe('paying outside', () => {
  it.each(['pix', 'oxxo', 'boleto', 'pse'])('by %s shows a code and waits for the money', async (method) => {
    const { id, at } = await checkout();
    const chosen = await post(`${at}/method?language=en`, { method });
    expect(chosen.headers.location).toBe(`${at}?language=en`);
    expect(await sandbox.gateway.readPayment(id)).toMatchObject({ status: 'processing', method });
    const { body } = await get(at);
    expect(body).toMatch(/<code class="voucher">(?:[0-9A-F]{4} ?){8}<\/code>/);
    const paid = await post(`${at}/voucher`, { outcome: 'paid' });
    expect(paid.headers.location).toBe(PAID);
    expect(await statusOf(id)).toBe('succeeded');
  });

  it('can be chosen again after the code expired', async () => {
    const { id, at } = await checkout();
    await post(`${at}/method`, { method: 'boleto' });
    await post(`${at}/voucher`, { outcome: 'expired' });
    expect(await sandbox.gateway.readPayment(id)).toMatchObject({
      status: 'requires_payment',
      failure: 'method_expired',
    });
    expect((await get(at)).body).toContain('The code expired before it was paid');
    await post(`${at}/method`, { method: 'none' });
    expect(await statusOf(id)).toBe('requires_payment');
  });
});

describe('our server before the gateway', () => {
  it('passes on no session, and leads nowhere but to pages', async () => {
    const { id } = await checkout();
    const headers = { authorization: 'Bearer a key of a test', cookie: 'session=secret' };
    for (const url of [
      `/v1/payments/${id}`,
      `/sandbox/../v1/payments/${id}`,
      `/sandbox/%2e%2e/v1/payments/${id}`,
      '/sandbox//v1/health',
    ])
      expect((await get(url, headers)).statusCode).toBe(404);
  });

  it('refuses forms of other sites', async () => {
    const { id, at } = await checkout();
    const answer = await post(`${at}/card`, card, {
      origin: 'https://elsewhere.example',
      'sec-fetch-site': 'cross-site',
    });
    expect(answer.statusCode).toBe(400);
    expect(await statusOf(id)).toBe('requires_payment');
  });

  it('refuses bodies larger than any form', async () => {
    const { at } = await checkout();
    expect((await post(`${at}/card`, { ...card, name: 'x'.repeat(20_000) })).statusCode).toBe(413);
  });

  it('serves the fonts of the site', async () => {
    const answer = await get('/sandbox/fonts/fraunces.woff2');
    expect(answer.headers['content-type']).toBe('font/woff2');
    expect(answer.rawPayload.subarray(0, 4).toString()).toBe('wOF2');
    expect((await get('/sandbox/fonts/constructor.woff2')).statusCode).toBe(404);
  });

  it('says so in a problem if the gateway cannot be reached', async () => {
    const { app: lonely } = await createTestHttp([], {
      beside: (server) =>
        registerSandboxPages(server, { address: async () => 'http://127.0.0.1:9' }, { publicUrl: undefined }),
    });
    const answer = await lonely.inject('/sandbox/checkout/chk_1');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    await lonely.close();
  });
});

describe('amounts on the pages', () => {
  it.each(['USD', 'MXN', 'COP', 'BRL', 'ARS', 'CLP', 'PEN', 'CRC', 'DOP', 'PYG', 'EUR', 'GBP', 'CAD', 'JPY', 'KWD'])(
    'in %s have the digits of its minor unit',
    (currency) => {
      const digits = minorDigits(currency);
      const shown = showMoney({ amount: 1_234_567, currency }, 'en').split('\u00A0')[1] ?? '';
      expect(shown.split('.')[1] ?? '').toHaveLength(digits);
      expect(Number(shown.replaceAll(',', ''))).toBe(1_234_567 / 10 ** digits);
    },
  );
});
