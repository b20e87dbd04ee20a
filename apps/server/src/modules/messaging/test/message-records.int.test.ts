import type { Conversation, Message, MessageList } from '@travesia/contracts/messaging';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLINIC } from '../../contexts/testing/open-house.ts';
import { openRecordsHouse, type RecordsHouse } from '../../records/testing/records-house.ts';

let house: RecordsHouse;
beforeAll(async () => {
  house = await openRecordsHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  await house.clear();
  await house.run(sql`delete from conversations`);
});

async function begin(token: string) {
  const body = { recipient_id: CLINIC, recipient_type: 'provider', subject: 'Knee', initial_message: 'Hello' };
  return ((await house.send('POST', '/conversations', token, body)).body as unknown as Conversation).id;
}
const write = (token: string, id: string, body: object) =>
  house.send('POST', `/conversations/${id}/messages`, token, body);
const newest = async (token: string, id: string) =>
  ((await house.send('GET', `/conversations/${id}/messages`, token)).body as unknown as MessageList).data.at(-1);

/** A patient who shared a record with the clinic of their journey and writes to it. */
async function shared() {
  const patient = await house.asking();
  const record = await house.added(patient.token, 'Resonancia.pdf');
  const share = await house.share(patient.token, record.id, patient.journeyId);
  const conversation = await begin(patient.token);
  return { ...patient, record, shareId: String(share.body['id']), conversation };
}

describe('records of a message', () => {
  it('are read by the clinic while they are shared, and each read is logged', async () => {
    const { token, userId, journeyId, record, shareId, conversation } = await shared();
    const sent = await write(token, conversation, { record_ids: [record.id] });
    const whole = { id: record.id, journey_id: journeyId, title: 'Resonancia', kind: 'pdf', readable: true };
    expect(sent).toMatchObject({ status: 201, body: { content: '', records: [whole] } });
    const staff = await house.staff('coordinator');
    expect(await newest(staff.token, conversation)).toMatchObject({ records: [whole] });
    const list = await house.send('GET', '/conversations', staff.token);
    expect(list.body).toMatchObject({
      conversations: [{ last_message: { text: '', file_count: 0, record_count: 1 } }],
    });
    const before = (await house.logged(userId)).length;
    const place = `/journeys/${journeyId}/records/${record.id}`;
    expect((await house.send('GET', place, staff.token)).status).toBe(200);
    expect((await house.logged(userId)).slice(before)).toEqual(['records.opened']);

    await house.send('DELETE', `/medical-records/${record.id}/shares/${shareId}`, token);
    const ended = { id: record.id, journey_id: journeyId, title: null, kind: null, readable: false };
    expect((await newest(staff.token, conversation))?.records).toEqual([ended]);
    expect((await newest(token, conversation))?.records).toEqual([whole]);
    expect((await house.send('GET', place, staff.token)).status).toBe(410);
  });

  it('are not read any more once the day of the share has passed', async () => {
    const { token, record, conversation } = await shared();
    await write(token, conversation, { content: 'See this', record_ids: [record.id] });
    house.pass(31 * 24 * 60);
    const staff = await house.staff('owner');
    expect((await newest(staff.token, conversation))?.records).toMatchObject([{ title: null, readable: false }]);
  });

  it('are refused unless they are shared with this clinic, at their field, and nothing is sent', async () => {
    const { token, record, shareId, conversation } = await shared();
    const other = await house.added(token, 'private.pdf');
    const refused = await write(token, conversation, { content: 'Look', record_ids: [record.id, other.id] });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'messaging.record_not_shared', fields: [{ path: 'record_ids.1', code: 'not_shared' }] },
    });
    await house.send('DELETE', `/medical-records/${record.id}/shares/${shareId}`, token);
    expect((await write(token, conversation, { record_ids: [record.id] })).status).toBe(409);
    expect((await newest(token, conversation))?.content).toBe('Hello');
    const stranger = await house.asking('luz');
    const foreign = await begin(stranger.token);
    expect((await write(stranger.token, foreign, { record_ids: [record.id] })).status).toBe(409);
    const staff = await house.staff('owner');
    expect((await write(staff.token, conversation, { record_ids: [record.id] })).status).toBe(409);
  });

  it('leave with the record, which its message outlives, and with a deleted message', async () => {
    const { token, record, conversation } = await shared();
    const sent = (await write(token, conversation, { record_ids: [record.id] })).body as unknown as Message;
    const second = (await write(token, conversation, { record_ids: [record.id] })).body as unknown as Message;
    await house.send('DELETE', `/conversations/messages/${second.id}`, token);
    expect((await newest(token, conversation))?.records).toEqual([]);
    await house.send('DELETE', `/medical-records/${record.id}`, token);
    const { rows } = await house.run(sql`select record_id from message_records where message_id = ${sent.id}::uuid`);
    expect(rows).toEqual([{ record_id: null }]);
    const list = (await house.send('GET', `/conversations/${conversation}/messages`, token))
      .body as unknown as MessageList;
    expect(list.data.find(({ id }) => id === sent.id)?.records).toMatchObject([{ id: null, readable: false }]);
  });

  it('are not named to an admin who acts for the clinic', async () => {
    const { token, record, conversation } = await shared();
    await write(token, conversation, { content: 'Look', record_ids: [record.id] });
    const admin = await house.person('admin');
    await house.send('POST', `/admin/providers/${CLINIC}/access`, admin.token, {
      reason: 'A complaint of the patient',
    });
    expect(await newest(admin.token, conversation)).toMatchObject({
      content: 'Look',
      records: [{ id: record.id, title: null, kind: null, readable: false }],
    });
  });

  it('cost no more queries for more messages', async () => {
    const { token, record, conversation } = await shared();
    const staff = await house.staff('owner');
    const queries = async (reader: string) => {
      const spy = vi.spyOn(house.database.pool, 'query');
      await newest(reader, conversation);
      const { length } = spy.mock.calls;
      spy.mockRestore();
      return length;
    };
    await write(token, conversation, { record_ids: [record.id] });
    const before = [await queries(token), await queries(staff.token)];
    for (let more = 0; more < 5; more += 1) await write(token, conversation, { record_ids: [record.id] });
    expect([await queries(token), await queries(staff.token)]).toEqual(before);
    expect(Math.min(...before)).toBeGreaterThan(3);
  });
});
