import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '../../../../platform/clock.ts';
import { CLINIC, OTHER_CLINIC } from '../../../contexts/testing/open-house.ts';
import { watchCredentials } from '../commands/watch-credentials.ts';
import { type Administration, openAdministration } from '../../../platform-admin/testing/open-administration.ts';

let house: Administration;
let ana: { userId: string; token: string };
let licence: string;
const LIA = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e77';
beforeAll(async () => {
  house = await openAdministration();
});
beforeEach(async () => {
  await house.clear();
  ana = await house.person('admin', 'Ana');
  await house.run(sql`insert into clinicians (id, provider_id, name, title, specialty)
    values (${LIA}, ${CLINIC}, 'Lia Prado', 'Dra.', '{"en": "x", "es": "x", "pt": "x"}')`);
  licence = String((await house.run(sql`select id from credentials where provider_id = ${CLINIC}`)).rows[0]?.['id']);
});
afterAll(() => house.close());

const reason = 'Looked up at the ministry';
type Method = 'POST' | 'PUT' | 'GET';
const call = (method: Method, path: string, body?: object, token = ana.token) =>
  house.send(method, `/admin/providers/${CLINIC}/credentials${path}`, token, body);
const events = async () =>
  (await house.run(sql`select event_type as name, payload from outbox_events order by id`)).rows;
const names = async () => (await events()).map(({ name }) => name);
const NEW = {
  version: 1,
  reason,
  clinician_id: LIA,
  kind: 'professional_licence',
  body: 'CRM',
  number: 'SP-991',
  holder: 'Lia Prado',
  accreditor: null,
  issued_on: '2020-01-01',
  expires_on: '2030-01-01',
};
const evidence = {
  reason,
  source: 'CFM, public search',
  url: 'https://portal.cfm.example/1',
  checked_on: '2026-11-20',
};

describe('a credential', () => {
  it('is added, verified with its source, corrected and revoked, each with a reason', async () => {
    const added = await call('POST', '', NEW);
    expect(added.status).toBe(201);
    const credentials = added.body['credentials'] as Record<string, unknown>[];
    const [credential] = credentials.filter(({ clinician_id: whose }) => whose === LIA);
    expect(credential).toMatchObject({
      status: 'being_checked',
      actions: ['correct', 'verify', 'revoke'],
      number: 'SP-991',
    });
    const path = `/${String(credential?.['id'])}`;
    const verified = await call('POST', `${path}/verify`, { version: 2, ...evidence });
    expect(verified.body).toMatchObject({
      version: 3,
      credentials: [
        {},
        { status: 'verified', checked_on: '2026-11-20', checked_source: evidence.source, checked_url: evidence.url },
      ],
    });
    const corrected = await call('PUT', path, { version: 3, reason, holder: 'Lia M. Prado', expires_on: '2029-01-01' });
    expect(corrected.body).toMatchObject({ credentials: [{}, { holder: 'Lia M. Prado', expires_on: '2029-01-01' }] });
    const revoked = await call('POST', `${path}/revoke`, { version: 4, reason });
    expect(revoked.body).toMatchObject({
      verification_status: 'verified',
      credentials: [{}, { status: 'revoked', actions: ['correct', 'verify'] }],
    });
    const history = await call('GET', `${path}/history`);
    expect(history.body).toMatchObject({
      data: [
        { act: 'revoked', by: 'Ana Quiroga', reason },
        {
          act: 'corrected',
          changes: [
            { field: 'holder', before: null, after: null },
            { field: 'expires_on', before: '2030-01-01', after: '2029-01-01' },
          ],
        },
        { act: 'verified', source: evidence.source },
        { act: 'added' },
      ],
    });
    expect(await names()).toEqual(Array(4).fill('provider.paper_changed.v1'));
    const audited = JSON.stringify(await house.audited());
    expect(audited).toContain('provider.paper_revoked');
    expect(audited).not.toContain('Prado');
  });

  it('from a catalog accreditor gives the clinic its badge while verified', async () => {
    await house.run(sql`insert into accreditors (slug, name, scope, what_it_checks) values ('jci', 'Joint Commission', 'international',
      '{"en": "Safety.", "es": "Seguridad.", "pt": "Segurança."}') on conflict do nothing`);
    const marks = async () =>
      (await house.run(sql`select accreditations from providers where id = ${CLINIC}`)).rows[0]?.['accreditations'];
    const accreditation = {
      ...NEW,
      clinician_id: null,
      kind: 'accreditation',
      holder: 'Clínica Um',
      accreditor: 'jci',
    };
    const unknown = await call('POST', '', { ...accreditation, accreditor: 'nobody' });
    expect(unknown.body).toMatchObject({ fields: [{ path: 'body.accreditor' }] });
    const added = await call('POST', '', { ...accreditation, accreditor: null });
    const credentials = added.body['credentials'] as { id: string; kind: string }[];
    const path = `/${credentials.find(({ kind }) => kind === 'accreditation')?.id ?? ''}`;
    const corrected = await call('PUT', path, { version: 2, reason, accreditor: 'jci' });
    expect(corrected.body).toMatchObject({ credentials: [{}, { accreditor: 'jci', status: 'being_checked' }] });
    expect(await marks()).toEqual([]);
    const verified = await call('POST', `${path}/verify`, { version: 3, ...evidence });
    expect(verified.body).toMatchObject({
      credentials: [{}, { accreditor: 'jci', checked_on: '2026-11-20', checked_url: evidence.url }],
    });
    expect(await marks()).toEqual(['jci']);
    expect((await call('GET', `${path}/history`)).body).toMatchObject({
      data: [{}, { changes: [{ field: 'accreditor', before: null, after: 'jci' }] }, {}],
    });
    await call('POST', `${path}/revoke`, { version: 4, reason });
    expect(await marks()).toEqual([]);
  });

  it('rejects invalid input by field', async () => {
    expect(await call('POST', '', { ...NEW, clinician_id: ana.userId, expires_on: '2019-01-01' })).toMatchObject({
      status: 422,
      body: {
        code: 'providers.credential_refused',
        fields: [{ path: 'body.expires_on' }, { path: 'body.clinician_id' }],
      },
    });
    expect(await call('POST', '', { ...NEW, accreditor: 'jci' })).toMatchObject({
      body: { fields: [{ path: 'body.accreditor' }] },
    });
    const tomorrow = { version: 1, ...evidence, checked_on: '2026-11-23' };
    expect((await call('POST', `/${licence}/verify`, tomorrow)).body).toMatchObject({
      fields: [{ path: 'body.checked_on' }],
    });
    await house.run(sql`update credentials set expires_on = '2026-11-21'`);
    expect((await call('POST', `/${licence}/verify`, { version: 1, ...evidence })).body).toMatchObject({
      fields: [{ path: 'body.expires_on' }],
    });
    expect(await house.audited()).toEqual([]);
  });

  it('is changed only at the version seen, and only at its own clinic', async () => {
    expect(await call('PUT', `/${licence}`, { version: 7, reason, body: 'Other' })).toMatchObject({
      status: 409,
      body: { code: 'request.stale_version', present: { version: 1, credentials: [{ body: 'Anvisa' }] } },
    });
    const elsewhere = await house.send(
      'POST',
      `/admin/providers/${OTHER_CLINIC}/credentials/${licence}/revoke`,
      ana.token,
      {
        version: 1,
        reason,
      },
    );
    expect(elsewhere.body.code).toBe('providers.credential_not_found');
    const demo = await house.person('admin', 'Demo', { demo: true });
    expect((await call('POST', `/${licence}/revoke`, { version: 1, reason }, demo.token)).status).toBe(404);
    expect((await call('GET', `/${licence}/history`, undefined, demo.token)).status).toBe(404);
    const bea = await house.member();
    expect((await call('POST', `/${licence}/revoke`, { version: 1, reason }, bea.token)).status).toBe(403);
  });

  it('isn’t changed by an identical correction', async () => {
    expect((await call('PUT', `/${licence}`, { version: 1, reason, body: 'Anvisa' })).body).toMatchObject({
      version: 1,
    });
    expect(await names()).toEqual([]);
  });

  it('ends its clinic’s verification if it was the last valid license', async () => {
    const { body } = await call('POST', `/${licence}/revoke`, { version: 1, reason });
    expect(body).toMatchObject({ verification_status: 'expired', version: 3, credential_counts: { in_force: 0 } });
    expect(await names()).toEqual(['provider.paper_changed.v1', 'provider.lapsed.v1']);
  });
});

describe('monitoring credentials', () => {
  const watch = (day: string) => watchCredentials({ database: house.database, clock: fixedClock(`${day}T09:00:00Z`) });
  const toldOf = async () =>
    (await events())
      .filter(({ name }) => name === 'provider.papers_ending.v1')
      .map(({ payload }) => (payload as { papers: { ended: boolean }[] }).papers);
  const standing = async () =>
    (await house.run(sql`select verification_status as status from providers where id = ${CLINIC}`)).rows[0]?.[
      'status'
    ];

  it('notifies once 60, 30 and 7 days before expiration and once after, whenever it runs', async () => {
    const days = ['2026-09-30', '2026-10-02', '2026-10-02', '2026-10-20', '2026-11-01', '2026-11-02', '2026-11-24'];
    const counts = [];
    for (const day of [...days, '2026-12-01', '2026-12-02', '2026-12-03']) {
      await watch(day);
      counts.push((await toldOf()).length);
    }
    expect(counts).toEqual([0, 1, 1, 1, 2, 2, 3, 3, 4, 4]);
    expect((await toldOf()).at(-1)).toMatchObject([{ kind: 'facility_licence', ended: true, ends_on: '2026-12-01' }]);
  });

  it('ends the verification on the day after expiration, once, and not while another license is valid', async () => {
    await watch('2026-12-01');
    expect(await standing()).toBe('verified');
    await house.run(sql`insert into credentials (id, provider_id, kind, status, body, holder, expires_on)
      values (gen_random_uuid(), ${CLINIC}, 'facility_licence', 'verified', 'Anvisa', 'Clínica Um', '2026-12-20')`);
    await watch('2026-12-02');
    expect(await standing()).toBe('verified');
    await watch('2026-12-21');
    await watch('2026-12-21');
    expect(await standing()).toBe('expired');
    expect((await names()).filter((name) => name === 'provider.lapsed.v1')).toHaveLength(1);
    expect(await house.audited()).toMatchObject([{ action: 'provider.lapsed', context_provider_id: CLINIC }]);
  });

  it('uses each clinic’s local date, also east of UTC', async () => {
    await house.run(sql`update providers set time_zone = 'Europe/Madrid' where id = ${CLINIC}`);
    const at = (instant: string) => watchCredentials({ database: house.database, clock: fixedClock(instant) });
    await at('2026-12-01T22:30:00Z');
    expect(await standing()).toBe('verified');
    await at('2026-12-01T23:30:00Z');
    expect(await standing()).toBe('expired');
    expect(await toldOf()).toHaveLength(2);
  });

  it('sends new reminders for a renewed credential, and only the latest for a late one', async () => {
    await watch('2026-11-28');
    expect(await toldOf()).toHaveLength(1);
    await house.run(sql`update credentials set expires_on = '2027-12-01'`);
    await watch('2026-12-05');
    expect(await toldOf()).toHaveLength(1);
    await watch('2027-11-05');
    expect(await toldOf()).toHaveLength(2);
    expect(await standing()).toBe('verified');
  });

  it('ignores credentials under review or revoked', async () => {
    await house.run(sql`update credentials set status = 'revoked'`);
    await watch('2026-12-05');
    expect(await names()).toEqual([]);
  });
});
