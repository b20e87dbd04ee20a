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
const inbox = async (token: string, query = '') => (await api.get(`/admin/support/tickets${query}`, token)).body;
const team = (ticket: Body, act = '') => `/admin/support/tickets/${String(ticket['id'])}${act}`;
const ids = (page: Body) => (page['data'] as Body[]).map(({ id }) => id);

describe('the inbox', () => {
  it('is for admins only', async () => {
    for (const role of ['patient', 'provider', 'organization'] as const) {
      const { token } = await api.person(role);
      expect((await api.get('/admin/support/tickets', token)).body.code).toBe('access.not_allowed');
    }
  });

  it('shows the longest waiting first, filtered and counted', async () => {
    const admin = await api.person('admin');
    const anna = await api.person();
    const first = await ask(anna.token);
    api.pass(5);
    const second = await ask(anna.token, { topic: 'account' });
    api.pass(5);
    await api.post(team(first, '/replies'), admin.token, { message: 'Stay the ten days.' });
    const page = await inbox(admin.token);
    expect(ids(page)).toEqual([second['id'], first['id']]);
    expect(page).toMatchObject({ total: 2, data: [{ requester: { name: 'Rosa Delgado Ruiz', language: 'es' } }, {}] });
    expect(page['facets']).toMatchObject({
      states: [
        { value: 'open', count: 1 },
        { value: 'answered', count: 1 },
        { value: 'closed', count: 0 },
      ],
    });
    expect(ids(await inbox(admin.token, '?state=answered'))).toEqual([first['id']]);
    expect(ids(await inbox(admin.token, '?topic=account'))).toEqual([second['id']]);
    expect(ids(await inbox(admin.token, '?assigned=me'))).toEqual([first['id']]);
    expect(ids(await inbox(admin.token, '?assigned=nobody'))).toEqual([second['id']]);
    for (const sort of ['newest', 'waiting']) expect(ids(await inbox(admin.token, `?sort=${sort}`))).toEqual(ids(page));
    for (const sort of ['oldest', 'changed'])
      expect(ids(await inbox(admin.token, `?sort=${sort}`)), sort).toEqual([first['id'], second['id']]);
    expect(page).toMatchObject({
      data: [{ version: 1, actions: ['answer', 'note', 'assign', 'close'] }, { version: 2 }],
    });
    const part = String(second['reference']).slice(3).replace('-', ' ').toLowerCase();
    expect(ids(await inbox(admin.token, `?q=${encodeURIComponent(part)}`))).toEqual([second['id']]);
    expect(await inbox(admin.token, '?q=%25')).toMatchObject({ total: 0, data: [] });
  });

  it('of the demo contains tickets of demo people only', async () => {
    const real = await api.person();
    const secret = await ask(real.token);
    const patient = await api.enterDemo('patient');
    const admin = await api.enterDemo('admin');
    const shown = await ask(patient.token);
    expect(ids(await inbox(admin.token))).toEqual([shown['id']]);
    expect((await api.get(team(secret), admin.token)).body.code).toBe('support.ticket_not_found');
    expect((await api.post(team(secret, '/replies'), admin.token, { message: 'x' })).status).toBe(404);
    expect(ids(await inbox((await api.person('admin')).token))).toHaveLength(2);
  });
});

describe('the team', () => {
  it('reads a ticket, which its owner sees in their activity', async () => {
    const admin = await api.person('admin');
    const anna = await api.person();
    const ticket = await ask(anna.token);
    expect((await api.get(team(ticket), admin.token)).body).toMatchObject({
      messages: [{ by: 'requester', text: question.message, internal: false }],
      team: [{ id: admin.id }],
      actions: ['answer', 'note', 'assign', 'close'],
    });
    const { body } = await api.get('/activity', anna.token);
    expect((body['data'] as Body[])[0]).toMatchObject({ action: 'support.ticket_read', by: 'travesia' });
  });

  it('answers, and the owner is notified in the app and by email in their language, without the content', async () => {
    const admin = await api.person('admin', { first_name: 'Mara' });
    const anna = await api.person();
    const ticket = await ask(anna.token);
    const answer = 'Ten days, as the surgeon said.';
    const { body } = await api.post(team(ticket, '/replies'), admin.token, { message: answer });
    expect(body).toMatchObject({ state: 'answered', assignee: { id: admin.id }, waiting_since: null });
    const own = (await api.get(`/support/tickets/${String(ticket['id'])}`, anna.token)).body;
    expect(own).toMatchObject({ state: 'answered', messages: [{}, { by: 'team', name: 'Mara', text: answer }] });
    const [mail] = await api.mailsTo(anna.email);
    expect(mail).toMatchObject({ template: 'support.answered', locale: 'es' });
    expect(mail?.subject).toBe(`Respondimos a su caso: ${String(ticket['reference'])}`);
    expect(mail?.text).toContain(`/es/support/tickets/${String(ticket['id'])}`);
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(/surgeon|fly/);
    expect((await api.get('/notifications', anna.token)).body).toMatchObject({
      unread: 1,
      data: [{ kind: 'ticket_answered', path: `/support/tickets/${String(ticket['id'])}` }],
    });
  });

  it('notifies nobody who opted out, and sends no email during quiet hours', async () => {
    // Jobs use the database's clock: the end of the quiet hours must be in its future.
    api.clock.moveTo('2046-11-22T10:00:00Z');
    const admin = await api.person('admin');
    const anna = await api.person();
    const ticket = await ask(anna.token);
    const { body: wanted } = await api.get('/profile/notification-preferences', anna.token);
    const { security: _always, ...choices } = wanted;
    const save = (version: number, change: object) =>
      api.put('/profile/notification-preferences', { ...choices, ...change, version }, anna.token);
    expect((await save(0, { messages: { app: false, mail: false, push: false } })).status).toBe(200);
    const before = (await api.mailsTo(anna.email)).length;
    await api.post(team(ticket, '/replies'), admin.token, { message: 'First.' });
    expect(await api.mailsTo(anna.email)).toHaveLength(before);
    expect((await api.get('/notifications/unread-count', anna.token)).body).toEqual({ unread: 0 });
    const quiet = { from: '04:00', to: '06:00', time_zone: 'America/Bogota' };
    await save(1, { quiet_hours: quiet });
    await api.post(team(ticket, '/replies'), admin.token, { message: 'Second.' });
    const [mail] = await api.mailsTo(anna.email);
    expect(mail).toMatchObject({ template: 'support.answered', state: 'waiting' });
    expect((await api.get('/notifications/unread-count', anna.token)).body).toEqual({ unread: 1 });
  });

  it('hides its notes from the owner, and assigns the ticket to a team member', async () => {
    const admin = await api.person('admin');
    const anna = await api.person();
    const ticket = await ask(anna.token);
    const noted = await api.post(team(ticket, '/replies'), admin.token, { message: 'Ask the clinic.', internal: true });
    expect(noted.body).toMatchObject({ state: 'open', assignee: null, messages: [{}, { internal: true }] });
    const own = (await api.get(`/support/tickets/${String(ticket['id'])}`, anna.token)).body;
    expect(own['messages']).toHaveLength(1);
    const assign = (assignee: string | null, version: unknown) =>
      api.post(team(ticket, '/assign'), admin.token, { assignee_id: assignee, version });
    const { version } = noted.body;
    expect((await assign(anna.id, version)).body.code).toBe('support.not_of_the_team');
    expect((await assign(admin.id, Number(version) - 1)).body.code).toBe('request.stale_version');
    expect((await assign(admin.id, version)).body).toMatchObject({ assignee: { id: admin.id } });
  });

  it('closes a ticket; answering it then requires the person to reopen it', async () => {
    const admin = await api.person('admin');
    const anna = await api.person();
    const ticket = await ask(anna.token);
    const closed = await api.post(team(ticket, '/close'), admin.token, { version: ticket['version'] });
    expect(closed.body).toMatchObject({ state: 'closed', actions: ['note', 'assign'] });
    expect((await api.post(team(ticket, '/replies'), admin.token, { message: 'x' })).body.code).toBe(
      'support.not_possible',
    );
  });

  it('returns recent reply times, once there are five', async () => {
    const admin = await api.person('admin');
    const anna = await api.person();
    const asked: Body[] = [];
    for (let made = 0; made < 5; made++) {
      asked.push(await ask(anna.token));
      await api.makeOlder(60);
    }
    for (const ticket of asked) await api.post(team(ticket, '/replies'), admin.token, { message: 'Done.' });
    const { body } = await api.get('/support/desk', anna.token);
    expect((body['topics'] as Body[])[0]).toMatchObject({ expected_reply: { basis: 'measured', hours: 3 } });
  });
});
