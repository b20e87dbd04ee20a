import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLINIC, NETWORK } from '../../contexts/testing/open-house.ts';
import { listen } from '../../../platform/realtime/testing/listen.ts';
import { openTeamsHouse } from '../testing/teams-house.ts';

let house: Awaited<ReturnType<typeof openTeamsHouse>>;
let live: ReturnType<typeof listen>;
beforeAll(async () => {
  house = await openTeamsHouse();
  live = listen(house.database);
});
afterAll(async () => {
  live.stop();
  await house.close();
});
beforeEach(async () => {
  await house.clear();
  live.clear();
});

const heard = (type: string) => live.heard(type);

describe('live events of channels', () => {
  it('go to the organization and to the clinic that takes part, by numbers alone', async () => {
    const boss = await house.member();
    const { channel } = await house.create(boss.token, { kind: 'clinic', provider_id: CLINIC });
    const rooms = [
      `organization:${NETWORK}:messages.read`,
      `provider:${CLINIC}:messages.read:staff`,
      `user:${boss.userId}`,
    ];
    expect(heard('team_channel.changed')).toEqual([{ data: { channel_id: channel.id }, seq: undefined, rooms }]);
    const { message } = await house.say(boss.token, channel.id, 'A secret');
    const data = { channel_id: channel.id, message_id: message.id, seq: 1 };
    expect(heard('team_message.created')).toEqual([{ data: { ...data, change: 1 }, seq: 1, rooms }]);
    await house.send('PUT', `/team-messages/${message.id}`, boss.token, { content: 'Another secret' });
    expect(heard('team_message.updated')).toEqual([{ data: { ...data, change: 2 }, seq: 2, rooms }]);
    await house.send('DELETE', `/team-messages/${message.id}`, boss.token);
    expect(heard('team_message.deleted')).toEqual([{ data: { ...data, change: 3 }, seq: 3, rooms }]);
    expect(JSON.stringify(live.told())).not.toContain('secret');
  });

  it('of a limited channel go to its members alone, and how far one has read to that person', async () => {
    const boss = await house.member();
    const staff = await house.staff();
    const body = { kind: 'clinic', provider_id: CLINIC, limited: true, member_ids: [staff.userId] };
    const { channel } = await house.create(boss.token, body);
    live.clear();
    await house.say(boss.token, channel.id, 'Hello');
    const rooms = [`user:${boss.userId}`, `user:${staff.userId}`].sort();
    expect(heard('team_message.created')).toMatchObject([{ rooms }]);
    await house.send('PUT', `/team-channels/${channel.id}/read`, staff.token, { seq: 1 });
    expect(heard('team_channel.changed')).toMatchObject([{ rooms: [`user:${staff.userId}`] }]);
  });
});
