import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commandLine } from '../../../platform/audit/append-audit.ts';
import { PASSWORD, rosa, signUp } from '../../accounts/testing/open-accounts.ts';
import { answerApplication } from '../commands/answer-application.ts';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import {
  clinic,
  elena,
  everything,
  openApplications,
  type OpenApplications,
  pdf,
} from '../testing/open-applications.ts';

const forgetOld = defineJob('applications.forget_old', z.object({}));
const sweep = defineJob('storage.delete_forsaken', z.object({}));
let open: OpenApplications;
beforeAll(async () => {
  open = await openApplications();
});
beforeEach(() => open.clear());
afterAll(() => open.close());

const at = (id: string, rest = '') => `/provider/applications/${id}${rest}`;
const read = (id: string, token: string) => open.call('GET', at(id), token);
const save = (id: string, token: string, body: object) => open.call('PUT', at(id), token, body);

/** A complete application. */
async function complete() {
  const { access, id } = await open.apply();
  await save(id, access, { version: 1, ...everything });
  const { body } = await open.upload(id, access, { name: 'licencia.pdf', content: pdf });
  return { access, id, version: Number(body.version) };
}

async function submitted() {
  const { access, id, version } = await complete();
  const { body } = await open.call('POST', at(id), access, { version });
  return { access, id, version: Number(body.version) };
}

describe('signing up for a clinic', () => {
  it('creates an account and a draft, and the email links to it', async () => {
    const answer = await open.send('/provider/register', elena);
    expect(answer).toMatchObject({ status: 201, body: { status: 'check_inbox' } });
    const [mail] = await open.mailsTo(elena.email);
    expect(mail?.text).toMatch(/\/es\/verify-email\?token=[\w-]+&returnUrl=%2Fes%2Fprovider%2Fapply/);
    const { body } = await open.send('/auth/verify-email', { token: await open.linkTo(elena.email) });
    expect(body['user']).toMatchObject({ role: 'patient', first_name: 'Elena' });
    const list = await open.call('GET', '/provider/applications', String(body.access_token));
    expect(list.body.data).toMatchObject([{ status: 'draft', name: clinic.name }]);
  });

  it('responds the same for an address with an account, creates nothing, and notifies it by email', async () => {
    const { access } = await signUp(open);
    const answer = await open.send('/provider/register', { ...elena, email: rosa.email });
    expect(answer).toMatchObject({ status: 201, body: { status: 'check_inbox' } });
    const [mail] = await open.mailsTo(rosa.email);
    expect(mail?.text).toContain('/es/login?returnUrl=%2Fes%2Fprovider%2Fapply');
    expect((await open.call('GET', '/provider/applications', access)).body.data).toEqual([]);
  });

  it('rejects an unknown clinic type by name', async () => {
    const answer = await open.send('/provider/register', { ...elena, provider: { ...clinic, type: 'barber' } });
    expect(answer).toMatchObject({ status: 422, body: { fields: [{ path: 'body.provider.type' }] } });
  });
});

describe('signing in for a clinic', () => {
  it('admits applicants', async () => {
    await open.apply();
    const answer = await open.send('/provider/login', { email: elena.email, password: PASSWORD });
    expect(answer).toMatchObject({ status: 200, body: { user: { email: elena.email } } });
  });

  it('tells others why not, but only after the correct password', async () => {
    await signUp(open);
    const wrong = await open.send('/provider/login', { email: rosa.email, password: 'not the right one' });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'auth.invalid_credentials' } });
    const right = await open.send('/provider/login', { email: rosa.email, password: PASSWORD });
    expect(right).toMatchObject({ status: 403, body: { code: 'provider.no_application' } });
    expect(right.body.access_token).toBeUndefined();
  });
});

describe('an application', () => {
  it('lists what is missing, and can be submitted once complete', async () => {
    const { access, id } = await open.apply();
    const first = await open.call('POST', at(id), access, { version: 1 });
    expect(first).toMatchObject({ status: 422, body: { code: 'application.incomplete' } });
    const paths = first.body.fields?.map(({ path }) => path) ?? [];
    expect(paths).toEqual(expect.arrayContaining(['business.legal_name', 'licence.file.licence', 'contact.email']));
    expect((await read(id, access)).body).toMatchObject({ status: 'draft', version: 1 });

    await save(id, access, { version: 1, ...everything });
    const { body } = await open.upload(id, access, { name: 'licencia.pdf', content: pdf });
    expect(body.checklist?.filter((entry) => !entry.complete)).toEqual([]);
    const done = await open.call('POST', at(id), access, { version: 2 });
    expect(done).toMatchObject({
      status: 200,
      body: { status: 'submitted', actions: ['withdraw'], review: { ahead: 0, expected_days: 5, basis: 'promise' } },
    });
    const [mail] = await open.mailsTo(elena.email);
    expect(mail?.subject).toContain(clinic.name);
  });

  it('saves partial input, and reports its errors', async () => {
    const { access, id } = await open.apply();
    const { status, body } = await save(id, access, {
      version: 1,
      contact: { phone: '12', website: 'no address', email: 'elena@' },
      licence: { valid_until: '2020-01-01' },
      business: { year_founded: 2100 },
    });
    expect(status).toBe(200);
    expect(body['sections']).toMatchObject({ contact: { phone: '12', website: 'no address', email: 'elena@' } });
    const codes = body.checklist?.flatMap(({ section, missing }) =>
      missing.map(({ field, code }) => `${section}.${field} ${code}`),
    );
    expect(codes).toEqual(
      expect.arrayContaining([
        'contact.phone phone_invalid',
        'contact.email invalid_format',
        'contact.website invalid_format',
        'licence.valid_until date_past',
        'business.year_founded year_ahead',
      ]),
    );
  });

  it.each([
    ['Tijuana', 'MX', []],
    ['São Paulo', 'BR', ['date_past']],
    ['', 'BR', ['date_past']],
    ['Bangkok', 'TH', ['date_past']],
  ])('uses the date of %s to decide whether a license expired', async (city, country, codes) => {
    open.clock.moveTo('2026-11-24T05:00:00Z');
    const { access, id } = await open.apply();
    const { body } = await save(id, access, {
      version: 1,
      business: { city, country },
      licence: { authority: 'Registro', number: '1', valid_until: '2026-11-23' },
    });
    const { missing } = body.checklist?.find(({ section }) => section === 'licence') ?? { missing: [] };
    expect(missing.filter(({ field }) => field === 'valid_until').map(({ code }) => code)).toEqual(codes);
  });

  it('is not overwritten by an older version, and loses nothing', async () => {
    const { access, id } = await open.apply();
    await save(id, access, { version: 1, people: { director_name: 'First' } });
    const stale = await save(id, access, { version: 1, people: { director_name: 'Second' } });
    expect(stale).toMatchObject({
      status: 409,
      body: {
        code: 'request.stale_version',
        present: { version: 2, sections: { people: { director_name: 'First' } } },
      },
    });
    expect((await read(id, access)).body).toMatchObject({
      version: 2,
      sections: { people: { director_name: 'First' } },
    });
    const other = await save(id, access, { version: 2, people: { signatory_name: 'Elena' } });
    expect(other.body).toMatchObject({ sections: { people: { director_name: 'First', signatory_name: 'Elena' } } });
  });

  it('can’t be changed under review, is returned with a reason, and can be resubmitted', async () => {
    const { access, id, version } = await submitted();
    expect(await save(id, access, { version, bank: { currency: 'CRC' } })).toMatchObject({
      status: 409,
      body: { code: 'application.not_editable' },
    });
    const bare = { name: 'x.pdf', content: pdf };
    expect((await open.upload(id, access, bare)).body.code).toBe('application.not_editable');

    const answer = { action: 'ask_more', reason: 'El seguro, por favor.' } as const;
    await expect(answerApplication(open, commandLine, id, { action: 'ask_more', reason: ' ' })).rejects.toMatchObject({
      code: 'request.invalid',
    });
    await answerApplication(open, commandLine, id, answer);
    const back = await read(id, access);
    expect(back.body).toMatchObject({
      status: 'more_wanted',
      reason: answer.reason,
      actions: ['edit', 'submit', 'withdraw'],
    });
    expect((await open.mailsTo(elena.email))[0]?.text).toContain(answer.reason);
    const again = await open.call('POST', at(id), access, { version: back.body.version });
    expect(again.body).toMatchObject({ status: 'submitted', reason: null });

    await answerApplication(open, commandLine, id, { action: 'approve' });
    expect((await read(id, access)).body).toMatchObject({ status: 'approved', actions: [], review: null });
    await expect(answerApplication(open, commandLine, id, { action: 'reject', reason: 'no' })).rejects.toMatchObject({
      code: 'application.not_editable',
    });
  });

  it('can be withdrawn and is deleted a month later with its documents', async () => {
    const { access, id, version } = await submitted();
    expect((await open.call('POST', at(id, '/withdraw'), access, { version })).body.status).toBe('withdrawn');
    const { rows } = await open.database.pool.query<{ id: string }>('select id from stored_files');
    open.pass(29 * 24 * 60);
    await open.jobs.enqueue(null, forgetOld, {});
    await open.settle();
    expect((await open.database.pool.query('select id from provider_applications')).rowCount).toBe(1);
    open.pass(2 * 24 * 60);
    await open.jobs.enqueue(null, forgetOld, {});
    await open.settle();
    await open.jobs.enqueue(null, sweep, {});
    await open.settle();
    expect((await open.database.pool.query('select id from provider_applications')).rowCount).toBe(0);
    expect(await open.storage.stat(rows[0]?.id ?? '')).toBeNull();
  });

  it('doesn’t exist for other users', async () => {
    const { access, id } = await open.apply();
    const { body } = await open.upload(id, access, { name: 'licencia.pdf', content: pdf });
    const document = body.files?.[0]?.id ?? '';
    const other = (await signUp(open)).access;
    const answers = await Promise.all([
      read(id, other),
      save(id, other, { version: 1, bank: { currency: 'USD' } }),
      open.call('POST', at(id), other, { version: 1 }),
      open.call('POST', at(id, '/withdraw'), other, { version: 1 }),
      open.upload(id, other, { name: 'x.pdf', content: pdf }),
      open.call('DELETE', at(id, `/files/${document}`), other),
      open.call('GET', at(id, `/files/${document}/content`), other),
    ]);
    expect(answers.map(({ status, body: { code } }) => `${status} ${code}`)).toEqual(
      answers.map(() => '404 application.not_found'),
    );
    // Files they sent to it are not kept either.
    expect((await open.database.pool.query('select id from stored_files')).rowCount).toBe(1);
  });

  it('requires a token', async () => {
    const answer = await open.get(at('0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10'));
    expect(answer).toMatchObject({ status: 401, body: { code: 'access.signed_out' } });
  });

  it('is limited to five', async () => {
    const { access } = await open.apply();
    const begin = () => open.call('POST', '/provider/applications', access, { provider: clinic });
    for (let more = 0; more < 4; more++) expect((await begin()).status).toBe(201);
    expect(await begin()).toMatchObject({ status: 409, body: { code: 'application.too_many' } });
  });

  it('waits behind earlier ones', async () => {
    await submitted();
    open.pass(1);
    const other = await open.apply({ ...elena, email: 'otra@clinica.example' });
    expect((await read(other.id, other.access)).body).toMatchObject({ review: { ahead: 1, basis: 'promise' } });
  });

  it('records its actions in the audit log', async () => {
    const { access, id, version } = await submitted();
    await open.call('POST', at(id, '/withdraw'), access, { version });
    const { rows } = await open.database.pool.query<{ action: string }>(
      `select action from audit_entries where target_id = $1 order by position`,
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'application.begun',
      'application.file_added',
      'application.submitted',
      'application.withdrawn',
    ]);
  });
});
