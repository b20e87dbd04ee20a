import type { MessageTranslation } from '@travesia/contracts/messaging';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Asked, Translated, Translator } from '../../../../platform/translation/translator.ts';
import { TranslationUnavailable } from '../../../../platform/translation/translator.ts';
import { CLINIC } from '../../../contexts/testing/open-house.ts';
import { openMessagesHouse } from '../../testing/messages-house.ts';

/** A translator that says what it was asked. */
const asked: Asked[] = [];
let answers: (one: Asked) => Promise<Translated>;
const translator: Translator = {
  service: 'of-tests',
  faults: () => 0,
  translate: (one) => {
    asked.push(one);
    return answers(one);
  },
};
const marked = async ({ text, to, from }: Asked): Promise<Translated> => ({
  kind: 'translated',
  text: `${to}: ${text}`,
  from,
});

let house: Awaited<ReturnType<typeof openMessagesHouse>>;
beforeAll(async () => {
  house = await openMessagesHouse({ translator });
});
afterAll(() => house.close());
beforeEach(async () => {
  await house.clear();
  asked.length = 0;
  answers = marked;
});

async function begun() {
  const patient = await house.patient();
  const staff = await house.staff('coordinator');
  const { conversation } = await house.begin(patient.token);
  const { message } = await house.write(staff.token, conversation.id, 'Buenos días, Marisol');
  return { patient, staff, conversation, message };
}
const translate = async (token: string | undefined, id: string, ids: string[], to = 'en') => {
  const { status, body } = await house.send('POST', `/conversations/${id}/translations`, token, {
    message_ids: ids,
    to,
  });
  return { status, code: body.code, data: body['data'] as MessageTranslation[] };
};
const stored = async () =>
  (await house.run(sql`select message_id, "to", result, content_sealed, service from message_translations`)).rows;

describe('translations of messages', () => {
  it('are offered to all sides, and lie beside the original, sealed', async () => {
    const { patient, staff, conversation, message } = await begun();
    for (const token of [patient.token, staff.token])
      expect((await house.see(token, conversation.id)).actions).toContain('translate');
    const { data } = await translate(patient.token, conversation.id, [message.id]);
    expect(data).toEqual([
      {
        message_id: message.id,
        edited_at: null,
        to: 'en',
        from: 'en',
        result: 'translated',
        content: 'en: Buenos días, Marisol',
      },
    ]);
    expect(asked[0]?.names).toEqual(expect.arrayContaining(['marisol Quiroga', 'Quiroga', 'Clínica Um']));
    const { data: seen } = await house.list(patient.token, conversation.id);
    expect(seen[1]?.content).toBe('Buenos días, Marisol');
    const [row] = await stored();
    expect(row).toMatchObject({ message_id: message.id, to: 'en', result: 'translated', service: 'of-tests' });
    expect(String(row?.['content_sealed'])).toMatch(/^v1\./);
  });

  it('are made once for each text and language, also when a team asks at the same time', async () => {
    const { patient, staff, conversation, message } = await begun();
    const all = await Promise.all(
      [patient.token, staff.token, patient.token].map((token) => translate(token, conversation.id, [message.id])),
    );
    expect(new Set(all.map(({ data }) => data[0]?.content)).size).toBe(1);
    await translate(patient.token, conversation.id, [message.id]);
    expect(asked).toHaveLength(1);
    await translate(patient.token, conversation.id, [message.id], 'pt');
    expect(asked).toHaveLength(2);
    expect(await stored()).toHaveLength(2);
  });

  it('that say nothing new are remembered too', async () => {
    const { patient, conversation, message } = await begun();
    for (const kind of ['same_language', 'not_translatable'] as const) {
      answers = async () => ({ kind, from: 'es' });
      const to = kind === 'same_language' ? 'es' : 'en';
      const first = await translate(patient.token, conversation.id, [message.id], to);
      expect(first.data).toMatchObject([{ result: kind, content: null, from: 'es' }]);
      expect((await translate(patient.token, conversation.id, [message.id], to)).data).toEqual(first.data);
    }
    expect(asked).toHaveLength(2);
  });

  it('are of the text that there is: an edited message has another, a deleted one none', async () => {
    const { patient, staff, conversation, message } = await begun();
    await translate(patient.token, conversation.id, [message.id]);
    const at = `/conversations/messages/${message.id}`;
    const { body } = await house.send('PUT', at, staff.token, { content: 'Buenas tardes' });
    expect(await stored()).toEqual([]);
    const again = await translate(patient.token, conversation.id, [message.id]);
    expect(again.data).toMatchObject([{ content: 'en: Buenas tardes', edited_at: body['edited_at'] }]);
    await house.send('DELETE', at, staff.token);
    expect(await stored()).toEqual([]);
    expect((await translate(patient.token, conversation.id, [message.id])).data).toEqual([]);
  });

  it('survive that a message is read', async () => {
    const { patient, conversation, message } = await begun();
    await translate(patient.token, conversation.id, [message.id]);
    await house.send('POST', `/conversations/${conversation.id}/read`, patient.token, { message_ids: [message.id] });
    expect(await stored()).toHaveLength(1);
  });

  it('of a text that was changed while the service worked are not stored', async () => {
    const { patient, staff, conversation, message } = await begun();
    answers = async (one) => {
      if (one.text === 'Buenos días, Marisol')
        await house.send('PUT', `/conversations/messages/${message.id}`, staff.token, { content: 'Nuevo texto' });
      return marked(one);
    };
    await translate(patient.token, conversation.id, [message.id]);
    expect(await stored()).toEqual([]);
    const { data } = await translate(patient.token, conversation.id, [message.id]);
    expect(data[0]?.content).toBe('en: Nuevo texto');
  });

  it('go with the texts of a deleted account', async () => {
    const { patient, conversation, message } = await begun();
    await translate(patient.token, conversation.id, [message.id]);
    await house.run(
      sql`update messages set content_sealed = null, deleted_at = now() where conversation_id = ${conversation.id}`,
    );
    expect(await stored()).toEqual([]);
  });

  it('cannot be opened for another message or language', async () => {
    const { patient, conversation, message } = await begun();
    await translate(patient.token, conversation.id, [message.id]);
    await house.run(sql`update message_translations set "to" = 'pt'`);
    expect((await translate(patient.token, conversation.id, [message.id], 'pt')).status).toBe(500);
  });

  it('are kept as far as the service got, and asked for again', async () => {
    const { patient, staff, conversation, message } = await begun();
    const { message: second } = await house.write(staff.token, conversation.id, 'Hasta mañana');
    answers = async (one) => {
      if (one.text.startsWith('Hasta')) throw new TranslationUnavailable('the translation service answered 500');
      return marked(one);
    };
    const failed = await translate(patient.token, conversation.id, [message.id, second.id]);
    expect([failed.status, failed.code]).toEqual([503, 'messaging.translation_unavailable']);
    expect(await stored()).toHaveLength(1);
    answers = marked;
    const { data } = await translate(patient.token, conversation.id, [second.id, message.id]);
    expect(data.map(({ content }) => content)).toEqual(['en: Hasta mañana', 'en: Buenos días, Marisol']);
    expect(asked).toHaveLength(3);
  });

  it('are nobody else’s', async () => {
    const { conversation, message } = await begun();
    const stranger = await house.patient('paula');
    const biller = await house.staff('billing');
    for (const { token } of [stranger, biller])
      expect((await translate(token, conversation.id, [message.id])).code).toBe('messaging.conversation_not_found');
    const other = await house.begin(stranger.token);
    expect((await translate(stranger.token, other.conversation.id, [message.id])).data).toEqual([]);
    expect((await translate(undefined, conversation.id, [message.id])).status).toBe(401);
    expect(asked).toEqual([]);
  });

  it('for an admin who acts for the clinic need a reason, and are logged as a read', async () => {
    const { conversation, message } = await begun();
    const admin = await house.person('admin');
    expect((await translate(admin.token, conversation.id, [message.id])).status).toBe(404);
    await house.send('POST', `/admin/providers/${CLINIC}/access`, admin.token, {
      reason: 'A complaint of the patient',
    });
    const token = await house.renew(admin.token);
    const before = (await house.audited()).filter(({ action }) => action === 'conversations.read').length;
    expect((await translate(token, conversation.id, [message.id])).status).toBe(200);
    const after = (await house.audited()).filter(({ action }) => action === 'conversations.read').length;
    expect(after - before).toBe(1);
  });

  it.each([
    [[], 'en', 'body.message_ids'],
    [
      Array.from({ length: 51 }, (_one, at) => `0198c0de-7a5e-7d2a-9c3e-${String(at).padStart(12, '0')}`),
      'en',
      'body.message_ids',
    ],
    [['0198c0de-7a5e-7d2a-9c3e-000000000001'], 'fr', 'body.to'],
  ])('of %j to %s are refused at %s', async (ids, to, path) => {
    const { patient, conversation } = await begun();
    const { body } = await house.send('POST', `/conversations/${conversation.id}/translations`, patient.token, {
      message_ids: ids,
      to,
    });
    expect((body['fields'] as { path: string }[])[0]?.path).toBe(path);
  });
});

it('without a service nothing about translation is offered', async () => {
  const plain = await openMessagesHouse();
  await plain.clear();
  const patient = await plain.patient();
  const { conversation } = await plain.begin(patient.token);
  expect((await plain.see(patient.token, conversation.id)).actions).not.toContain('translate');
  const { body } = await plain.send('POST', `/conversations/${conversation.id}/translations`, patient.token, {
    message_ids: [conversation.id],
    to: 'es',
  });
  expect(body.code).toBe('messaging.translation_unavailable');
  await plain.close();
});
