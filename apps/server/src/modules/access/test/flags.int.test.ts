import { FEATURE_KEYS, type FeatureFlag, type FlagPreview } from '@travesia/contracts/access';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openHouse, type OpenHouse } from '../../contexts/testing/open-house.ts';
import { accessRoutes } from '../access.routes.ts';

const BOSS = 'boss@example.com';
let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse((deps) => accessRoutes({ ...deps, privilegedEmail: BOSS }));
});
beforeEach(() => house.clear());
afterAll(() => house.close());

const base = { on: true, roles: ['patient'], share: 100, allowed: [] as string[], refused: [] as string[] };
const reason = 'Tried out with a few people first';
const check = async (token: string, key: string) =>
  (await house.send('GET', `/feature-flags/check/${key}`, token)).body['has_access'];
const change = (token: string, key: string, rule: object, version = 0) =>
  house.send('PUT', `/admin/feature-flags/${key}`, token, { rule: { ...base, ...rule }, reason, version });
const listed = async (token: string, key: string) => {
  const { data } = (await house.send('GET', '/admin/feature-flags', token)).body as unknown as { data: FeatureFlag[] };
  expect(data.map((flag) => flag.key)).toEqual(FEATURE_KEYS);
  return data.find((flag) => flag.key === key);
};

describe('checking features', () => {
  it('returns one key, or several as a map', async () => {
    const { token } = await house.person('patient');
    expect((await house.send('GET', '/feature-flags/check/patient_nav_help', token)).body).toEqual({
      key: 'patient_nav_help',
      has_access: true,
    });
    const keys = ['patient_nav_help', 'admin_debug', 'no_such_thing'];
    expect((await house.send('POST', '/feature-flags/check/bulk', token, keys)).body).toEqual({
      patient_nav_help: true,
      admin_debug: false,
      no_such_thing: false,
    });
    expect((await house.send('POST', '/feature-flags/check/bulk', token, [])).body).toEqual({});
  });

  it.each([
    [{ keys: ['patient_nav_help'] }],
    [['Patient Nav']],
    [['__proto__']],
    [Array.from({ length: 201 }, (_value, index) => `key_${index}`)],
    [[1]],
    ['patient_nav_help'],
  ])('rejects an invalid list of keys: %j', async (body) => {
    const { token } = await house.person('patient');
    const refused = await house.send('POST', '/feature-flags/check/bulk', token, JSON.stringify(body), {
      'content-type': 'application/json',
    });
    expect(refused.status).toBe(422);
  });

  it('requires a session', async () => {
    expect((await house.send('GET', '/feature-flags/check/patient_nav_help')).status).toBe(401);
    expect((await house.send('POST', '/feature-flags/check/bulk', undefined, [])).status).toBe(401);
  });

  it('takes one call whatever the number of keys', async () => {
    const { token } = await house.person('patient');
    const { body } = await house.send('POST', '/feature-flags/check/bulk', token, FEATURE_KEYS);
    expect(Object.keys(body)).toHaveLength(FEATURE_KEYS.length);
  });
});

describe('a rule', () => {
  it('turns a feature off for everyone, and on again', async () => {
    const admin = await house.person('admin');
    const { token } = await house.person('patient');
    expect(await change(admin.token, 'patient_nav_help', { on: false })).toMatchObject({
      status: 200,
      body: { version: 1, is_default: false, changed_by: 'admin Quiroga', rule: { on: false } },
    });
    expect(await check(token, 'patient_nav_help')).toBe(false);
    await change(admin.token, 'patient_nav_help', { roles: ['patient', 'provider', 'organization', 'admin'] }, 1);
    expect(await check(token, 'patient_nav_help')).toBe(true);
    expect(await listed(admin.token, 'patient_nav_help')).toMatchObject({ is_default: true, version: 2 });
  });

  it('allows named accounts, and denying takes precedence', async () => {
    const admin = await house.person('admin');
    const [ana, bea] = [await house.person('patient', 'Ana'), await house.person('patient', 'Bea')];
    const changed = await change(admin.token, 'admin_debug', {
      roles: [],
      allowed: [ana.userId, bea.userId],
      refused: [bea.userId],
    });
    expect(changed.body['accounts']).toHaveLength(2);
    expect([await check(ana.token, 'admin_debug'), await check(bea.token, 'admin_debug')]).toEqual([true, false]);
  });

  it('keeps its history, in the audit log too', async () => {
    const admin = await house.person('admin');
    await change(admin.token, 'patient_nav_help', { on: false });
    await change(admin.token, 'patient_nav_help', { share: 30 }, 1);
    expect((await house.send('GET', '/admin/feature-flags/patient_nav_help/history', admin.token)).body).toMatchObject({
      data: [
        { version: 2, rule: { share: 30 }, before: { on: false }, reason, by: 'admin Quiroga' },
        { version: 1, rule: { on: false }, before: { on: true, share: 100 } },
      ],
    });
    const target = { target_type: 'feature_flag', target_id: 'patient_nav_help' };
    expect(await house.audited()).toMatchObject([
      { action: 'flags.changed', actor_id: admin.userId, facts: { version: 1, reason }, ...target },
      { action: 'flags.changed', facts: { version: 2 } },
    ]);
  });

  it('is not overwritten: the slower writer gets the current one', async () => {
    const admin = await house.person('admin');
    await change(admin.token, 'patient_nav_help', { share: 30 });
    expect(await change(admin.token, 'patient_nav_help', { on: false })).toMatchObject({
      status: 409,
      body: { code: 'request.stale_version', present: { version: 1, rule: { share: 30 } } },
    });
    const both = await Promise.all([1, 2].map((share) => change(admin.token, 'patient_nav_help', { share }, 1)));
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
  });

  it.each([{ on: false }, { roles: ['patient'] }, { roles: ['admin'], share: 99 }])(
    'never locks admins out of the rules page: %o',
    async (rule) => {
      const admin = await house.person('admin');
      expect(await change(admin.token, 'admin_configuration', rule)).toMatchObject({
        status: 422,
        body: { code: 'access.flag_keeps_admins' },
      });
      const named = { roles: ['admin'], refused: [admin.userId] };
      expect((await change(admin.token, 'admin_configuration', named)).body.code).toBe('access.flag_keeps_admins');
      expect((await change(admin.token, 'admin_configuration', { roles: ['admin', 'patient'] })).status).toBe(200);
    },
  );

  it('rejects unknown accounts', async () => {
    const admin = await house.person('admin');
    const allowed = [admin.userId, '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e99'];
    expect(await change(admin.token, 'admin_debug', { allowed })).toMatchObject({
      status: 422,
      body: { code: 'access.unknown_accounts', fields: [{ path: 'body.rule.allowed.1' }] },
    });
  });

  it.each([{ share: 101 }, { share: -1 }, { share: 1.5 }, { roles: ['boss'] }, { on: 'yes' }, { extra: 1 }])(
    'is rejected with its field: %o',
    async (rule) => {
      const { token } = await house.person('admin');
      expect((await change(token, 'admin_debug', rule)).status).toBe(422);
    },
  );

  it('is for admins only', async () => {
    for (const role of ['patient', 'provider', 'organization'] as const) {
      const { token } = await house.person(role);
      expect((await change(token, 'admin_debug', {})).status).toBe(403);
      expect((await house.send('GET', '/admin/feature-flags', token)).status).toBe(403);
      expect((await house.send('GET', '/admin/feature-flags/admin_debug/history', token)).status).toBe(403);
      expect((await house.send('POST', '/admin/feature-flags/preview', token, { role: 'patient' })).status).toBe(403);
    }
  });
});

describe('the preview', () => {
  const preview = async (token: string, body: object) =>
    (await house.send('POST', '/admin/feature-flags/preview', token, body)).body as unknown as FlagPreview;
  const of = ({ data }: FlagPreview, key: string) => data.find((one) => one.key === key);

  it('shows what a role sees, also under an unsaved rule', async () => {
    const { token } = await house.person('admin');
    const now = await preview(token, { role: 'patient' });
    expect(of(now, 'patient_nav_help')).toMatchObject({ has_access: true, because: 'role' });
    expect(of(now, 'admin_debug')).toMatchObject({ has_access: false, because: 'other_role' });
    const draft = { key: 'patient_nav_help', rule: { ...base, on: false } };
    const then = await preview(token, { role: 'patient', draft });
    expect(of(then, 'patient_nav_help')).toMatchObject({ has_access: false, because: 'off' });
    expect(await check((await house.person('patient')).token, 'patient_nav_help')).toBe(true);
  });

  it('shows what an account sees, matching that account’s own checks', async () => {
    const { token } = await house.person('admin');
    const ana = await house.person('patient', 'Ana');
    await change(token, 'patient_nav_help', { share: 50 });
    const seen = await preview(token, { user_id: ana.userId });
    expect(seen).toMatchObject({ role: 'patient', name: 'Ana Quiroga' });
    for (const { key, has_access } of seen.data) expect(await check(ana.token, key)).toBe(has_access);
  });

  it('requires a role or an account, and an existing one', async () => {
    const { token, userId } = await house.person('admin');
    for (const body of [{}, { role: 'patient', user_id: userId }])
      expect((await house.send('POST', '/admin/feature-flags/preview', token, body)).status).toBe(422);
    const missing = { user_id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e99' };
    expect((await house.send('POST', '/admin/feature-flags/preview', token, missing)).body.code).toBe(
      'account.not_found',
    );
  });
});

describe('the privileged account', () => {
  it('has every existing feature, and the first use in a session is logged', async () => {
    const admin = await house.person('admin');
    const boss = await house.person('admin', 'boss', { email: BOSS });
    expect(await check(boss.token, 'admin_debug')).toBe(true);
    expect(await house.audited()).toHaveLength(0);
    await change(admin.token, 'admin_debug', { on: false });
    for (let times = 0; times < 3; times++) expect(await check(boss.token, 'admin_debug')).toBe(true);
    expect(await check(admin.token, 'admin_debug')).toBe(false);
    expect(await check(boss.token, 'no_such_thing')).toBe(false);
    const acts = await house.audited();
    expect(acts.map(({ action }) => action)).toEqual(['flags.changed', 'flags.bypassed']);
    expect(acts[1]).toMatchObject({ actor_id: boss.userId, subject_id: boss.userId });
  });

  it('is privileged only as an admin', async () => {
    const boss = await house.person('patient', 'boss', { email: BOSS });
    expect(await check(boss.token, 'admin_debug')).toBe(false);
  });
});
