import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indexListedProviders } from '../../modules/providers/index.ts';
import { unitOfWork } from '../../platform/db/unit-of-work.ts';
import { CLINIC, OTHER_CLINIC } from '../../modules/contexts/testing/open-house.ts';
import { openProduct, type OpenProduct } from '../testing/open-product.ts';

let product: OpenProduct;
type Who = { token: string; userId: string };
let admin: Who;
let ana: Who;

const id = (number: number) => `0198c0de-7a5e-7d2a-9c3e-2f1b6a4d9f${number}`;
const DEMO_CLINIC = id(10);
const [LEAD, OTHER_LEAD, CREDENTIAL, OTHER_CREDENTIAL, TICKET] = [id(20), id(21), id(22), id(23), id(24)];

interface Group {
  kind: string;
  results: { id: string; label: string; demo: boolean; status: string | null }[];
}
const search = async (side: 'admin' | 'provider' | 'organizations', token: string, q: string) => {
  const { status, body } = await product.send('GET', `/${side}/search?q=${encodeURIComponent(q)}`, token);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body['missing']).toEqual([]);
  return body['data'] as Group[];
};
/** What a phrase finds, as `kind id`. */
const find = async (...asked: Parameters<typeof search>) =>
  (await search(...asked)).flatMap(({ kind, results }) => results.map((one) => `${kind} ${one.id}`));

beforeAll(async () => {
  product = await openProduct({ demo: true });
  const { house } = product;
  await house.run(sql`insert into providers (id, slug, name, type, listing, verification_status, country, time_zone, demo)
    values (${DEMO_CLINIC}, 'clinica-teste', 'Clínica Teste', 'clinic', 'partner', 'verified', 'BR', 'America/Sao_Paulo', true)`);
  await unitOfWork(house.database, (tx) => indexListedProviders(tx, [CLINIC, OTHER_CLINIC, DEMO_CLINIC]));
  admin = await house.person('admin', 'Verónica');
  ana = await house.staff('owner');
  await house.run(sql`update users set first_name = 'Ana', last_name = 'García' where id = ${ana.userId}`);
  for (const [lead, clinic, name] of [
    [LEAD, CLINIC, 'Thomas Abara'],
    [OTHER_LEAD, OTHER_CLINIC, 'Thomas Becker'],
  ] as const)
    await house.run(sql`insert into consultation_requests
      (id, reference, full_name, email, language, consents, status, about_kind, about, provider_id, contact_by, message_sealed, due_at)
      values (${lead}, ${`TR-${lead.slice(-4)}`}, ${name}, 'thomas@example.com', 'en', '[{"purpose": "answer_request"}]', 'received',
        'provider', '{"en": "A", "es": "A", "pt": "A"}', ${clinic}, 'email', 'sealed', '2026-11-20T10:00:00Z')`);
  for (const [credential, clinic] of [
    [CREDENTIAL, CLINIC],
    [OTHER_CREDENTIAL, OTHER_CLINIC],
  ] as const)
    await house.run(sql`insert into credentials (id, provider_id, kind, status, body, number, holder)
      values (${credential}, ${clinic}, 'facility_licence', 'verified', 'Anvisa', ${`77.${credential.slice(-2)}-4`}, 'Someone')`);
  await house.run(sql`insert into support_tickets
    (id, reference, user_id, role, language, topic, subject_sealed, state, waiting_since, updated_at)
    values (${TICKET}, 'TS-7K3M-9QXD', ${ana.userId}, 'provider', 'pt', 'account', 'v1.secret', 'open', now(), now())`);
});
afterAll(() => product.close());

describe('search for admins', () => {
  it('finds people by name with typos and without accents, by address and by ID', async () => {
    for (const q of ['garcia', 'Garcya ana', 'gacria', ana.userId])
      expect(await find('admin', admin.token, q), q).toContain(`person ${ana.userId}`);
    const { rows } = await product.house.run(sql`select email from users where id = ${ana.userId}`);
    expect((await find('admin', admin.token, String(rows[0]?.['email'])))[0]).toBe(`person ${ana.userId}`);
  });

  it('finds clinics, organizations, requests, credentials and tickets by what they are known by', async () => {
    expect(await find('admin', admin.token, 'clinca um')).toContain(`clinic ${CLINIC}`);
    expect(await find('admin', admin.token, 'araucaria')).toEqual([
      expect.stringMatching(/^organization /) as unknown as string,
    ]);
    expect(await find('admin', admin.token, 'tr-9f21')).toEqual([`request ${OTHER_LEAD}`]);
    expect(await find('admin', admin.token, '77224')).toEqual([`credential ${CREDENTIAL}`]);
    expect(await find('admin', admin.token, 'ts7k3m9qxd')).toEqual([`ticket ${TICKET}`]);
  });

  it('finds log entries by the ID of a record', async () => {
    await product.send('GET', `/admin/users/${ana.userId}`, admin.token);
    expect(await find('admin', admin.token, ana.userId)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^entry /)]),
    );
  });

  it('never searches sealed texts', async () => {
    expect(await find('admin', admin.token, 'sealed')).toEqual([]);
    expect(await find('admin', admin.token, 'v1.secret')).toEqual([]);
  });

  it('refuses phrases of one letter', async () => {
    expect((await product.send('GET', '/admin/search?q=a', admin.token)).status).toBe(422);
  });

  it('shows people of the demo only the demo', async () => {
    const demo = await product.house.person('admin', 'Dana', { demo: true });
    for (const q of ['clinica', 'garcia', 'thomas', '77224', 'ts-7k3m-9qxd', 'quiroga', ana.userId, 'araucaria'])
      for (const { kind, results } of await search('admin', demo.token, q))
        for (const one of results) expect(one.demo, `${q}: ${kind} ${one.label}`).toBe(true);
    expect(await find('admin', demo.token, 'clinica teste')).toContain(`clinic ${DEMO_CLINIC}`);
  });
});

describe('search for a clinic', () => {
  it('finds only what is the clinic’s own', async () => {
    expect(await find('provider', ana.token, 'thomas')).toEqual([`request ${LEAD}`]);
    expect(await find('provider', ana.token, 'anvisa')).toEqual([`credential ${CREDENTIAL}`]);
    expect(await find('provider', ana.token, 'garcia')).toEqual(
      expect.arrayContaining([`person ${ana.userId}`, `ticket ${TICKET}`]),
    );
    expect(await find('provider', ana.token, OTHER_LEAD)).toEqual([]);
    expect(await find('provider', ana.token, 'veronica')).toEqual([]);
  });

  it('finds no requests for those who may not read them, and no tickets of colleagues', async () => {
    const billing = await product.house.staff('billing');
    expect(await find('provider', billing.token, 'thomas')).toEqual([]);
    expect(await find('provider', billing.token, 'ts-7k3m-9qxd')).toEqual([]);
  });

  it('finds only that clinic’s records for an admin who acts for it', async () => {
    const path = `/admin/providers/${CLINIC}/access`;
    expect((await product.send('POST', path, admin.token, { reason: 'To help the clinic' })).status).toBeLessThan(300);
    expect(await find('provider', admin.token, 'anvisa')).toEqual([`credential ${CREDENTIAL}`]);
    expect(await find('provider', admin.token, 'thomas')).toEqual([`request ${LEAD}`]);
  });
});

describe('search for an organization', () => {
  it('finds its clinics, members and their requests and credentials, and no others', async () => {
    const bea = await product.house.member('owner');
    expect(await find('organizations', bea.token, 'clinca')).toEqual([`clinic ${CLINIC}`]);
    expect(await find('organizations', bea.token, 'thomas')).toEqual([`request ${LEAD}`]);
    expect(await find('organizations', bea.token, 'anvisa')).toEqual([`credential ${CREDENTIAL}`]);
    const analyst = await product.house.member('analyst');
    expect(await find('organizations', analyst.token, 'thomas')).toEqual([]);
  });
});
