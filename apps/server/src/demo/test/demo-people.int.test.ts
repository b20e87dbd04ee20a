import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAccounts, type OpenAccounts, SECRET } from '../../modules/accounts/testing/open-accounts.ts';
import { createProfiles, profilesRoutes } from '../../modules/profiles/index.ts';
import type { Files } from '../../platform/storage/files.ts';
import { resetDemoPeople } from '../commands/reset-demo-people.ts';

let accounts: OpenAccounts;
let files: Files;
beforeAll(async () => {
  accounts = await openAccounts({
    demo: true,
    extend: (setup, beside) => {
      files = beside.files;
      return { routes: () => profilesRoutes(createProfiles(setup)) };
    },
  });
  await resetDemoPeople(accounts.database, accounts.clock, SECRET, files);
});
afterAll(() => accounts.close());

it('demo people can be edited by anyone, and are reset at the next start', async () => {
  const { body } = await accounts.send('/auth/demo-login', { demo_token: 'travesia-demo', role: 'patient' });
  const token = String(body.access_token);
  const read = async () => (await accounts.get('/profile', token)).body;
  const before = await read();
  expect(before).toMatchObject({ demo: true, identity: { values: { first_surname: 'Ferreira' } } });
  const { values } = before['identity'] as { values: object };
  const update = { section: 'identity', version: 1, values: { ...values, first_name: 'Zoe' } };
  expect((await accounts.put('/profile', update, token)).status).toBe(200);
  const consent = { purpose: 'health_data', given: true, wording: '2026-11-22' };
  expect((await accounts.put('/profile/consents', consent, token)).status).toBe(200);
  expect(await accounts.send('/profile/email', { email: 'mine@example.com' }, { token })).toMatchObject({
    status: 403,
    body: { code: 'access.not_allowed' },
  });
  expect((await read())['identity']).toMatchObject({ values: { first_name: 'Zoe' } });

  await resetDemoPeople(accounts.database, accounts.clock, SECRET, files);
  expect(await read()).toEqual(before);
});

it('signing in by role gives the person of that role, among all other demo people', async () => {
  for (const [role, name] of [
    ['patient', 'Ana'],
    ['provider', 'Tomás'],
    ['organization', 'Beatriz'],
    ['admin', 'Mara'],
  ] as const) {
    const { body } = await accounts.send('/auth/demo-login', { demo_token: 'travesia-demo', role });
    expect(body).toMatchObject({ user: { first_name: name, role, email: `${role}@demo.travesia.example` } });
  }
});

it('records past actions once, and resets devices and states at the next start', async () => {
  const look = async () =>
    (
      await accounts.database.db.execute(sql`select
        (select count(*)::int from users where demo) as people,
        (select count(*)::int from sessions s join users u on u.id = s.user_id where ended_at is null and u.email not like '%@%.travesia.example') as others,
        (select count(*)::int from sessions where ended_at is null and proofs <> '["demo"]') as devices,
        (select count(*)::int from users where status = 'suspended') as suspended,
        (select count(*)::int from audit_entries where action <> 'account.signed_in') as entries`)
    ).rows[0];
  const before = await look();
  expect(before).toMatchObject({ people: 47, others: 0, suspended: 2 });
  await accounts.database.db.execute(sql`update users set status = 'suspended' where demo`);
  await accounts.database.db.execute(sql`update sessions set ended_at = now(), ended_because = 'suspended'`);
  await resetDemoPeople(accounts.database, accounts.clock, SECRET, files);
  expect(await look()).toEqual(before);
});

it('resets people whose state a visitor changed at the next start, and records it in the history', async () => {
  const look = async () =>
    (
      await accounts.database.db.execute(
        sql`select id, status, email_verified_at is null as unproved from users where demo order by id`,
      )
    ).rows;
  const before = await look();
  expect(new Set(before.map(({ status }) => status))).toContain('unverified');
  await accounts.database.db.execute(sql`update users set status = 'active', email_verified_at = now() where demo`);
  await resetDemoPeople(accounts.database, accounts.clock, SECRET, files);
  expect(await look()).toEqual(before);
  const { rows } = await accounts.database.db.execute(
    sql`select from state_changes where entity = 'users' and action = 'rewritten' and to_state = 'unverified'`,
  );
  expect(rows).not.toHaveLength(0);
});

it('resets applications in every state, with credentials, at the next start', async () => {
  const look = async () =>
    (
      await accounts.database.db
        .execute(sql`select a.status, count(f.id)::int as credentials from provider_applications a
        join users u on u.id = a.applicant_id left join application_files f on f.application_id = a.id
        where u.demo group by a.id order by a.submitted_at desc`)
    ).rows;
  const before = await look();
  expect(before).toEqual([
    { status: 'submitted', credentials: 3 },
    { status: 'in_review', credentials: 3 },
    { status: 'more_wanted', credentials: 2 },
    { status: 'rejected', credentials: 1 },
    { status: 'approved', credentials: 3 },
  ]);
  await accounts.database.db.execute(sql`update provider_applications set status = 'rejected', reason = 'no'`);
  await resetDemoPeople(accounts.database, accounts.clock, SECRET, files);
  expect(await look()).toEqual(before);
  const kept = await accounts.database.db.execute(
    sql`select count(*)::int as files from stored_files where delete_after is null`,
  );
  expect(kept.rows).toEqual([{ files: 12 }]);
});
