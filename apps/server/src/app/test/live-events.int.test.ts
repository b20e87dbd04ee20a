import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLINIC } from '../../modules/contexts/testing/open-house.ts';
import { openMessagesHouse } from '../../modules/messaging/testing/messages-house.ts';
import { listen } from '../../platform/realtime/testing/listen.ts';

let house: Awaited<ReturnType<typeof openMessagesHouse>>;
let live: ReturnType<typeof listen>;
beforeAll(async () => {
  house = await openMessagesHouse();
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
const desk = (ability: string) => [`network:${CLINIC}:${ability}`, 'platform', `provider:${CLINIC}:${ability}`];

describe('connected clients are told', () => {
  it('of messages, by numbers alone: both sides, and nobody else', async () => {
    const patient = await house.patient();
    const staff = await house.staff();
    const { conversation } = await house.begin(patient.token, { initial_message: 'A secret' });
    const rooms = [`provider:${CLINIC}:messages.read`, `user:${patient.userId}`];
    expect(heard('message.created')).toMatchObject([{ seq: 1, rooms }]);
    const { message } = await house.write(staff.token, conversation.id, 'Another secret');
    const about = { conversation_id: conversation.id, message_id: message.id, seq: 2 };
    expect(heard('message.created')).toEqual([{ data: { ...about, change: 2 }, seq: 2, rooms }]);
    await house.send('POST', `/conversations/${conversation.id}/read`, patient.token, { message_ids: [message.id] });
    expect(heard('message.read')).toEqual([
      { data: { conversation_id: conversation.id, change: 3, party: 'patient' }, seq: 3, rooms },
    ]);
    await house.send('PUT', `/conversations/messages/${message.id}`, staff.token, { content: 'x' });
    expect(heard('message.updated')).toEqual([{ data: { ...about, change: 4 }, seq: 4, rooms }]);
    await house.send('DELETE', `/conversations/messages/${message.id}`, staff.token);
    expect(heard('message.deleted')).toEqual([{ data: { ...about, change: 5 }, seq: 5, rooms }]);
    expect(JSON.stringify(live.told())).not.toContain('secret');
  });

  it('of nothing that was refused', async () => {
    const patient = await house.patient();
    const { conversation } = await house.begin(patient.token);
    live.clear();
    expect((await house.write(patient.token, conversation.id, 'x', { file_ids: [conversation.id] })).status).toBe(404);
    expect(live.told()).toEqual([]);
  });

  it('of a journey that begins and moves, and of notifications', async () => {
    const patient = await house.treated();
    const staff = await house.staff();
    const rooms = [...desk('journeys.read'), `user:${patient.userId}`].sort();
    const data = { journey_id: patient.journeyId, part: 'journey', part_id: patient.journeyId };
    expect(heard('journey.changed')).toEqual([{ data: { ...data, version: 1 }, seq: 1, rooms }]);
    const moved = await house.send('POST', `/journeys/${patient.journeyId}/transitions`, staff.token, {
      action: 'review',
      version: 1,
    });
    expect(moved.status).toBe(200);
    expect(heard('journey.changed')).toEqual([{ data: { ...data, version: 2 }, seq: 2, rooms }]);
    await house.begin(patient.token);
    await house.settle();
    expect(heard('notification.created')).toContainEqual({
      data: {},
      seq: undefined,
      rooms: [`user:${staff.userId}`],
    });
  });

  it('of the draft of a quote at the clinic alone', async () => {
    const patient = await house.treated();
    const staff = await house.staff();
    await house.send('POST', `/journeys/${patient.journeyId}/transitions`, staff.token, {
      action: 'review',
      version: 1,
    });
    live.clear();
    const drafted = await house.send('POST', `/journeys/${patient.journeyId}/quotes`, staff.token, { kind: 'quote' });
    expect(drafted.status).toBe(200);
    const [quote] = heard('journey.changed');
    expect(quote).toMatchObject({ data: { part: 'quote' }, rooms: desk('journeys.read').sort() });
  });
});
