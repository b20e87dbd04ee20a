import { CONSENT_VERSIONS } from '@travesia/contracts/leads';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyLeads } from '../../modules/leads/testing/empty-leads.ts';
import { CLINIC, OTHER_CLINIC, RIVAL } from '../../modules/contexts/testing/open-house.ts';
import { openProduct, type OpenProduct } from '../testing/open-product.ts';

let product: OpenProduct;
beforeAll(async () => {
  product = await openProduct();
});
beforeEach(async () => {
  await product.house.clear();
  await emptyLeads(product.house.database, 'support_macros', 'audit_entries');
});
afterAll(() => product.close());

const consents = (['answer_request', 'share_with_clinic'] as const).map((purpose) => ({
  purpose,
  version: CONSENT_VERSIONS[purpose],
}));
const rosa = { full_name: 'Rosa Delgado', email: 'rosa@example.com', language: 'es', message: 'Tengo artrosis.' };

async function ask(providerId: string, change: object = {}): Promise<string> {
  const body = { ...rosa, provider_id: providerId, contact_by: 'email', consents, ...change };
  const { status, body: sent } = await product.send('POST', '/consultation-requests', undefined, body);
  expect({ status, sent }).toMatchObject({ status: 201 });
  return String(sent['id']);
}
const write = async (change: object = {}): Promise<string> => {
  const contact = { ...rosa, topic: 'question', consents: consents.slice(0, 1), ...change };
  return String((await product.send('POST', '/contact-requests', undefined, contact)).body['id']);
};
const get = async (path: string, token: string) => (await product.send('GET', path, token)).body;
const idsOf = (body: Record<string, unknown>) => (body['requests'] as { id: string }[]).map(({ id }) => id);

const macro = {
  name: 'Ask for reports',
  topic: null,
  texts: { en: '', es: 'Hola {name}: envíe sus informes a {clinic}.', pt: '' },
  closes: false,
  takes: true,
};
const namesIn = async (path: string, token: string) =>
  ((await get(path, token))['data'] as { name: string }[]).map(({ name }) => name);

describe('saved replies for requests', () => {
  it('belong to one clinic, one organization or the team, and no one else reads or changes them', async () => {
    const { staff, member, person } = product.house;
    const [ana, bea] = [await staff('owner'), await member('owner')];
    const stranger = await member('owner', RIVAL);
    const admin = await person('admin');
    const made = await product.send('POST', '/provider/request-macros', ana.token, macro);
    expect(made).toMatchObject({ status: 201, body: { ...macro, version: 1 } });
    const id = String(made.body['id']);
    await product.send('POST', '/organizations/request-macros', bea.token, macro);
    await product.send('POST', '/admin/request-macros', admin.token, { ...macro, topic: 'claim' });
    await product.send('POST', '/admin/support/macros', admin.token, { ...macro, name: 'Support', topic: 'prices' });
    expect(await namesIn('/provider/request-macros', ana.token)).toEqual(['Ask for reports']);
    expect(await namesIn('/organizations/request-macros', bea.token)).toEqual(['Ask for reports']);
    expect(await namesIn('/organizations/request-macros', stranger.token)).toEqual([]);
    expect(await namesIn('/admin/request-macros', admin.token)).toEqual(['Ask for reports']);
    expect(await namesIn('/admin/support/macros', admin.token)).toEqual(['Support']);
    const change = { ...macro, name: 'Taken over', version: 1 };
    for (const [path, { token }] of [
      [`/organizations/request-macros/${id}`, bea],
      [`/admin/request-macros/${id}`, admin],
      [`/admin/support/macros/${id}`, admin],
    ] as const)
      expect((await product.send('PUT', path, token, change)).body).toMatchObject({ code: 'request.not_found' });
    const taken = await product.send('POST', '/provider/request-macros', ana.token, macro);
    expect(taken.body).toMatchObject({ code: 'macros.name_taken' });
    const audited = await product.house.audited();
    expect(audited.filter(({ action }) => action === 'leads.macro_created')).toHaveLength(3);
  });

  it('are for those who answer, and take no topic of another desk', async () => {
    const { staff, person } = product.house;
    const billing = await staff('billing');
    expect((await product.send('GET', '/provider/request-macros', billing.token)).status).toBe(403);
    const admin = await person('admin');
    const wrong = await product.send('POST', '/admin/request-macros', admin.token, { ...macro, topic: 'prices' });
    expect(wrong).toMatchObject({ status: 422, body: { fields: [{ path: 'body.topic' }] } });
  });
});

describe('an answer', () => {
  it('takes the request over and closes it, if its author says so', async () => {
    const [ana, leo] = [await product.house.staff('owner'), await product.house.staff('coordinator')];
    const id = await ask(CLINIC);
    const to = { assignee_id: leo.userId, version: 1 };
    await product.send('POST', `/provider/requests/${id}/assign`, ana.token, to);
    const reply = { message: 'Gracias.', version: 2, take: true, close: true };
    const { body } = await product.send('POST', `/provider/requests/${id}/replies`, ana.token, reply);
    expect(body).toMatchObject({
      status: 'closed',
      assignee: { id: ana.userId },
      history: [{ status: 'answered' }, { status: 'closed' }],
    });
  });

  it('is not a note, which takes and closes nothing and is never mailed', async () => {
    const { person } = product.house;
    const admin = await person('admin');
    const id = await write();
    const note = { message: 'Known.', internal: true, version: 1, take: true, close: true };
    const noted = await product.send('POST', `/admin/requests/${id}/replies`, admin.token, note);
    expect(noted.body).toMatchObject({ status: 'received', assignee: null });
    await product.settle();
    expect((await product.mail.list()).filter(({ text }) => text.includes('Known.'))).toEqual([]);
  });
});

describe('who sent a request', () => {
  it('is for a clinic what it received from the address itself, and nothing of an account or of others', async () => {
    const { staff, person } = product.house;
    const ana = await staff('owner');
    const patient = await person('patient', 'rosa');
    const sent = { email: patient.email };
    const [id, again] = [await ask(CLINIC, sent), await ask(CLINIC, { ...sent, message: 'Otra pregunta.' })];
    const [elsewhere, toTeam] = [await ask(OTHER_CLINIC, sent), await write(sent)];
    await ask(CLINIC, { email: 'someone.else@example.com' });
    const seen = await get(`/provider/requests/${id}/sender`, ana.token);
    expect(seen).toMatchObject({ email: patient.email, account: null, requests_total: 1 });
    expect(idsOf(seen)).toEqual([again]);
    expect(Object.keys(seen)).toEqual(['name', 'email', 'account', 'requests', 'requests_total']);
    for (const other of [elsewhere, toTeam])
      expect((await product.send('GET', `/provider/requests/${other}/sender`, ana.token)).status).toBe(404);
  });

  it('is for the team also the account that confirmed the address, and for an organization its clinics’ requests', async () => {
    const { member, person, run } = product.house;
    const [bea, admin] = [await member('owner'), await person('admin')];
    const patient = await person('patient', 'rosa');
    const sent = { email: patient.email };
    const [id, contact] = [await ask(CLINIC, sent), await write(sent)];
    await ask(OTHER_CLINIC, sent);
    expect(await get(`/organizations/requests/${id}/sender`, bea.token)).toMatchObject({
      account: null,
      requests_total: 0,
    });
    await run(sql`update users set status = 'unverified', email_verified_at = null where id = ${patient.userId}`);
    const unconfirmed = await get(`/admin/requests/${contact}/sender`, admin.token);
    expect(unconfirmed).toMatchObject({ account: null, requests: [] });
    await run(sql`update users set status = 'active', email_verified_at = now() where id = ${patient.userId}`);
    expect(await get(`/admin/requests/${contact}/sender`, admin.token)).toMatchObject({
      account: { id: patient.userId, role: 'patient', status: 'active' },
    });
  });
});
