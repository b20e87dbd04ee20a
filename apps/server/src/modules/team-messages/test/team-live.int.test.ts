import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLINIC, NETWORK } from '../../contexts/testing/open-house.ts';
import { setBus } from '../../../platform/realtime/bus-of.ts';
import type { Told } from '../../../platform/realtime/bus-message.ts';
import type { LiveBus } from '../../../platform/realtime/bus.ts';
import { openTeamsHouse } from '../testing/teams-house.ts';

let house: Awaited<ReturnType<typeof openTeamsHouse>>;
let told: Told[] = [];
let forget: () => void;
beforeAll(async () => {
  house = await openTeamsHouse();
  const bus: Pick<LiveBus, 'publish'> = { publish: (one) => void told.push(one) };
  forget = setBus(house.database, bus as LiveBus);
});
afterAll(async () => {
  forget();
  await house.close();
});
beforeEach(async () => {
  await house.clear();
  told = [];
});

/** What was told since the last question, with who hears it. */
const heard = (type: string) => {
  const found = told.filter(({ frame }) => frame.type === type);
  told = told.filter((one) => !found.includes(one));
  return found.map(({ frame: { data, seq }, rooms }) => ({ data, seq, rooms: [...rooms].sort() }));
};

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
    expect(JSON.stringify(told)).not.toContain('secret');
  });

  it('of a limited channel go to its members alone, and how far one has read to that person', async () => {
    const boss = await house.member();
    const staff = await house.staff();
    const body = { kind: 'clinic', provider_id: CLINIC, limited: true, member_ids: [staff.userId] };
    const { channel } = await house.create(boss.token, body);
    told = [];
    await house.say(boss.token, channel.id, 'Hello');
    const rooms = [`user:${boss.userId}`, `user:${staff.userId}`].sort();
    expect(heard('team_message.created')).toMatchObject([{ rooms }]);
    await house.send('PUT', `/team-channels/${channel.id}/read`, staff.token, { seq: 1 });
    expect(heard('team_channel.changed')).toMatchObject([{ rooms: [`user:${staff.userId}`] }]);
  });
});
