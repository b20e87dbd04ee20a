import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { watchCredentials } from '../../modules/credentials/admin/commands/watch-credentials.ts';
import { CLINIC } from '../../modules/contexts/testing/open-house.ts';
import { openProduct, type OpenProduct } from '../testing/open-product.ts';

let product: OpenProduct;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product.close());

it('tells a clinic’s team in their language what admins did with it', async () => {
  const { house, send, settle, mail } = product;
  const owner = await house.staff('owner');
  await house.run(sql`update users set language = 'es' where id = ${owner.userId}`);
  const { token } = await house.person('admin');
  const act = async (name: string, body?: object) => {
    const { status, raw } = await send('POST', `/admin/providers/${CLINIC}/${name}`, token, body);
    expect(status, raw).toBeLessThan(300);
    await settle();
  };
  await act('suspend', { reason: 'The licence has lapsed' });
  await act('activate');
  const sent = (await mail.list()).filter(({ recipient }) => recipient === owner.email);
  expect(sent.map(({ template, locale, subject }) => [template, locale, subject])).toEqual([
    ['providers.activated', 'es', expect.stringContaining('Clínica Um')],
    ['providers.suspended', 'es', expect.stringContaining('Clínica Um')],
  ]);
  expect(sent[1]?.text).toContain('Motivo: The licence has lapsed');
  expect(sent[1]?.text).toContain('https://travesia.example/es/provider/dashboard');
});

it('tells a clinic’s owners and the admins when it is no longer verified', async () => {
  const { house, send, settle, mail } = product;
  const owner = await house.staff('owner');
  const admin = await house.person('admin');
  const { rows } = await house.run(sql`with licence as (
      insert into credentials (id, provider_id, kind, status, body, holder, expires_on)
        values (gen_random_uuid(), ${CLINIC}, 'facility_licence', 'verified', 'Anvisa', 'Clínica Um', '2040-01-01') returning id)
    update providers set verification_status = 'verified' where id = ${CLINIC}
      returning (select id from licence) as id, version`);
  const { status, raw } = await send(
    'POST',
    `/admin/providers/${CLINIC}/credentials/${String(rows[0]?.['id'])}/revoke`,
    admin.token,
    {
      version: rows[0]?.['version'],
      reason: 'The ministry withdrew it',
    },
  );
  expect(status, raw).toBe(200);
  await settle();
  const sentTo = async ({ email }: { email: string }, template: string) =>
    (await mail.list()).find((sent) => sent.recipient === email && sent.template === template)?.text;
  expect(await sentTo(owner, 'providers.lapsed')).toContain('https://travesia.example/provider/credentials');
  expect(await sentTo(admin, 'providers.lapsed_for_admins')).toContain(`/admin/providers/${CLINIC}?tab=documents`);
  const toldTo = async ({ token }: { token: string }) => {
    const { body } = await send('GET', '/notifications', token);
    return (body['data'] as { kind: string; path: string }[]).map(({ kind, path }) => [kind, path]);
  };
  expect(await toldTo(owner)).toContainEqual(['verification_ended', '/provider/dashboard']);
  expect(await toldTo(admin)).toContainEqual(['clinic_verification_ended', `/admin/providers/${CLINIC}?tab=documents`]);
});

it('tells owners of an expired license and its consequence in one email', async () => {
  const { house, settle, mail } = product;
  const owner = await house.staff('owner');
  await house.run(sql`delete from credentials where provider_id = ${CLINIC}`);
  await house.run(sql`insert into credentials (id, provider_id, kind, status, body, holder, expires_on)
    values (gen_random_uuid(), ${CLINIC}, 'facility_licence', 'verified', 'Anvisa', 'Clínica Um', '2026-01-31')`);
  await house.run(sql`update providers set verification_status = 'verified' where id = ${CLINIC}`);
  await watchCredentials({ database: house.database, clock: house.clock });
  await settle();
  const sent = (await mail.list()).filter(({ recipient }) => recipient === owner.email);
  expect(sent.map(({ template }) => template)).toEqual(['providers.lapsed']);
  expect(sent[0]?.text).toContain('expired on January 31, 2026');
  expect(sent[0]?.text).toContain('can’t send it new requests');
});
