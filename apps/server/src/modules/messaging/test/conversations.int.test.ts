import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLINIC, NETWORK, OTHER_CLINIC } from '../../contexts/testing/open-house.ts';
import { openMessagesHouse } from '../testing/messages-house.ts';

let house: Awaited<ReturnType<typeof openMessagesHouse>>;
beforeAll(async () => {
  house = await openMessagesHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const ids = (messages: readonly { id: string }[]) => messages.map(({ id }) => id);

describe('a conversation', () => {
  it('begins with the subject and greeting of the product spec, in the language of the request', async () => {
    const { token } = await house.patient();
    const body = { recipient_id: CLINIC, recipient_type: 'provider' };
    const { status, body: begun } = await house.send('POST', '/conversations', token, body, {
      'accept-language': 'es',
    });
    expect(status).toBe(201);
    expect(begun).toMatchObject({
      subject: 'New conversation',
      unread_count: 0,
      last_seq: 1,
      actions: ['write', 'archive', 'block'],
    });
    const { data } = await house.list(token, String(begun['id']));
    expect(data.map(({ content }) => content)).toEqual([
      'Hola, me gustaría recibir más información sobre sus servicios.',
    ]);
  });

  it('is seen by each side as its own, with the page facts of the spec', async () => {
    const patient = await house.patient();
    const staff = await house.staff('coordinator');
    const { conversation } = await house.begin(patient.token);
    const { body } = await house.send('GET', '/conversations?page=1&limit=20', staff.token);
    expect(body).toMatchObject({
      total: 1,
      page: 1,
      page_size: 20,
      total_pages: 1,
      has_next: false,
      has_previous: false,
      counts: { all: 1, unread: 1, archived: 0 },
      conversations: [
        {
          id: conversation.id,
          subject: 'My knee',
          unread_count: 1,
          participants: [
            { user_id: patient.userId, user_name: 'marisol Quiroga', party: 'patient', is_own: false },
            { user_id: CLINIC, user_name: 'Clínica Um', party: 'provider', is_own: true },
          ],
          last_message: { text: 'Hello', is_own: false, is_own_side: false },
        },
      ],
    });
  });

  it('numbers messages and changes without gaps, and returns what changed since', async () => {
    const patient = await house.patient();
    const staff = await house.staff();
    const { conversation } = await house.begin(patient.token);
    const { message } = await house.write(staff.token, conversation.id, 'Good morning');
    const before = await house.list(patient.token, conversation.id);
    expect(before.data.map(({ seq, change, is_own: own }) => [seq, change, own])).toEqual([
      [1, 1, true],
      [2, 2, false],
    ]);
    await house.send('POST', `/conversations/${conversation.id}/read`, patient.token, { message_ids: [message.id] });
    await house.send('PUT', `/conversations/messages/${message.id}`, staff.token, { content: 'Good evening' });
    const changes = await house.list(patient.token, conversation.id, '?changed_after=2');
    expect(changes.data).toMatchObject([{ id: message.id, change: 4, content: 'Good evening' }]);
    expect(changes.data[0]?.edited_at).not.toBeNull();
    expect(changes.data[0]?.read_at).not.toBeNull();
    expect(changes.last_change).toBe(4);
  });

  it('pages upward: page 1 has the newest, oldest first', async () => {
    const patient = await house.patient();
    const { conversation } = await house.begin(patient.token, { initial_message: '1' });
    for (let number = 2; number <= 7; number += 1) await house.write(patient.token, conversation.id, String(number));
    const contents = async (query: string) => {
      const { data } = await house.list(patient.token, conversation.id, query);
      return data.map(({ content }) => content).join('');
    };
    expect(await contents('?limit=3')).toBe('567');
    expect(await contents('?limit=3&page=2')).toBe('234');
    expect(await contents('?limit=3&before=5')).toBe('234');
    expect(await house.list(patient.token, conversation.id)).toMatchObject({
      page_size: 50,
      total: 7,
      has_next: false,
    });
  });

  it('is closed to everyone else', async () => {
    const patient = await house.patient();
    const { conversation } = await house.begin(patient.token);
    const { data } = await house.list(patient.token, conversation.id);
    const strangers = [
      await house.patient('paula'),
      await house.staff('owner', OTHER_CLINIC),
      await house.staff('billing'),
      await house.member('owner', NETWORK),
      await house.person('admin'),
    ];
    for (const { token } of strangers) {
      const at = `/conversations/${conversation.id}`;
      const answers = [
        await house.send('GET', at, token),
        await house.send('GET', `${at}/messages`, token),
        await house.send('POST', `${at}/messages`, token, { content: 'x' }),
        await house.send('POST', `${at}/read`, token, { message_ids: ids(data) }),
        await house.send('POST', `${at}/archive`, token, { archived: true }),
        await house.send('PUT', `/conversations/messages/${data[0]?.id}`, token, { content: 'x' }),
        await house.send('DELETE', `/conversations/messages/${data[0]?.id}`, token),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
    }
  });

  it('is read for the clinic by who acts for it with a reason, never written, and the patient sees it', async () => {
    const patient = await house.patient();
    const { conversation } = await house.begin(patient.token);
    const admin = await house.person('admin');
    await house.send('POST', `/admin/providers/${CLINIC}/access`, admin.token, {});
    expect((await house.send('GET', '/conversations?inbox=clinic', admin.token)).body.code).toBe(
      'access.reason_required',
    );
    await house.send('POST', `/admin/providers/${CLINIC}/access`, admin.token, {
      reason: 'A complaint of the patient',
    });
    const listed = await house.send('GET', '/conversations?inbox=clinic', admin.token);
    expect(listed.body).toMatchObject({
      conversations: [{ id: conversation.id, last_message: { text: '' }, actions: [] }],
    });
    const { data } = await house.list(admin.token, conversation.id);
    expect(data.map(({ content, actions }) => [content, actions])).toEqual([['Hello', []]]);
    expect((await house.write(admin.token, conversation.id, 'x')).body.code).toBe('messaging.read_only');
    const reads = (await house.audited()).filter(({ action }) => action === 'conversations.read');
    expect(reads).toMatchObject([{ subject_id: patient.userId, context_provider_id: CLINIC }]);
  });
});

describe('a message', () => {
  it('that is sent again with its id is the same one, fifty times at once', async () => {
    const patient = await house.patient();
    const { conversation } = await house.begin(patient.token);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        house.write(patient.token, conversation.id, 'Once', { client_message_id: 'client-message-1' }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ message }) => message.id)).size).toBe(1);
    expect((await house.see(patient.token, conversation.id)).last_seq).toBe(2);
    const other = await house.write(patient.token, conversation.id, 'Other', { client_message_id: 'client-message-1' });
    expect([other.status, other.body.code]).toEqual([422, 'messaging.id_reused']);
  });

  it('is kept byte for byte, and encrypted', async () => {
    const patient = await house.patient();
    const { conversation } = await house.begin(patient.token);
    const content = '  e\u0301 \u{1F9B5}\u200D \r\n <b>&amp;</b> \t ';
    const { message } = await house.write(patient.token, conversation.id, content);
    expect(message.content).toBe(content);
    const { rows } = await house.run(sql`select content_sealed from messages where id = ${message.id}`);
    expect(String(rows[0]?.['content_sealed'])).toMatch(/^v1\./);
  });

  it.each([
    ['nothing', ''],
    ['blanks', '  \n '],
    ['5,001 characters', 'x'.repeat(5001)],
  ])('of %s is refused', async (_what, content) => {
    const patient = await house.patient();
    const { conversation } = await house.begin(patient.token);
    const { status, body } = await house.write(patient.token, conversation.id, content);
    expect([status, (body['fields'] as { path: string }[])[0]?.path]).toEqual([422, 'body.content']);
  });

  it('is changed by its author within an hour, and by nobody else', async () => {
    const patient = await house.patient();
    const staff = await house.staff();
    const colleague = await house.staff('manager');
    const { conversation } = await house.begin(patient.token);
    const { message } = await house.write(staff.token, conversation.id, 'Monday');
    const edit = (token: string) =>
      house.send('PUT', `/conversations/messages/${message.id}`, token, { content: 'Tuesday' });
    expect((await edit(patient.token)).body.code).toBe('messaging.not_yours');
    expect((await edit(colleague.token)).body.code).toBe('messaging.not_yours');
    expect((await edit(staff.token)).body).toMatchObject({ content: 'Tuesday', actions: ['edit', 'delete'] });
    house.pass(61);
    const later = await house.renew(staff.token);
    expect((await edit(later)).body.code).toBe('messaging.not_editable');
    const { data } = await house.list(later, conversation.id);
    expect(data[1]?.actions).toEqual(['delete']);
  });

  it('that is deleted leaves its place, and is not unread any more', async () => {
    const patient = await house.patient();
    const staff = await house.staff();
    const { conversation } = await house.begin(patient.token);
    const { message } = await house.write(staff.token, conversation.id, 'A mistake');
    expect((await house.see(patient.token, conversation.id)).unread_count).toBe(1);
    const at = `/conversations/messages/${message.id}`;
    expect((await house.send('DELETE', at, staff.token)).status).toBe(204);
    expect((await house.send('DELETE', at, staff.token)).status).toBe(204);
    expect(await house.see(patient.token, conversation.id)).toMatchObject({
      unread_count: 0,
      last_change: 3,
      last_message: { text: null },
    });
    const { data } = await house.list(patient.token, conversation.id);
    expect(data[1]).toMatchObject({ content: null, files: [], actions: [] });
    expect((await house.send('PUT', at, staff.token, { content: 'x' })).body.code).toBe('messaging.not_editable');
  });

  it('is read by a side once, whoever of it reads', async () => {
    const patient = await house.patient();
    const staff = await house.staff();
    const colleague = await house.staff('clinician');
    const { conversation } = await house.begin(patient.token);
    const { message: second } = await house.write(patient.token, conversation.id, 'Are you there?');
    const { data } = await house.list(staff.token, conversation.id);
    const mark = (token: string, messageIds: string[]) =>
      house.send('POST', `/conversations/${conversation.id}/read`, token, { message_ids: messageIds });
    expect((await mark(staff.token, [second.id])).body).toEqual({ unread_count: 1 });
    expect((await mark(colleague.token, ids(data))).body).toEqual({ unread_count: 0 });
    expect((await mark(patient.token, ids(data))).body).toEqual({ unread_count: 0 });
    const seen = await house.list(patient.token, conversation.id);
    expect(seen.data.map(({ read_at: at }) => at !== null)).toEqual([true, true]);
    expect(seen.data.map(({ change }) => change)).toEqual([4, 3]);
  });

  it('brings an archived conversation back', async () => {
    const patient = await house.patient();
    const staff = await house.staff();
    const { conversation } = await house.begin(patient.token);
    const archived = await house.send('POST', `/conversations/${conversation.id}/archive`, patient.token, {
      archived: true,
    });
    expect(archived.body).toMatchObject({ is_archived: true, actions: ['write', 'restore', 'block'] });
    expect((await house.send('GET', '/conversations', patient.token)).body['total']).toBe(0);
    expect((await house.send('GET', '/conversations?tab=archived', patient.token)).body['total']).toBe(1);
    await house.write(staff.token, conversation.id, 'One more thing');
    expect((await house.send('GET', '/conversations', patient.token)).body['total']).toBe(1);
  });

  it('is refused when one writes more than anyone types', async () => {
    const patient = await house.patient();
    const { conversation } = await house.begin(patient.token);
    let refused = 0;
    for (let number = 0; number < 62; number += 1)
      if ((await house.write(patient.token, conversation.id, `${number}`)).body.code === 'messaging.too_many')
        refused += 1;
    expect(refused).toBe(3);
    house.pass(2);
    expect((await house.write(patient.token, conversation.id, 'Again')).status).toBe(201);
  });
});

describe('whom one can write to', () => {
  it('a clinic writes to its patients, about a journey of the two', async () => {
    const patient = await house.treated();
    const staff = await house.staff();
    const stranger = await house.patient('paula');
    const to = (id: string, more: object = {}) =>
      house.begin(staff.token, { recipient_id: id, recipient_type: 'patient', ...more });
    expect((await to(stranger.userId)).body.code).toBe('messaging.recipient_not_found');
    const about = await to(patient.userId, { journey_id: patient.journeyId });
    expect(about.conversation.journey_id).toBe(patient.journeyId);
    const { body } = await house.send('GET', '/conversations/recipients?q=marisol', staff.token);
    expect(body['data']).toMatchObject([{ id: patient.userId, type: 'patient', name: 'marisol Quiroga', known: true }]);
  });

  it('nobody learns of a journey of others', async () => {
    const patient = await house.treated();
    const other = await house.patient('paula');
    const begun = await house.begin(other.token, { journey_id: patient.journeyId });
    expect(begun.body.code).toBe('messaging.recipient_not_found');
  });

  it('patients find listed clinics, not suspended ones', async () => {
    const { token } = await house.patient();
    const found = async () =>
      ((await house.send('GET', '/conversations/recipients', token)).body['data'] as { name: string }[]).map(
        ({ name }) => name,
      );
    expect(await found()).toEqual(['Clínica Dois', 'Clínica Um', 'Travesía']);
    const sought = await house.send('GET', '/conversations/recipients?q=clinica%20DOIS', token);
    expect(sought.body['data']).toMatchObject([{ name: 'Clínica Dois', type: 'provider', known: false }]);
    await house.run(
      sql`update providers set operational_status = 'suspended', suspended_at = now(), suspension_reason = 'x' where id = ${CLINIC}`,
    );
    expect(await found()).toEqual(['Clínica Dois', 'Travesía']);
    expect((await house.begin(token)).body.code).toBe('messaging.recipient_not_found');
  });

  it('a suspended clinic still answers its patients', async () => {
    const patient = await house.patient();
    const staff = await house.staff();
    const { conversation } = await house.begin(patient.token);
    await house.run(
      sql`update providers set operational_status = 'suspended', suspended_at = now(), suspension_reason = 'x' where id = ${CLINIC}`,
    );
    expect((await house.write(staff.token, conversation.id, 'We are here')).status).toBe(201);
    expect((await house.write(patient.token, conversation.id, 'Thank you')).status).toBe(201);
  });

  it('nobody writes to a suspended or deleted account, or edits what they wrote it', async () => {
    const patient = await house.patient();
    const staff = await house.staff();
    const { conversation } = await house.begin(patient.token);
    const { message } = await house.write(staff.token, conversation.id, 'Hello');
    for (const status of ['suspended', 'erased']) {
      await house.setStatus(patient.userId, status);
      expect((await house.write(staff.token, conversation.id, 'x')).body.code).toBe('messaging.recipient_gone');
      const edit = await house.send('PUT', `/conversations/messages/${message.id}`, staff.token, { content: 'x' });
      expect(edit.body.code).toBe('messaging.recipient_gone');
      expect((await house.see(staff.token, conversation.id)).actions).toEqual(['archive', 'work']);
    }
    expect((await house.see(staff.token, conversation.id)).participants[0]).toMatchObject({
      user_id: null,
      user_name: null,
    });
    expect((await house.send('DELETE', `/conversations/messages/${message.id}`, staff.token)).status).toBe(204);
  });

  it('an organization and its clinic write to each other, apart from patients', async () => {
    const patient = await house.patient();
    const staff = await house.staff();
    const member = await house.member('manager');
    await house.begin(patient.token);
    const { conversation } = await house.begin(member.token, { subject: 'Prices' });
    await house.write(staff.token, conversation.id, 'Tomorrow');
    const listed = await house.send('GET', '/conversations', member.token);
    expect(listed.body).toMatchObject({ total: 1, conversations: [{ subject: 'Prices', unread_count: 1 }] });
    expect((await house.send('GET', '/conversations?with=organization', staff.token)).body['total']).toBe(1);
    expect((await house.send('GET', '/conversations?with=patient', staff.token)).body['total']).toBe(1);
    expect((await house.begin(member.token, { recipient_id: OTHER_CLINIC })).body.code).toBe(
      'messaging.recipient_not_found',
    );
  });
});

describe('an inbox', () => {
  it('is searched by words of a subject, a name or a message, without accents', async () => {
    const patient = await house.patient('José');
    const staff = await house.staff();
    const { conversation } = await house.begin(patient.token, { subject: 'Operación de rodilla' });
    await house.write(staff.token, conversation.id, 'Traiga la radiografía de marzo.');
    const total = async (q: string) =>
      (await house.send('GET', `/conversations?q=${encodeURIComponent(q)}`, staff.token)).body['total'];
    expect(await total('operacion RODILLA')).toBe(1);
    expect(await total('jose')).toBe(1);
    expect(await total('radiografia marzo')).toBe(1);
    expect(await total('radiografia abril')).toBe(0);
  });

  it('tells people once, until they read', async () => {
    const patient = await house.patient();
    const staff = await house.staff('coordinator');
    const biller = await house.staff('billing');
    const { conversation } = await house.begin(patient.token);
    await house.write(patient.token, conversation.id, 'And another question');
    await house.settle();
    const told = async (token: string) =>
      ((await house.send('GET', '/notifications', token)).body['data'] as { kind: string; params: object }[]).map(
        ({ kind, params }) => [kind, params],
      );
    expect(await told(staff.token)).toEqual([
      ['desk_message_received', { conversation_id: conversation.id, desk: 'provider' }],
    ]);
    expect(await told(biller.token)).toEqual([]);
    expect(await told(patient.token)).toEqual([]);
    await house.write(staff.token, conversation.id, 'An answer');
    await house.settle();
    expect(await told(patient.token)).toEqual([
      ['message_received', { conversation_id: conversation.id, clinic: 'Clínica Um' }],
    ]);
  });

  it('counts unread conversations for badges', async () => {
    const patient = await house.patient();
    const staff = await house.staff('coordinator');
    await house.begin(patient.token);
    await house.begin(patient.token, { subject: 'Another' });
    expect((await house.send('GET', '/provider/badges', staff.token)).body['messages_unread']).toBe(2);
    expect(
      (await house.send('GET', '/provider/badges', (await house.staff('billing')).token)).body['messages_unread'],
    ).toBeNull();
  });
});
