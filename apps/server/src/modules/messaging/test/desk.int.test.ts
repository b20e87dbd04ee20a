import { type Conversation, PLATFORM_RECIPIENT } from '@travesia/contracts/messaging';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLINIC } from '../../contexts/testing/open-house.ts';
import { endSnoozes } from '../desk/commands/end-snoozes.ts';
import { openMessagesHouse } from '../testing/messages-house.ts';

let house: Awaited<ReturnType<typeof openMessagesHouse>>;
beforeAll(async () => {
  house = await openMessagesHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const HOUR_MS = 3_600_000;

/** A patient, two colleagues of a clinic, and their conversation. */
async function begun() {
  const patient = await house.patient();
  const ana = await house.staff('coordinator');
  const bea = await house.staff('owner');
  const { conversation } = await house.begin(patient.token);
  const at = (path: string) => `/conversations/${conversation.id}${path}`;
  return { patient, ana, bea, conversation, at };
}
const tab = async (token: string, name: string) =>
  (await house.send('GET', `/conversations?tab=${name}`, token)).body as { total: number; counts: object };
const told = async (token: string) =>
  ((await house.send('GET', '/notifications', token)).body['data'] as { kind: string }[]).map(({ kind }) => kind);

describe('the work on a conversation', () => {
  it('is the team’s alone: patients see none of it', async () => {
    const { patient, ana, conversation, at } = await begun();
    await house.send('PUT', at('/tags'), ana.token, { tags: ['Urgent', 'urgent', ' second  opinion '] });
    await house.send('POST', at('/notes'), ana.token, { content: 'She is anxious' });
    expect((await house.see(ana.token, conversation.id)).work).toMatchObject({
      assignee: null,
      tags: ['urgent', 'second opinion'],
      note_count: 1,
    });
    const seen = await house.see(patient.token, conversation.id);
    expect(seen.work).toBeNull();
    expect(seen.actions).toEqual(['write', 'archive', 'block']);
    expect((await house.list(patient.token, conversation.id)).data).toHaveLength(1);
    for (const [method, path, body] of [
      ['GET', '/notes', undefined],
      ['POST', '/notes', { content: 'x' }],
      ['PUT', '/tags', { tags: [] }],
      ['PUT', '/snooze', { until: null }],
      ['PUT', '/assignee', { user_id: null }],
    ] as const)
      expect((await house.send(method, at(path), patient.token, body)).body.code).toBe('messaging.read_only');
    expect((await house.send('GET', '/conversations/team', patient.token)).body).toEqual({ members: [], tags: [] });
  });

  it('is hidden from an admin who reads for the clinic', async () => {
    const { ana, conversation, at } = await begun();
    await house.send('POST', at('/notes'), ana.token, { content: 'Among us' });
    const admin = await house.person('admin');
    await house.send('POST', `/admin/providers/${CLINIC}/access`, admin.token, {
      reason: 'A complaint of the patient',
    });
    expect((await house.see(admin.token, conversation.id)).work).toBeNull();
    expect((await house.send('GET', at('/notes'), admin.token)).body.code).toBe('messaging.read_only');
    expect((await house.send('PUT', at('/tags'), admin.token, { tags: ['x'] })).body.code).toBe('messaging.read_only');
  });

  it('is nobody’s again once who had it left the team', async () => {
    const { ana, bea, conversation, at } = await begun();
    await house.send('PUT', at('/assignee'), bea.token, { user_id: ana.userId });
    await house.send('DELETE', `/provider/staff/${ana.userId}`, bea.token);
    await house.settle();
    expect((await house.see(bea.token, conversation.id)).work).toMatchObject({ assignee: null });
    expect(await tab(bea.token, 'unassigned')).toMatchObject({ total: 1 });
  });

  it('is assigned to colleagues only, who are told; whoever replies first takes it', async () => {
    const { patient, ana, bea, conversation, at } = await begun();
    const stranger = await house.staff('billing');
    const assign = (token: string, userId: string | null) =>
      house.send('PUT', at('/assignee'), token, { user_id: userId });
    expect((await assign(ana.token, stranger.userId)).body.code).toBe('messaging.not_on_team');
    expect((await assign(ana.token, patient.userId)).body.code).toBe('messaging.not_on_team');
    expect((await assign(ana.token, bea.userId)).body).toMatchObject({ work: { assignee: { user_id: bea.userId } } });
    await house.settle();
    expect(await told(bea.token)).toContain('conversation_assigned');
    expect(await told(ana.token)).not.toContain('conversation_assigned');
    expect(await tab(bea.token, 'mine')).toMatchObject({ total: 1, counts: { mine: 1, unassigned: 0 } });
    expect(await tab(ana.token, 'mine')).toMatchObject({ total: 0 });

    await assign(ana.token, null);
    await house.write(ana.token, conversation.id, 'I answer');
    expect((await house.see(bea.token, conversation.id)).work?.assignee).toMatchObject({ user_id: ana.userId });
  });

  it('tells new messages to the assigned colleague alone', async () => {
    const { patient, ana, bea, conversation } = await begun();
    await house.write(ana.token, conversation.id, 'I answer');
    const { data } = await house.list(ana.token, conversation.id);
    await house.send('POST', `/conversations/${conversation.id}/read`, ana.token, {
      message_ids: data.map(({ id }) => id),
    });
    await house.settle();
    const before = (await told(bea.token)).length;
    await house.write(patient.token, conversation.id, 'Thank you');
    await house.settle();
    expect(await told(ana.token)).toContain('desk_message_received');
    expect(await told(bea.token)).toHaveLength(before);
  });

  it('counts how long someone has waited, from the first message that was not replied to', async () => {
    const { patient, ana, conversation, at } = await begun();
    const first = (await house.see(ana.token, conversation.id)).work;
    expect(Date.parse(first?.answer_due_at ?? '') - Date.parse(first?.waiting_since ?? '')).toBe(24 * HOUR_MS);
    await house.write(patient.token, conversation.id, 'Are you there?');
    expect((await house.see(ana.token, conversation.id)).work?.waiting_since).toBe(first?.waiting_since);
    expect(await tab(ana.token, 'waiting')).toMatchObject({ total: 1 });
    await house.write(ana.token, conversation.id, 'Yes');
    expect((await house.see(ana.token, conversation.id)).work?.waiting_since).toBeNull();
    await house.write(patient.token, conversation.id, 'Thank you');
    await house.send('POST', at('/archive'), ana.token, { archived: true });
    expect((await house.see(ana.token, conversation.id)).work?.waiting_since).toBeNull();
  });

  it('is back at the top of the list when its snooze ends, as work and not as a message, and tells its assignee', async () => {
    const { patient, ana, bea, conversation, at } = await begun();
    await house.write(ana.token, conversation.id, 'Hello');
    await house.send('POST', at('/read'), ana.token, {
      message_ids: (await house.list(ana.token, conversation.id)).data.map(({ id }) => id),
    });
    await house.settle();
    const until = new Date(house.clock.now().getTime() + 5 * 60_000).toISOString();
    await house.send('PUT', at('/snooze'), ana.token, { until });
    house.pass(1);
    const { conversation: newer } = await house.begin((await house.patient()).token);
    house.pass(3);
    await endSnoozes(house);
    expect(await tab(ana.token, 'snoozed')).toMatchObject({ total: 1 });
    house.pass(1);
    await endSnoozes(house);
    await endSnoozes(house);
    await house.settle();
    const { conversations } = (await tab(ana.token, 'all')) as unknown as { conversations: Conversation[] };
    expect(conversations.map(({ id }) => id)).toEqual([conversation.id, newer.id]);
    expect(conversations[0]).toMatchObject({ unread_count: 0, work: { woken_at: until, snoozed_until: null } });
    expect((await told(ana.token)).filter((kind) => kind === 'snooze_ended')).toEqual(['snooze_ended']);
    expect(await told(bea.token)).not.toContain('snooze_ended');
    expect(await told(patient.token)).not.toContain('snooze_ended');
    // Whoever replies has dealt with it.
    await house.write(bea.token, conversation.id, 'Good day');
    expect((await house.see(ana.token, conversation.id)).work).toMatchObject({ woken_at: null });
  });

  it('stays archived, and is told to nobody who left the team, when a snooze ends', async () => {
    const { ana, conversation, at } = await begun();
    await house.write(ana.token, conversation.id, 'Hello');
    const snooze = (minutes: number) =>
      house.send('PUT', at('/snooze'), ana.token, {
        until: new Date(house.clock.now().getTime() + minutes * 60_000).toISOString(),
      });
    await snooze(1);
    await house.send('POST', at('/archive'), ana.token, { archived: true });
    house.pass(1);
    await endSnoozes(house);
    expect(await tab(ana.token, 'archived')).toMatchObject({ total: 1, counts: { all: 0 } });
    await house.send('POST', at('/archive'), ana.token, { archived: false });
    await snooze(1);
    await house.run(sql`update provider_members set role = 'billing' where user_id = ${ana.userId}`);
    house.pass(1);
    await endSnoozes(house);
    await house.settle();
    expect(await told(ana.token)).not.toContain('snooze_ended');
  });

  it('is snoozed until a time, or until the other side writes', async () => {
    const { patient, ana, conversation, at } = await begun();
    const snooze = (until: number | null) =>
      house.send('PUT', at('/snooze'), ana.token, {
        until: until === null ? null : new Date(house.clock.now().getTime() + until).toISOString(),
      });
    expect((await snooze(-HOUR_MS)).body.code).toBe('messaging.snooze_time');
    expect((await snooze(400 * 24 * HOUR_MS)).body.code).toBe('messaging.snooze_time');
    await snooze(HOUR_MS);
    expect(await tab(ana.token, 'all')).toMatchObject({ total: 0, counts: { all: 0, snoozed: 1 } });
    expect(await tab(ana.token, 'snoozed')).toMatchObject({ total: 1 });
    expect(await tab(patient.token, 'all')).toMatchObject({ total: 1 });
    await house.write(ana.token, conversation.id, 'We come back to you');
    expect(await tab(ana.token, 'snoozed')).toMatchObject({ total: 1 });
    await house.write(patient.token, conversation.id, 'Wait');
    expect(await tab(ana.token, 'all')).toMatchObject({ total: 1, counts: { snoozed: 0 } });
  });
});

describe('internal notes', () => {
  it('mention colleagues, who are told, and are deleted by their author alone', async () => {
    const { ana, bea, at } = await begun();
    const stranger = await house.staff('billing');
    const note = (mentions: string[]) => house.send('POST', at('/notes'), ana.token, { content: 'Look', mentions });
    expect((await note([stranger.userId])).body.code).toBe('messaging.not_on_team');
    const { status, body } = await note([bea.userId, ana.userId]);
    expect(status).toBe(201);
    await house.settle();
    expect(await told(bea.token)).toContain('note_mention');
    expect(await told(ana.token)).not.toContain('note_mention');
    const path = `/conversations/notes/${String(body['id'])}`;
    expect((await house.send('DELETE', path, bea.token)).body.code).toBe('messaging.not_yours');
    expect((await house.send('DELETE', path, stranger.token)).body.code).toBe('messaging.note_not_found');
    expect((await house.send('DELETE', path, ana.token)).status).toBe(204);
    expect((await house.send('GET', at('/notes'), bea.token)).body['data']).toEqual([]);
  });

  it('are each side’s own', async () => {
    const clinic = await house.staff('owner');
    const member = await house.member('manager');
    const { conversation } = await house.begin(member.token, { subject: 'Prices' });
    const path = `/conversations/${conversation.id}/notes`;
    const { body } = await house.send('POST', path, member.token, { content: 'They are too expensive' });
    expect((await house.send('GET', path, clinic.token)).body['data']).toEqual([]);
    const gone = await house.send('DELETE', `/conversations/notes/${String(body['id'])}`, clinic.token);
    expect(gone.body.code).toBe('messaging.note_not_found');
    expect((await house.see(clinic.token, conversation.id)).work?.note_count).toBe(0);
  });
});

describe('Travesía’s team', () => {
  it('is written to by everyone, reads together and writes to anyone', async () => {
    const patient = await house.patient('Joana');
    const staff = await house.staff('owner');
    const admin = await house.person('admin');
    const other = await house.person('admin');
    const team = { recipient_type: 'platform', recipient_id: PLATFORM_RECIPIENT };
    const { conversation } = await house.begin(patient.token, team);
    await house.begin(staff.token, team);
    expect((await house.send('GET', '/conversations', admin.token)).body).toMatchObject({ total: 2 });
    expect((await house.send('GET', '/admin/badges', other.token)).body['messages_unread']).toBe(2);
    expect((await house.write(admin.token, conversation.id, 'Hello Joana')).status).toBe(201);
    expect((await house.see(patient.token, conversation.id)).participants[0]).toMatchObject({
      party: 'platform',
      user_name: 'Travesía',
    });
    const found = await house.send('GET', '/conversations/recipients?q=joana', admin.token);
    expect(found.body['data']).toMatchObject([{ type: 'patient', id: patient.userId }]);
    const written = await house.begin(admin.token, { recipient_type: 'patient', recipient_id: patient.userId });
    expect(written.status).toBe(201);
    // What clinics and patients write to each other is none of it.
    await house.begin(patient.token);
    expect((await house.send('GET', '/conversations', admin.token)).body).toMatchObject({ total: 3 });
  });
});

describe('a blocked conversation', () => {
  it('takes no messages, and no other one can be begun, until the patient opens it again', async () => {
    const { patient, ana, bea, conversation, at } = await begun();
    const staffBlock = await house.send('PUT', at('/block'), ana.token, { blocked: true });
    expect(staffBlock.body.code).toBe('messaging.not_blockable');
    const blocked = await house.send('PUT', at('/block'), patient.token, { blocked: true });
    expect(blocked.body).toMatchObject({ actions: ['archive', 'unblock'] });
    expect((await house.write(ana.token, conversation.id, 'x')).body.code).toBe('messaging.recipient_gone');
    expect((await house.write(patient.token, conversation.id, 'x')).body.code).toBe('messaging.recipient_gone');
    const to = { recipient_type: 'patient', recipient_id: patient.userId };
    expect((await house.begin(bea.token, to)).body.code).toBe('messaging.recipient_not_found');
    expect((await house.see(ana.token, conversation.id)).actions).toEqual(['archive', 'work']);
    await house.send('PUT', at('/block'), patient.token, { blocked: false });
    expect((await house.write(ana.token, conversation.id, 'Welcome back')).status).toBe(201);
  });

  it('is not possible with Travesía’s team', async () => {
    const patient = await house.patient();
    const team = { recipient_type: 'platform', recipient_id: PLATFORM_RECIPIENT };
    const { conversation } = await house.begin(patient.token, team);
    const answer = await house.send('PUT', `/conversations/${conversation.id}/block`, patient.token, { blocked: true });
    expect(answer.body.code).toBe('messaging.not_blockable');
  });
});
