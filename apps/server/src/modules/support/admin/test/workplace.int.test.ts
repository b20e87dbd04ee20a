import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSupport, type OpenSupport, question } from '../../testing/open-support.ts';

let api: OpenSupport;
beforeAll(async () => {
  api = await openSupport();
});
beforeEach(() => api.clear());
afterAll(() => api.close());

type Body = Record<string, unknown>;
const ask = async (token: string, more: object = {}) =>
  (await api.post('/support/tickets', token, { ...question, ...more })).body;
const team = (ticket: Body, act = '') => `/admin/support/tickets/${String(ticket['id'])}${act}`;
const lastOf = (body: Body) => String((body['messages'] as Body[]).at(-1)?.['id']);

describe('the person beside a ticket', () => {
  it('is shown with what keeps them from signing in and their other tickets', async () => {
    const [anna, admin] = [await api.person(), await api.person('admin')];
    const first = await ask(anna.token);
    const second = await ask(anna.token, { subject: 'Second question' });
    const { body } = await api.get(team(first, '/customer'), admin.token);
    expect(body).toMatchObject({
      id: anna.id,
      name: 'Rosa Delgado Ruiz',
      role: 'patient',
      language: 'es',
      email_verified: true,
      sign_in_hurdles: [],
      tickets: [{ id: second['id'], subject: 'Second question' }],
      tickets_total: 1,
      requests: [],
    });
    await api.database.pool.query(`update users set status = 'suspended' where id = $1`, [anna.id]);
    const { body: later } = await api.get(team(first, '/customer'), admin.token);
    expect(later['sign_in_hurdles']).toMatchObject([{ because: 'suspended', blocks: true }]);
  });

  it('is for admins, and for the demo’s only if they are of the demo', async () => {
    const anna = await api.person();
    const ticket = await ask(anna.token);
    expect((await api.get(team(ticket, '/customer'), anna.token)).body.code).toBe('access.not_allowed');
    const visitor = await api.enterDemo('admin');
    expect((await api.get(team(ticket, '/customer'), visitor.token)).body.code).toBe('support.ticket_not_found');
  });
});

describe('an internal note', () => {
  it('is changed and deleted by its author only, for a day', async () => {
    const [admin, other] = [await api.person('admin'), await api.person('admin')];
    const anna = await api.person();
    const ticket = await ask(anna.token);
    const note = async () => {
      const body = { message: 'Ask the clinic.', internal: true };
      return lastOf((await api.post(team(ticket, '/replies'), admin.token, body)).body);
    };
    const id = await note();
    const path = team(ticket, `/notes/${id}`);
    expect((await api.put(path, { message: 'Mine.' }, other.token)).body.code).toBe('support.not_possible');
    const { body } = await api.put(path, { message: 'Asked the clinic.' }, admin.token);
    expect((body['messages'] as Body[]).at(-1)).toMatchObject({
      text: 'Asked the clinic.',
      edited_at: expect.any(String),
      actions: ['change', 'delete'],
    });
    const { body: seen } = await api.get(team(ticket), other.token);
    expect((seen['messages'] as Body[]).at(-1)).toMatchObject({ actions: [] });
    const question1 = lastOf(await ask(anna.token));
    expect((await api.remove(team(ticket, `/notes/${question1}`), admin.token)).body.code).toBe('support.not_possible');
    expect(((await api.remove(path, admin.token)).body['messages'] as Body[]).length).toBe(1);
    const old = await note();
    await api.database.pool.query(`update support_messages set created_at = created_at - interval '25 hours'`);
    expect((await api.remove(team(ticket, `/notes/${old}`), admin.token)).body.code).toBe('support.not_possible');
  });
});

describe('an answer', () => {
  it('is held back if someone else wrote meanwhile, and returns what they wrote', async () => {
    const [admin, other] = [await api.person('admin'), await api.person('admin')];
    const anna = await api.person();
    const ticket = await ask(anna.token);
    const seen = lastOf(ticket);
    await api.post(team(ticket, '/replies'), other.token, { message: 'Ten days.' });
    const { status, body } = await api.post(team(ticket, '/replies'), admin.token, { message: 'Nine days.', seen });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'request.stale_version' });
    const now = body['present'] as Body;
    expect((now['messages'] as Body[]).at(-1)).toMatchObject({ text: 'Ten days.' });
    const again = await api.post(team(ticket, '/replies'), admin.token, { message: 'Both.', seen: lastOf(now) });
    expect(again.status).toBe(201);
    const more = await api.post(team(ticket, '/replies'), admin.token, { message: 'More.', seen: lastOf(now) });
    expect(more.status).toBe(201);
  });

  it('can take the ticket over and close it', async () => {
    const [admin, other] = [await api.person('admin'), await api.person('admin')];
    const anna = await api.person();
    const ticket = await ask(anna.token);
    await api.post(team(ticket, '/replies'), other.token, { message: 'Ten days.' });
    const last = { message: 'Settled.', close: true, take: true };
    expect((await api.post(team(ticket, '/replies'), admin.token, last)).body).toMatchObject({
      state: 'closed',
      assignee: { id: admin.id },
    });
    const own = await api.get(`/support/tickets/${String(ticket['id'])}`, anna.token);
    expect(own.body).toMatchObject({ state: 'closed', actions: ['reply', 'reopen'] });
  });
});

describe('saved replies', () => {
  const content = {
    name: 'Flying home',
    topic: 'journey',
    texts: { en: 'Hello {name}, see {reference}.', es: '', pt: '' },
    closes: false,
    takes: true,
  };
  const list = async (token: string) => (await api.get('/admin/support/macros', token)).body['data'] as Body[];

  it('are created, changed and archived by the team, with an entry in the log each', async () => {
    const admin = await api.person('admin');
    const { status, body } = await api.post('/admin/support/macros', admin.token, content);
    expect({ status, ...body }).toMatchObject({ status: 201, ...content, archived: false, version: 1 });
    const path = `/admin/support/macros/${String(body['id'])}`;
    const changed = { ...content, name: 'Flights', version: 1 };
    expect((await api.put(path, changed, admin.token)).body).toMatchObject({ name: 'Flights', version: 2 });
    const stale = await api.put(path, changed, admin.token);
    expect(stale.body).toMatchObject({ code: 'request.stale_version', present: { version: 2 } });
    const archived = await api.post(`${path}/archive`, admin.token, { archived: true, version: 2 });
    expect(archived.body).toMatchObject({ archived: true, version: 3 });
    await api.post('/admin/support/macros', admin.token, { ...content, name: 'flights' });
    const back = await api.post(`${path}/archive`, admin.token, { archived: false, version: 3 });
    expect(back.body.code).toBe('macros.name_taken');
    const { rows } = await api.database.pool.query<{ action: string }>(
      `select action from audit_entries where action like 'support.macro%' order by at, id`,
    );
    expect(rows.map(({ action }) => action)).toHaveLength(4);
  });

  it('refuse unknown placeholders and no text at all', async () => {
    const admin = await api.person('admin');
    for (const texts of [
      { en: 'Hello {password}', es: '', pt: '' },
      { en: ' ', es: '', pt: '' },
    ])
      expect((await api.post('/admin/support/macros', admin.token, { ...content, texts })).status).toBe(422);
  });

  it('are for admins, and separate for the demo', async () => {
    const admin = await api.person('admin');
    const { body } = await api.post('/admin/support/macros', admin.token, content);
    const patient = await api.person();
    expect((await api.get('/admin/support/macros', patient.token)).body.code).toBe('access.not_allowed');
    const visitor = await api.enterDemo('admin');
    expect(await list(visitor.token)).toEqual([]);
    expect((await api.post('/admin/support/macros', visitor.token, content)).status).toBe(201);
    const change = { ...content, version: 1 };
    expect((await api.put(`/admin/support/macros/${String(body['id'])}`, change, visitor.token)).body.code).toBe(
      'request.not_found',
    );
    expect(await list(admin.token)).toHaveLength(1);
  });
});
