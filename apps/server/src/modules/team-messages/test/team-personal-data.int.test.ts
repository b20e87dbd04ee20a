import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { teamPersonalData } from '../team-personal-data.ts';
import { openTeamsHouse } from '../testing/teams-house.ts';

let house: Awaited<ReturnType<typeof openTeamsHouse>>;
beforeAll(async () => {
  house = await openTeamsHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const subject = (userId: string) => ({ userId, addresses: [], onlySession: null });
const erase = async (userId: string) => {
  await unitOfWork(house.database, (tx) => teamPersonalData.erase(tx, subject(userId)));
  await house.run(sql`update users set status = 'erased', first_name = '', last_name = '' where id = ${userId}`);
};

describe('personal data in channels', () => {
  it('of who leaves is their name: what they and others wrote stays', async () => {
    const boss = await house.member();
    const gone = await house.member('manager');
    const { channel } = await house.create(boss.token, { member_ids: [gone.userId] });
    await house.say(gone.token, channel.id, 'The prices are set');
    await house.say(boss.token, channel.id, 'Thanks');
    const exported = await teamPersonalData.collect(house.database.db, subject(gone.userId));
    expect(exported).toMatchObject({ channels: [{ channelId: channel.id }], written: [{ channelId: channel.id }] });
    expect(JSON.stringify(exported)).not.toContain('prices');
    await erase(gone.userId);
    const { data } = await house.hear(boss.token, channel.id);
    expect(data.map(({ content, author }) => [content, author.name, author.user_id])).toEqual([
      ['The prices are set', null, null],
      ['Thanks', 'owner Quiroga', boss.userId],
    ]);
    expect((await house.look(boss.token, channel.id)).member_count).toBe(1);
  });

  it('of a patient are the channels about their journeys, which are deleted with their files', async () => {
    const patient = await house.treated();
    const boss = await house.member();
    const { channel } = await house.create(boss.token, { kind: 'journey', journey_id: patient.journeyId });
    const kept = (await house.create(boss.token)).channel;
    const { message } = await house.say(boss.token, channel.id, 'She may travel');
    const fileId = uuidv7();
    await house.run(sql`insert into stored_files (id, name, media_type, size, sha256)
      values (${fileId}, 'scan.pdf', 'application/pdf', 3, ${'a'.repeat(64)})`);
    await house.run(sql`insert into team_message_files (id, channel_id, file_id, message_id, uploaded_by)
      values (${uuidv7()}, ${channel.id}, ${fileId}, ${message.id}, ${boss.userId})`);
    expect(await teamPersonalData.files?.(house.database.db, subject(patient.userId))).toEqual([
      { id: fileId, name: null },
    ]);
    expect(await teamPersonalData.collect(house.database.db, subject(patient.userId))).toEqual({
      channels: [],
      written: [],
    });
    await erase(patient.userId);
    expect((await house.send('GET', `/team-channels/${channel.id}`, boss.token)).status).toBe(404);
    expect((await house.run(sql`select id from team_messages`)).rows).toEqual([]);
    expect((await house.run(sql`select id from stored_files where id = ${fileId}`)).rows).toEqual([]);
    expect((await house.look(boss.token, kept.id)).id).toBe(kept.id);
  });
});
