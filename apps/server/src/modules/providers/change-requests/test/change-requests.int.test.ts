import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openProduct, type OpenProduct } from '../../../../app/testing/open-product.ts';
import { CLINIC } from '../../../contexts/testing/open-house.ts';

let product: OpenProduct;
beforeAll(async () => {
  product = await openProduct();
});
beforeEach(async () => {
  const { house } = product;
  await house.clear();
  const name = JSON.stringify({ en: 'Chile', es: 'Chile', pt: 'Chile' });
  await house.run(sql`insert into countries (code, slug, name, currency, destination)
    values ('CL', 'chile', ${name}, 'BRL', true) on conflict do nothing`);
  await house.run(sql`insert into provider_types (slug, position, name, plural)
    values ('hospital', 2, ${name}, ${name}) on conflict do nothing`);
});
afterAll(() => product.close());

const ask = async (token: string, change: object) => {
  const { body } = await product.send('GET', '/provider/profile', token);
  return product.send('PUT', '/provider/profile', token, { ...body, ...change });
};
const admin = async () => (await product.house.person('admin')).token;
const record = (token: string) => product.send('GET', `/admin/providers/${CLINIC}`, token);
const decide = (token: string, id: string, what: string, body: object) =>
  product.send('POST', `/admin/providers/${CLINIC}/changes/${id}/${what}`, token, body);

interface Waiting {
  id: string;
  version: number;
}
const waitingIn = (body: object) => (body as { pending_changes: Waiting }).pending_changes;

describe('another name, type or country of a clinic', () => {
  it('waits for a check, shows to team and admin, and changes nothing meanwhile', async () => {
    const owner = await product.house.staff('owner');
    const asked = await ask(owner.token, {
      name: 'Clínica Nova',
      type: { slug: 'hospital', name: 'Hospital' },
      languages: ['pt', 'en'],
    });
    expect(asked).toMatchObject({
      status: 200,
      body: {
        name: 'Clínica Um',
        languages: ['pt', 'en'],
        pending_changes: { name: 'Clínica Nova', type: { slug: 'hospital' }, country: null, actions: ['withdraw'] },
      },
    });
    const seen = await record(await admin());
    expect(seen.body).toMatchObject({
      name: 'Clínica Um',
      pending_changes: { name: 'Clínica Nova', actions: ['approve', 'decline'] },
    });
    const { body } = await product.send('GET', '/admin/dashboard/stats', await admin());
    expect(body['queue']).toMatchObject([{ kind: 'clinic_change', id: CLINIC, link: `/admin/providers/${CLINIC}` }]);
  });

  it('sent back as it is asks for nothing; another wish amends the one that waits', async () => {
    const owner = await product.house.staff('owner');
    const first = waitingIn((await ask(owner.token, { name: 'Clínica Nova' })).body);
    expect(waitingIn((await ask(owner.token, {})).body)).toEqual(first);
    expect(waitingIn((await ask(owner.token, { name: 'Clínica Nova' })).body)).toEqual(first);
    const { address } = (await product.send('GET', '/provider/profile', owner.token)).body as { address: object };
    const amended = waitingIn((await ask(owner.token, { address: { ...address, country: 'CL' } })).body);
    expect(amended).toMatchObject({ id: first.id, name: 'Clínica Nova', country: { code: 'CL' }, version: 2 });
    const admins = await admin();
    expect(await decide(admins, first.id, 'approve', { version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'request.stale_version' },
    });
    expect(await decide(admins, first.id, 'approve', { version: 2 })).toMatchObject({
      status: 200,
      body: { name: 'Clínica Nova', country: { code: 'CL' }, city: null, pending_changes: null },
    });
  });

  it('is approved once; the team is told in its language and the log says who did what', async () => {
    const owner = await product.house.staff('owner');
    const { id } = waitingIn((await ask(owner.token, { name: 'Clínica Nova' })).body);
    const admins = await admin();
    expect((await decide(admins, id, 'approve', { version: 1 })).status).toBe(200);
    expect(await decide(admins, id, 'decline', { version: 1, reason: 'Too late for that' })).toMatchObject({
      status: 409,
      body: { code: 'providers.change_decided' },
    });
    await product.settle();
    const mails = await product.mail.list();
    expect(mails.map(({ template }) => template)).toEqual(['providers.change_approved']);
    expect(mails[0]?.subject).toContain('Clínica Nova');
    const { body } = await product.send('GET', '/notifications', owner.token);
    expect(body['data']).toMatchObject([{ kind: 'clinic_change_approved', params: { clinic: 'Clínica Nova' } }]);
    const actions = (await product.house.audited()).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['clinic.change_requested', 'provider.change_approved']));
  });

  it('is declined with a reason that the team reads, and can be asked for again', async () => {
    const owner = await product.house.staff('owner');
    const { id } = waitingIn((await ask(owner.token, { name: 'Clínica Nova' })).body);
    const admins = await admin();
    expect((await decide(admins, id, 'decline', { version: 1 })).status).toBe(422);
    const reason = 'The license names Clínica Um only';
    expect((await decide(admins, id, 'decline', { version: 1, reason })).body).toMatchObject({
      name: 'Clínica Um',
      pending_changes: null,
    });
    await product.settle();
    const [mail] = await product.mail.list();
    expect(mail?.template).toBe('providers.change_declined');
    expect(mail?.text).toContain(reason);
    expect(waitingIn((await ask(owner.token, { name: 'Clínica Dois' })).body).id).not.toBe(id);
  });

  it('is withdrawn by the clinic, not by those who only read, and never by another clinic', async () => {
    const { house } = product;
    const owner = await house.staff('owner');
    const { id } = waitingIn((await ask(owner.token, { name: 'Clínica Nova' })).body);
    const withdraw = (token: string, which = id) =>
      product.send('POST', `/provider/profile/changes/${which}/withdraw`, token);
    expect((await withdraw((await house.staff('clinician')).token)).status).toBe(403);
    const unknown = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e99';
    expect(await withdraw(owner.token, unknown)).toMatchObject({ body: { code: 'providers.change_not_found' } });
    expect((await withdraw(owner.token)).body).toMatchObject({ name: 'Clínica Um', pending_changes: null });
    expect(await decide(await admin(), id, 'approve', { version: 1 })).toMatchObject({
      body: { code: 'providers.change_decided' },
    });
  });
});
