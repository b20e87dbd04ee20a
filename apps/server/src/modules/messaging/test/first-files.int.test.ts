import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formOf, pdf } from '../../applications/testing/open-applications.ts';
import { OTHER_CLINIC } from '../../contexts/testing/open-house.ts';
import { openMessagesHouse } from '../testing/messages-house.ts';

let house: Awaited<ReturnType<typeof openMessagesHouse>>;
beforeAll(async () => {
  house = await openMessagesHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  await house.clear();
  await house.run(sql`delete from message_files`);
});

async function upload(token: string, name = 'scan.pdf') {
  const { payload, headers } = formOf({ name, content: pdf, kind: null });
  const answer = await house.send('POST', '/conversations/files', token, payload, headers);
  return { ...answer, id: String(answer.body['id']) };
}
const expiries = async () => {
  const { rows } = await house.run(
    sql`select s.delete_after from message_files f join stored_files s on s.id = f.file_id`,
  );
  return rows.map((row) => row['delete_after']);
};

describe('files of a first message', () => {
  it('are sent with it, and are read by both sides', async () => {
    const patient = await house.patient();
    const staff = await house.staff();
    const [one, other] = [await upload(patient.token), await upload(patient.token, 'photo.pdf')];
    expect(one).toMatchObject({ status: 201, body: { name: 'scan.pdf', media_type: 'application/pdf' } });
    expect(await expiries()).toEqual([expect.anything(), expect.anything()]);
    const { status, conversation } = await house.begin(patient.token, { file_ids: [one.id, other.id] });
    expect(status).toBe(201);
    const { data } = await house.list(staff.token, conversation.id);
    expect(data[0]?.files.map(({ name }) => name)).toEqual(['scan.pdf', 'photo.pdf']);
    const content = `/conversations/${conversation.id}/files/${one.id}/content`;
    expect((await house.send('GET', content, staff.token)).status).toBe(200);
    // They are kept from now on.
    expect(await expiries()).toEqual([null, null]);
  });

  it('can be all that it has', async () => {
    const { token } = await house.patient();
    const { id } = await upload(token);
    const begun = await house.begin(token, { file_ids: [id], initial_message: undefined });
    const { data } = await house.list(token, begun.conversation.id);
    expect(data.map(({ content, files }) => [content, files.length])).toEqual([['', 1]]);
  });

  it('are of their uploader alone, and sent once', async () => {
    const patient = await house.patient();
    const stranger = await house.patient();
    const { id } = await upload(patient.token);
    expect((await house.begin(stranger.token, { file_ids: [id] })).body['code']).toBe('messaging.file_not_found');
    expect((await house.send('DELETE', `/conversations/files/${id}`, stranger.token)).status).toBe(404);
    // Nothing of the refused conversation is left.
    expect((await house.send('GET', '/conversations', stranger.token)).body['total']).toBe(0);
    expect((await house.begin(patient.token, { file_ids: [id] })).status).toBe(201);
    const again = await house.begin(patient.token, { file_ids: [id], recipient_id: OTHER_CLINIC });
    expect(again.body['code']).toBe('messaging.file_not_found');
  });

  it('begin one conversation with one message id, however often it is sent', async () => {
    const { token } = await house.patient();
    const { id } = await upload(token);
    const more = { file_ids: [id], client_message_id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e77' };
    const [first, second] = [await house.begin(token, more), await house.begin(token, more)];
    expect(second).toMatchObject({ status: 201, conversation: { id: first.conversation.id } });
  });

  it('can be discarded before', async () => {
    const { token } = await house.patient();
    const { id } = await upload(token);
    expect((await house.send('DELETE', `/conversations/files/${id}`, token)).status).toBe(204);
    expect((await house.begin(token, { file_ids: [id] })).body['code']).toBe('messaging.file_not_found');
  });

  it('are of nobody who may not write', async () => {
    const { token } = await house.staff('billing');
    expect((await upload(token)).body['code']).toBe('access.not_allowed');
  });
});
