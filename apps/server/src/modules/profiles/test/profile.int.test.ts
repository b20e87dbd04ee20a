import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openAccounts, type OpenAccounts, rosa, signUp } from '../../accounts/testing/open-accounts.ts';
import { createProfiles } from '../profiles-deps.ts';
import { profilesRoutes } from '../profiles.routes.ts';

let accounts: OpenAccounts;
let token = '';
beforeAll(async () => {
  accounts = await openAccounts({ extend: (setup) => ({ routes: () => profilesRoutes(createProfiles(setup)) }) });
});
beforeEach(async () => {
  await accounts.clear();
  token = (await signUp(accounts)).access;
});
afterAll(() => accounts.close());

const identity = {
  first_name: 'Rosa María',
  first_surname: 'de la Cruz',
  second_surname: 'Ruiz',
  passport_given_names: null,
  passport_surnames: null,
  date_of_birth: '1984-03-19',
  sex: 'F',
  nationality: 'CO',
};
const contact = {
  phone: '300 123 4567',
  country: 'CO',
  address_line1: 'Calle 10 # 4-21',
  address_line2: null,
  city: 'Medellín',
  region: null,
  postal_code: null,
};
const health = { blood_group: 'O-', allergies: 'Penicilina', mobility_needs: null };

const read = async (of = token) => (await accounts.get('/profile', of)).body;
const save = (section: string, values: object, version = 0, of = token) =>
  accounts.put('/profile', { section, version, values }, of);
const consent = (purpose: string, given: boolean, wording = '2026-11-22') =>
  accounts.put('/profile/consents', { purpose, given, ...(given ? { wording } : {}) }, token);
const count = async (table: string) => {
  const { rows } = await accounts.database.db.execute(sql`select count(*)::int as n from ${sql.identifier(table)}`);
  return rows[0]?.['n'];
};

describe('a profile', () => {
  it("starts with the account's data, and says what is missing and for whom", async () => {
    expect(await read()).toMatchObject({
      email: { address: rosa.email, verified: true, pending: null },
      identity: { version: 0, updated_at: null, values: { first_name: 'Rosa', first_surname: 'Delgado Ruiz' } },
      contact: { values: { phone: null, country: null } },
      preferences: { values: { language: 'es', currency: 'USD' } },
      completeness: { done: 1, total: 7 },
      demo: false,
    });
  });

  it('saves a whole section, updates the account, and increments its version', async () => {
    const saved = await save('identity', identity);
    expect(saved).toMatchObject({ status: 200, body: { identity: { version: 1, values: identity } } });
    expect((await save('contact', contact)).body).toMatchObject({
      contact: {
        version: 1,
        updated_at: '2026-11-22T10:00:00.000Z',
        values: { phone: '+573001234567', city: 'Medellín' },
      },
      identity: { version: 1 },
    });
    expect((await accounts.get('/auth/me', token)).body).toMatchObject({
      first_name: 'Rosa María',
      last_name: 'de la Cruz Ruiz',
    });
    expect(await read()).toMatchObject({ identity: { values: identity }, completeness: { done: 5 } });
    const { rows } = await accounts.database.db.execute(sql`select values_sealed from profile_sections`);
    expect(JSON.stringify(rows)).not.toMatch(/1984|Calle/);
  });

  it('rejects a stale version and returns the current section', async () => {
    await save('languages', { spoken: ['es', 'en'], interpreter: false });
    const stale = await save('languages', { spoken: ['pt'], interpreter: true });
    expect(stale).toMatchObject({
      status: 409,
      body: {
        code: 'request.stale_version',
        present: { version: 1, values: { spoken: ['es', 'en'], interpreter: false } },
      },
    });
    expect(await read()).toMatchObject({ languages: { version: 1, values: { spoken: ['es', 'en'] } } });
  });

  it('accepts one of two concurrent saves', async () => {
    const answers = await Promise.all(
      ['Ana', 'Eva', 'Luz'].map((name) =>
        save('companion', { name, relationship: 'friend', phone: null, email: null }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  });

  it('is private to its owner', async () => {
    await save('contact', contact);
    const other = await signUp(accounts, { ...rosa, email: 'otra@example.com' });
    expect(await read(other.access)).toMatchObject({ contact: { version: 0, values: { phone: null, city: null } } });
    expect((await accounts.get('/profile')).status).toBe(401);
    await save('contact', { ...contact, city: 'Cali' }, 0, other.access);
    expect(await read()).toMatchObject({ contact: { values: { city: 'Medellín' } } });
  });

  it.each([
    ['identity', { ...identity, date_of_birth: '2027-01-01' }, 'date_of_birth', 'date_in_future'],
    ['identity', { ...identity, date_of_birth: '1899-12-31' }, 'date_of_birth', 'date_too_old'],
    ['identity', { ...identity, first_name: '  ' }, 'first_name', 'too_small'],
    ['identity', { ...identity, passport_surnames: 'Иванова' }, 'passport_surnames', 'invalid_format'],
    ['identity', { ...identity, nationality: 'ZZ' }, 'nationality', 'invalid_value'],
    ['contact', { ...contact, phone: '12' }, 'phone', 'phone_invalid'],
    ['contact', { ...contact, city: 'a\u0007b' }, 'city', 'invalid_format'],
    ['languages', { spoken: ['xx'], interpreter: false }, 'spoken.0', 'invalid_value'],
    ['preferences', { language: 'es', currency: 'ABC' }, 'currency', 'invalid_value'],
    ['preferences', { language: 'es', currency: 'USD', role: 'admin' }, 'role', 'unknown_field'],
  ])('rejects invalid values in %s (%#)', async (section, values, field, code) => {
    expect(await save(section, values)).toMatchObject({
      status: 422,
      body: { fields: [{ path: `body.values.${field}`, code }] },
    });
  });
});

describe('consents', () => {
  it('are required for health data, which is deleted when they are withdrawn', async () => {
    expect(await save('health', health)).toMatchObject({
      status: 403,
      body: { code: 'profile.health_consent_missing' },
    });
    expect((await consent('health_data', true)).body).toMatchObject({
      data: [
        { purpose: 'health_data', given: true, history: [{ language: 'es', withdrawn_at: null }] },
        { given: false },
      ],
    });
    expect((await save('health', health)).body).toMatchObject({ health: { version: 1, values: health } });
    accounts.pass(5);
    await consent('health_data', false);
    expect(await count('profile_sections')).toBe(0);
    expect(await read()).toMatchObject({
      health: { version: 0, values: { blood_group: null, allergies: null } },
      consents: [{ given: false, history: [{ withdrawn_at: '2026-11-22T10:05:00.000Z' }] }, {}],
    });
  });

  it('are given once, to the current wording, and keep their history', async () => {
    expect(await consent('news', true, '2020-01-01')).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'body.wording', code: 'consent_outdated' }] },
    });
    await consent('news', true);
    await consent('news', true);
    accounts.pass(1);
    await consent('news', false);
    await consent('news', false);
    accounts.pass(1);
    await consent('news', true);
    const { data } = (await accounts.get('/profile/consents', token)).body as unknown as {
      data: { purpose: string; history: { withdrawn_at: string | null }[] }[];
    };
    expect(data.find(({ purpose }) => purpose === 'news')?.history.map((one) => one.withdrawn_at !== null)).toEqual([
      false,
      true,
    ]);
    const { rows } = await accounts.database.db.execute(
      sql`select action, facts from audit_entries where action like 'profile.consent%' order by position desc limit 3`,
    );
    expect(rows).toEqual([
      { action: 'profile.consent_given', facts: { purpose: 'news' } },
      { action: 'profile.consent_withdrawn', facts: { purpose: 'news' } },
      { action: 'profile.consent_given', facts: { purpose: 'news' } },
    ]);
  });

  it('withdrawn while health data is being saved leave none behind', async () => {
    await consent('health_data', true);
    await Promise.all([save('health', health), consent('health_data', false), save('health', health)]);
    expect(await count('profile_sections')).toBe(0);
  });
});

describe('notification preferences', () => {
  const on = { app: true, mail: true, push: true };
  const topics = { bookings: on, messages: on, journey_reminders: on, news: on };
  const choices = { version: 0, ...topics, mail_rhythm: 'at_once', quiet_hours: null };
  const path = '/profile/notification-preferences';
  const quiet = { from: '22:00', to: '07:00', time_zone: 'America/Bogota' };

  it('are all on by default, and security always', async () => {
    expect((await accounts.get(path, token)).body).toEqual({ ...choices, security: on });
    const mine = { ...choices, news: { ...on, mail: false }, mail_rhythm: 'daily', quiet_hours: quiet };
    expect((await accounts.put(path, mine, token)).body).toEqual({ ...mine, version: 1, security: on });
    expect((await accounts.get(path, token)).body).toEqual({ ...mine, version: 1, security: on });
  });

  it('reject a stale version, a choice about security, and invalid hours', async () => {
    await accounts.put(path, choices, token);
    expect(await accounts.put(path, { ...choices, quiet_hours: quiet }, token)).toMatchObject({
      status: 409,
      body: { present: { version: 1, quiet_hours: null } },
    });
    const next = { ...choices, version: 1 };
    for (const wrong of [
      { ...next, security: on },
      { ...next, mail_rhythm: 'hourly' },
      { ...next, quiet_hours: { ...quiet, to: '22:00' } },
      { ...next, quiet_hours: { ...quiet, from: '25:00' } },
      { ...next, quiet_hours: { ...quiet, time_zone: 'Mars/Olympus' } },
    ])
      expect((await accounts.put(path, wrong, token)).status).toBe(422);
  });
});
