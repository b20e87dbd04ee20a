import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLINIC, NETWORK, OTHER_CLINIC, RIVAL } from '../../contexts/testing/open-house.ts';
import { openTeamsHouse } from '../testing/teams-house.ts';

let house: Awaited<ReturnType<typeof openTeamsHouse>>;
beforeAll(async () => {
  house = await openTeamsHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const manage = (providerId: string) =>
  house.run(sql`insert into organization_providers values (${NETWORK}, ${providerId}, now())`);

describe('messages of a channel', () => {
  it('are numbered without gaps however many write at once', async () => {
    const boss = await house.member();
    const staff = await house.staff();
    const { channel } = await house.create(boss.token, { kind: 'clinic', provider_id: CLINIC });
    const sent = await Promise.all(
      Array.from({ length: 12 }, (_, at) => house.say(at % 2 ? boss.token : staff.token, channel.id, `Message ${at}`)),
    );
    expect(sent.map(({ status }) => status)).toEqual(Array(12).fill(201));
    const { data, last_change: lastChange } = await house.hear(boss.token, channel.id);
    expect(data.map(({ seq }) => seq)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
    expect(data.map(({ change }) => change)).toEqual(data.map(({ seq }) => seq));
    expect(lastChange).toBe(12);
  });

  it('are the same when they are sent again, and refused with other words', async () => {
    const boss = await house.member();
    const { channel } = await house.create(boss.token);
    const own = { client_message_id: 'of-this-test' };
    const [first, again] = [
      await house.say(boss.token, channel.id, 'Hello', own),
      await house.say(boss.token, channel.id, 'Hello', own),
    ];
    expect(again.message).toEqual(first.message);
    const other = await house.say(boss.token, channel.id, 'Something else', own);
    expect([other.status, other.body.code]).toEqual([422, 'messaging.id_reused']);
    expect((await house.hear(boss.token, channel.id)).total).toBe(1);
  });

  it('are edited within an hour and deleted always, and found by their changes', async () => {
    const boss = await house.member();
    const staff = await house.staff();
    const { channel } = await house.create(boss.token, { kind: 'clinic', provider_id: CLINIC });
    const { message } = await house.say(boss.token, channel.id, 'Good morning');
    await house.say(staff.token, channel.id, 'Hi');
    const edit = (token: string) =>
      house.send('PUT', `/team-messages/${message.id}`, token, { content: 'Good evening' });
    expect((await edit(staff.token)).body.code).toBe('messaging.not_yours');
    expect((await edit(boss.token)).body).toMatchObject({
      content: 'Good evening',
      change: 3,
      actions: ['edit', 'delete'],
    });
    house.pass(61);
    expect((await edit(await house.renew(boss.token))).body.code).toBe('messaging.not_editable');
    const token = await house.renew(boss.token);
    expect((await house.send('DELETE', `/team-messages/${message.id}`, token)).status).toBe(204);
    const { data } = await house.hear(token, channel.id, '?changed_after=2');
    expect(data).toMatchObject([{ id: message.id, change: 4, content: null, actions: [] }]);
    expect((await house.hear(token, channel.id, '?limit=1')).data).toMatchObject([{ content: 'Hi', seq: 2 }]);
    expect((await house.hear(token, channel.id, '?before=2')).data).toMatchObject([{ id: message.id }]);
  });

  it('are sealed, and found by their words in channels one can read', async () => {
    const boss = await house.member();
    const staff = await house.staff();
    const { channel } = await house.create(boss.token, { name: 'Fees' });
    await house.say(boss.token, channel.id, 'The zirconia crown costs more');
    const { rows } = await house.run(sql`select content_sealed, name_sealed from team_messages, team_channels`);
    expect(JSON.stringify(rows)).not.toMatch(/zirconia|Fees/);
    expect(await house.channels(boss.token, '?q=crown+zirconia')).toEqual([channel.id]);
    expect(await house.channels(boss.token, '?q=fees')).toEqual([channel.id]);
    expect(await house.channels(boss.token, '?q=silver')).toEqual([]);
    expect(await house.channels(staff.token, '?q=zirconia')).toEqual([]);
  });
});

describe('what is unread', () => {
  it('is counted for each person, with what mentions them', async () => {
    const boss = await house.member();
    const owner = await house.staff('owner');
    const nurse = await house.staff('clinician');
    const { channel } = await house.create(boss.token, { kind: 'clinic', provider_id: CLINIC });
    await house.say(boss.token, channel.id, 'Hello all');
    const { message } = await house.say(boss.token, channel.id, 'And you, @owner Quiroga?');
    expect(message.mentions).toEqual([owner.userId]);
    expect(await house.look(owner.token, channel.id)).toMatchObject({ unread_count: 2, mention_count: 1 });
    expect(await house.look(nurse.token, channel.id)).toMatchObject({ unread_count: 2, mention_count: 0 });
    expect(await house.look(boss.token, channel.id)).toMatchObject({ unread_count: 0, last_read_seq: 2 });
    const read = await house.send('PUT', `/team-channels/${channel.id}/read`, owner.token, { seq: 1 });
    expect(read.body).toEqual({ unread_count: 1 });
    expect((await house.send('PUT', `/team-channels/${channel.id}/read`, owner.token, { seq: 99 })).body).toEqual({
      unread_count: 0,
    });
    await house.send('PUT', `/team-channels/${channel.id}/read`, owner.token, { seq: 1 });
    expect(await house.look(owner.token, channel.id)).toMatchObject({ last_read_seq: 2, unread_count: 0 });
    expect(await house.look(nurse.token, channel.id)).toMatchObject({ unread_count: 2 });
  });

  it('begins for who is mentioned by an edit, though they had not joined', async () => {
    const boss = await house.member();
    const manager = await house.member('manager');
    const { channel } = await house.create(boss.token);
    const { message } = await house.say(boss.token, channel.id, 'Look');
    expect(await house.look(manager.token, channel.id)).toMatchObject({ is_member: false, unread_count: 0 });
    await house.send('PUT', `/team-messages/${message.id}`, boss.token, { content: 'Look, @manager Quiroga' });
    expect(await house.look(manager.token, channel.id)).toMatchObject({ unread_count: 1, mention_count: 1 });
  });

  it('of muted channels counts in the navigation only where one is mentioned', async () => {
    const boss = await house.member();
    const owner = await house.staff('owner');
    const { channel } = await house.create(boss.token, { kind: 'clinic', provider_id: CLINIC });
    const badge = async () => (await house.send('GET', '/provider/badges', owner.token)).body['team_messages_unread'];
    await house.send('PUT', `/team-channels/${channel.id}/mute`, owner.token, { muted: true });
    await house.say(boss.token, channel.id, 'Hello');
    expect(await badge()).toBe(0);
    await house.say(boss.token, channel.id, '@owner Quiroga, look');
    expect(await badge()).toBe(1);
    await house.send('PUT', `/team-channels/${channel.id}/mute`, owner.token, { muted: false });
    await house.send('PUT', `/team-channels/${channel.id}/read`, owner.token, { seq: 2 });
    expect(await badge()).toBe(0);
  });

  it('is told to the mentioned alone, as long as they may read it', async () => {
    const boss = await house.member();
    const owner = await house.staff('owner');
    const nurse = await house.staff('clinician');
    const { channel } = await house.create(boss.token, { kind: 'clinic', provider_id: CLINIC });
    await house.say(boss.token, channel.id, '@owner Quiroga and @clinician Quiroga');
    await house.run(sql`delete from provider_members where user_id = ${nurse.userId}`);
    await house.settle();
    const { rows } = await house.run(sql`select user_id, kind, params from notifications where kind = 'team_mention'`);
    expect(rows).toEqual([
      { user_id: owner.userId, kind: 'team_mention', params: { channel_id: channel.id, desk: 'provider' } },
    ]);
  });
});

describe('who reads a channel', () => {
  it('is the organization and, where it takes part, the clinic', async () => {
    const boss = await house.member();
    const other = await house.member('manager');
    const staff = await house.staff();
    const guest = await house.staff('owner', OTHER_CLINIC);
    await manage(OTHER_CLINIC);
    const topic = (await house.create(boss.token)).channel.id;
    const clinic = (await house.create(boss.token, { kind: 'clinic', provider_id: CLINIC })).channel.id;
    const silent = { kind: 'clinic', provider_id: CLINIC, clinic_takes_part: false };
    const about = (await house.create(boss.token, silent)).channel.id;
    const limited = (await house.create(boss.token, { limited: true })).channel.id;
    expect(await house.channels(other.token, '?tab=others')).toEqual(expect.arrayContaining([topic, clinic, about]));
    expect(await house.channels(other.token, '?tab=others')).not.toContain(limited);
    expect(await house.channels(staff.token)).toEqual([clinic]);
    expect(await house.channels(guest.token)).toEqual([]);
    const added = await house.send('PUT', `/team-channels/${topic}/members/${guest.userId}`, boss.token, {});
    expect(added.body).toMatchObject({ member_count: 2, teams: ['Rede Araucária', 'Clínica Dois'] });
    expect(await house.channels(guest.token)).toEqual([topic]);
    expect((await house.say(guest.token, topic, 'Thanks')).message.author).toMatchObject({
      side: 'provider',
      team: 'Clínica Dois',
    });
    await house.send('DELETE', `/team-channels/${topic}/members/${guest.userId}`, boss.token);
    expect(await house.channels(guest.token)).toEqual([]);
  });

  it('is nobody of another network, no patient, no admin, and nobody who left', async () => {
    const boss = await house.member();
    const gone = await house.member('manager');
    const { channel } = await house.create(boss.token, { member_ids: [gone.userId] });
    expect(await house.channels(gone.token)).toEqual([channel.id]);
    const { message } = await house.say(boss.token, channel.id, 'A secret');
    await house.run(sql`delete from organization_members where user_id = ${gone.userId}`);
    await house.run(sql`insert into organization_members values (${RIVAL}, ${gone.userId}, 'owner', now())`);
    const strangers = [gone, await house.staff(), await house.member('owner', RIVAL)];
    for (const { token } of strangers) {
      const at = `/team-channels/${channel.id}`;
      const answers = [
        await house.send('GET', at, token),
        await house.send('GET', `${at}/messages`, token),
        await house.send('GET', `${at}/people`, token),
        await house.send('GET', `${at}/files/${uuidv7()}/content`, token),
        await house.send('POST', `${at}/messages`, token, { content: 'x' }),
        await house.send('PUT', `${at}/read`, token, { seq: 1 }),
        await house.send('PUT', `${at}/mute`, token, { muted: true }),
        await house.send('PUT', `${at}/archive`, token, { archived: true }),
        await house.send('PUT', at, token, { name: 'x', purpose: '', limited: false, clinic_takes_part: false }),
        await house.send('PUT', `/team-messages/${message.id}`, token, { content: 'x' }),
        await house.send('DELETE', `/team-messages/${message.id}`, token),
      ];
      expect(answers.map(({ status }) => status)).toEqual(Array(answers.length).fill(404));
    }
    for (const { token } of [await house.patient(), await house.person('admin'), await house.member('analyst')])
      expect((await house.send('GET', `/team-channels/${channel.id}`, token)).body.code).toBe('access.not_allowed');
    const outsider = { kind: 'topic', name: 'x', member_ids: [gone.userId] };
    expect((await house.send('POST', '/team-channels', boss.token, outsider)).body.code).toBe(
      'team_messages.cannot_read',
    );
  });

  it('of a journey is who may see the journey, and it has one channel', async () => {
    const patient = await house.treated();
    const boss = await house.member();
    const staff = await house.staff();
    const guest = await house.staff('owner', OTHER_CLINIC);
    await manage(OTHER_CLINIC);
    const about = { kind: 'journey', journey_id: patient.journeyId };
    const { channel } = await house.create(staff.token, about);
    expect(channel).toMatchObject({ provider_id: CLINIC, clinic_takes_part: true, journey_id: patient.journeyId });
    expect((await house.create(boss.token, { ...about, name: 'Again' })).channel.id).toBe(channel.id);
    expect((await house.create(guest.token, about)).body.code).toBe('team_messages.subject_not_found');
    const add = await house.send('PUT', `/team-channels/${channel.id}/members/${guest.userId}`, boss.token, {});
    expect(add.body.code).toBe('team_messages.cannot_read');
    expect((await house.send('GET', `/team-channels/${channel.id}`, patient.token)).status).toBe(403);
    await house.run(sql`delete from organization_providers where provider_id = ${CLINIC}`);
    for (const { token } of [boss, staff])
      expect((await house.send('GET', `/team-channels/${channel.id}`, token)).status).toBe(404);
  });

  it('of an archived one still reads, and writes once it is restored', async () => {
    const boss = await house.member();
    const staff = await house.staff('clinician');
    const { channel } = await house.create(boss.token, { kind: 'clinic', provider_id: CLINIC });
    const at = `/team-channels/${channel.id}`;
    await house.say(boss.token, channel.id, 'Hello');
    expect((await house.send('PUT', `${at}/archive`, staff.token, { archived: true })).body.code).toBe(
      'team_messages.read_only',
    );
    const archived = await house.send('PUT', `${at}/archive`, boss.token, { archived: true });
    expect(archived.body).toMatchObject({ actions: ['leave', 'manage', 'restore'] });
    expect((await house.say(staff.token, channel.id, 'x')).body.code).toBe('team_messages.archived');
    expect((await house.hear(staff.token, channel.id)).total).toBe(1);
    expect(await house.channels(staff.token, '?tab=archived')).toEqual([channel.id]);
    await house.send('PUT', `${at}/archive`, boss.token, { archived: false });
    expect((await house.say(staff.token, channel.id, 'x')).status).toBe(201);
  });

  it('is shown its files, and nobody else; an unsent one to its uploader alone', async () => {
    const boss = await house.member();
    const manager = await house.member('manager');
    const staff = await house.staff();
    const { channel } = await house.create(boss.token);
    const [fileId, id] = [uuidv7(), uuidv7()];
    await house.run(sql`insert into stored_files (id, name, media_type, size, sha256, delete_after)
      values (${fileId}, 'plan.pdf', 'application/pdf', 3, ${'a'.repeat(64)}, now())`);
    await house.run(sql`insert into team_message_files (id, channel_id, file_id, uploaded_by)
      values (${id}, ${channel.id}, ${fileId}, ${boss.userId})`);
    const at = `/team-channels/${channel.id}/files/${id}`;
    expect((await house.send('GET', `${at}/content`, manager.token)).body.code).toBe('messaging.file_not_found');
    expect((await house.send('DELETE', at, manager.token)).body.code).toBe('messaging.file_not_found');
    expect((await house.say(manager.token, channel.id, '', { file_ids: [id] })).body.code).toBe(
      'messaging.file_not_found',
    );
    expect((await house.say(boss.token, channel.id, '', { file_ids: [id] })).message.files).toMatchObject([
      { id, name: 'plan.pdf' },
    ]);
    expect((await house.send('GET', `${at}/content`, manager.token)).body.code).not.toBe('messaging.file_not_found');
    expect((await house.send('GET', `${at}/content`, staff.token)).body.code).toBe('team_messages.channel_not_found');
  });
});
