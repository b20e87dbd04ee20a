import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSupport, type OpenSupport, question } from '../testing/open-support.ts';

let api: OpenSupport;
beforeAll(async () => {
  api = await openSupport();
});
beforeEach(() => api.clear());
afterAll(() => api.close());

const ask = (token: string, more: object = {}) => api.post('/support/tickets', token, { ...question, ...more });
const list = async (token: string) => (await api.get('/support/tickets', token)).body;

describe('contacting support', () => {
  it('creates a private ticket with a reference and a promised reply time', async () => {
    const anna = await api.person();
    const other = await api.person();
    const { status, body } = await ask(anna.token);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      reference: expect.stringMatching(/^TS-[0-9A-Z]{4}-[0-9A-Z]{4}$/) as string,
      subject: 'May I fly after six days?',
      state: 'open',
      context: null,
      expected_reply: { basis: 'promise', working_days: 2, hours: null },
      messages: [{ by: 'me', name: null, text: question.message }],
      actions: ['reply', 'close'],
    });
    expect(await list(anna.token)).toMatchObject({ total: 1, data: [{ id: body['id'] }] });
    expect(await list(other.token)).toMatchObject({ total: 0 });
    expect((await api.get(`/support/tickets/${String(body['id'])}`, other.token)).body.code).toBe(
      'support.ticket_not_found',
    );
    expect((await api.get('/support/tickets')).status).toBe(401);
  });

  it('stores the text encrypted', async () => {
    const { token } = await api.person();
    await ask(token);
    const { rows } = await api.database.db.execute<{ all: string }>(
      sql`select support_tickets::text || support_messages::text as all from support_tickets, support_messages`,
    );
    expect(rows[0]?.all).toContain('v1.');
    expect(rows[0]?.all).not.toMatch(/knee|fly/);
  });

  it('attaches only what the form showed, and only with consent', async () => {
    const { token } = await api.person('provider');
    const { body: desk } = await api.get('/support/desk', token);
    expect(desk).toMatchObject({ context: { role: 'provider', language: 'es', place: null }, actions: ['ask'] });
    expect((await ask(token)).body).toMatchObject({ context: null });
    expect((await ask(token, { attach_context: true })).body).toMatchObject({ context: desk['context'] });
  });

  it('returns validation errors by field', async () => {
    const { token } = await api.person();
    const { status, body } = await ask(token, { subject: ' ', message: '', topic: 'horoscope', colour: 'red' });
    expect(status).toBe(422);
    expect((body['fields'] as { path: string }[]).map(({ path }) => path).toSorted()).toEqual([
      'body.colour',
      'body.message',
      'body.subject',
      'body.topic',
    ]);
  });

  it('returns the first response again for the same idempotency key', async () => {
    const { token } = await api.person();
    const send = () => api.send('/support/tickets', question, { token, headers: { 'idempotency-key': 'once' } });
    const [first, second] = [await send(), await send()];
    expect(second.body['id']).toBe(first.body['id']);
    expect(await list(token)).toMatchObject({ total: 1 });
  });

  it('limits the rate and the number of open tickets', async () => {
    const { token } = await api.person();
    for (let made = 0; made < 5; made++) expect((await ask(token)).status).toBe(201);
    expect((await ask(token)).body).toMatchObject({ code: 'request.rate_limited', retry_after: 3600 });
    await api.makeOlder(61);
    for (let made = 0; made < 5; made++) await ask(token);
    await api.makeOlder(61);
    expect((await ask(token)).body.code).toBe('support.too_many_open');
    expect((await api.get('/support/desk', token)).body).toMatchObject({ open_tickets: 10, actions: [] });
  });
});

describe('a ticket', () => {
  it('can be closed, reopened, and reopened by writing; a stale version changes nothing', async () => {
    const { token } = await api.person();
    const { body } = await ask(token);
    const at = (act: string) => `/support/tickets/${String(body['id'])}/${act}`;
    const closed = await api.post(at('close'), token, { version: body['version'] });
    expect(closed.body).toMatchObject({ state: 'closed', actions: ['reply', 'reopen'], expected_reply: null });
    const stale = await api.post(at('reopen'), token, { version: body['version'] });
    expect(stale.body).toMatchObject({ code: 'request.stale_version', present: { state: 'closed' } });
    expect((await api.post(at('close'), token, { version: closed.body['version'] })).body.code).toBe(
      'support.not_possible',
    );
    const opened = await api.post(at('reopen'), token, { version: closed.body['version'] });
    expect(opened.body).toMatchObject({ state: 'open' });
    await api.post(at('close'), token, { version: opened.body['version'] });
    const written = await api.post(at('replies'), token, { message: 'One more thing.' });
    expect(written).toMatchObject({
      status: 201,
      body: { state: 'open', messages: [{}, { text: 'One more thing.' }] },
    });
  });

  it('is deleted two years after it was closed, and not before', async () => {
    const { token } = await api.person();
    const { body } = await ask(token);
    await ask(token);
    await api.post(`/support/tickets/${String(body['id'])}/close`, token, { version: body['version'] });
    const count = async () => {
      const { rows } = await api.database.db.execute<{ n: number }>(
        sql`select count(*)::int as n from support_tickets`,
      );
      return rows[0]?.n;
    };
    api.pass(23 * 30 * 24 * 60);
    await api.runScheduled('support.forget_old');
    expect(await count()).toBe(2);
    api.pass(60 * 24 * 60);
    await api.runScheduled('support.forget_old');
    expect(await count()).toBe(1);
  });
});
