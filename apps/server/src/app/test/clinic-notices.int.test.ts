import { CONSENT_VERSIONS } from '@travesia/contracts/leads';
import { USUAL_TOPICS } from '@travesia/contracts/providers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../platform/testing/empty-tables.ts';
import { CLINIC } from '../../modules/contexts/testing/open-house.ts';
import { openProduct, type OpenProduct } from '../testing/open-product.ts';

const PATH = '/provider/settings/notifications';
const INBOX = 'recepcion@clinica-um.example.com';
const inbox = { email: INBOX, language: 'es' };

let product: OpenProduct;
beforeAll(async () => {
  product = await openProduct({ demo: true });
});
beforeEach(async () => {
  await product.house.clear();
  await emptyTables(
    product.house.database,
    'consultation_requests',
    'mail_outbox',
    'idempotency_keys',
    'notifications',
    'clinic_notices',
  );
});
afterAll(() => product.close());

const mailsTo = async (address: string) => {
  await product.settle();
  return (await product.mail.list()).filter(({ recipient }) => recipient === address);
};
const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? '';
const newestCode = async () => codeIn((await mailsTo(INBOX))[0]?.text ?? '');
const choose = (token: string, change: object, version = 0) =>
  product.send('PUT', PATH, token, { version, inbox: null, topics: USUAL_TOPICS, ...change });
const confirm = (token: string, code: string) => product.send('POST', `${PATH}/confirm`, token, { code });

/** A visitor, another one each time, asks the clinic. */
let visitors = 0;
async function ask(): Promise<void> {
  visitors += 1;
  const consents = (['answer_request', 'share_with_clinic'] as const).map((purpose) => ({
    purpose,
    version: CONSENT_VERSIONS[purpose],
  }));
  const body = {
    full_name: 'Rosa',
    email: `rosa${visitors}@example.com`,
    language: 'es',
    provider_id: CLINIC,
    contact_by: 'email',
  };
  const sent = await product.send('POST', '/consultation-requests', undefined, {
    ...body,
    message: `Hola, soy ${visitors}.`,
    consents,
  });
  expect(sent.status).toBe(201);
}

describe('a clinic’s notification settings', () => {
  it('are as usual until the clinic chooses; only who may change the clinic changes them', async () => {
    const [ana, leo] = [await product.house.staff('owner'), await product.house.staff('billing')];
    expect((await product.send('GET', PATH, leo.token)).body).toMatchObject({
      inbox: null,
      topics: USUAL_TOPICS,
      version: 0,
      actions: [],
    });
    expect((await choose(leo.token, {})).status).toBe(403);
    const topics = { ...USUAL_TOPICS, credentials: { inbox: true, roles: ['billing', 'manager', 'billing'] } };
    expect((await choose(ana.token, { topics })).body).toMatchObject({
      topics: { credentials: { inbox: true, roles: ['manager', 'billing'] } },
      version: 1,
    });
    expect(await choose(ana.token, {})).toMatchObject({ status: 409, body: { present: { version: 1 } } });
    expect(await product.house.audited()).toContainEqual(
      expect.objectContaining({ action: 'clinic.notices_changed', facts: { fields: 'credentials' } }),
    );
    const billing = { ...USUAL_TOPICS, requests: { inbox: false, roles: ['billing'] } };
    expect((await choose(ana.token, { topics: billing }, 1)).status).toBe(422);
  });

  it('decide which roles are told of a request, in the app and by email, and by whom it can still be answered', async () => {
    const [ana, max] = [await product.house.staff('owner'), await product.house.staff('coordinator')];
    await ask();
    expect(await mailsTo(max.email)).toHaveLength(1);
    const topics = { ...USUAL_TOPICS, requests: { inbox: false, roles: [] } };
    expect((await choose(ana.token, { topics })).status).toBe(200);
    await ask();
    expect(await mailsTo(ana.email)).toHaveLength(2);
    expect(await mailsTo(max.email)).toHaveLength(1);
    const { body } = await product.send('GET', '/notifications', max.token);
    expect(body['data']).toHaveLength(1);
    const desk = await product.send('GET', '/provider/requests', max.token);
    expect(desk.body['data']).toHaveLength(2);
  });
});

describe('a clinic’s inbox', () => {
  const wanted = { inbox, topics: { ...USUAL_TOPICS, requests: { ...USUAL_TOPICS.requests, inbox: true } } };

  it('gets a code and nothing else until it is entered; then what the clinic chose, in its language', async () => {
    const ana = await product.house.staff('owner');
    expect((await choose(ana.token, wanted)).body['inbox']).toEqual({ ...inbox, confirmed: false });
    await ask();
    const [first, ...more] = await mailsTo(INBOX);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ subject: 'Confirme este correo: Clínica Um', locale: 'es' });
    expect((await confirm(ana.token, codeIn(first?.text ?? ''))).body['inbox']).toEqual({ ...inbox, confirmed: true });
    await ask();
    const [letter] = await mailsTo(INBOX);
    expect(letter).toMatchObject({ subject: 'Nueva solicitud de consulta para Clínica Um' });
    expect(letter?.text).toContain('Su clínica eligió esta dirección');
    expect(letter?.text).not.toContain('soy');
    const log = JSON.stringify(await product.house.audited());
    expect(log).toContain('clinic.inbox_confirmed');
    expect(log).not.toContain(INBOX);
  });

  it('is confirmed once for an address: another language keeps it, another address does not', async () => {
    const ana = await product.house.staff('owner');
    await choose(ana.token, wanted);
    await confirm(ana.token, await newestCode());
    const inPortuguese = { ...inbox, email: INBOX.toUpperCase(), language: 'pt' };
    expect((await choose(ana.token, { ...wanted, inbox: inPortuguese }, 1)).body['inbox']).toMatchObject({
      confirmed: true,
    });
    const other = { ...inbox, email: 'other@clinica-um.example.com' };
    expect((await choose(ana.token, { ...wanted, inbox: other }, 2)).body['inbox']).toEqual({
      ...other,
      confirmed: false,
    });
    expect(await confirm(ana.token, '000000')).toMatchObject({ body: { code: expect.stringMatching(/inbox_code/) } });
    await ask();
    expect(await mailsTo(INBOX)).toHaveLength(1);
  });

  it('cannot be guessed: five wrong codes end it, and a new one begins again', async () => {
    const ana = await product.house.staff('owner');
    await choose(ana.token, wanted);
    const code = await newestCode();
    const wrong = code === '111111' ? '222222' : '111111';
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await confirm(ana.token, wrong)).body.code).toBe('providers.inbox_code_wrong');
    expect((await confirm(ana.token, code)).body.code).toBe('providers.inbox_code_over');
    expect((await product.send('POST', `${PATH}/send-code`, ana.token)).status).toBe(200);
    expect((await confirm(ana.token, await newestCode())).status).toBe(200);
    expect((await product.send('POST', `${PATH}/send-code`, ana.token)).body.code).toBe('providers.inbox_settled');
  });

  it('gets no more than five codes in an hour, and a code lasts a day', async () => {
    const ana = await product.house.staff('owner');
    await choose(ana.token, wanted);
    for (let more = 0; more < 4; more += 1) {
      await product.settle();
      expect((await product.send('POST', `${PATH}/send-code`, ana.token)).status).toBe(200);
    }
    expect(await mailsTo(INBOX)).toHaveLength(5);
    expect((await product.send('POST', `${PATH}/send-code`, ana.token)).status).toBe(429);
    const code = await newestCode();
    product.house.pass(25 * 60);
    expect((await confirm(await product.house.signIn(ana.userId), code)).body.code).toBe('providers.inbox_code_over');
  });
});
