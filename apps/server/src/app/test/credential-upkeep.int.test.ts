import { emptySections } from '@travesia/contracts/applications';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everything, formOf, pdf } from '../../modules/applications/testing/open-applications.ts';
import { CLINIC, OTHER_CLINIC, RIVAL } from '../../modules/contexts/testing/open-house.ts';
import { openProduct, type OpenProduct } from '../testing/open-product.ts';
import { readZip } from '../testing/read-zip.ts';

let product: OpenProduct;
let licence: string;
beforeAll(async () => {
  product = await openProduct();
  const { rows } = await product.house.run(sql`insert into credentials
    (id, provider_id, kind, status, body, number, holder, expires_on, checked_on, checked_source, checked_url) values
    (gen_random_uuid(), ${CLINIC}, 'facility_licence', 'verified', 'Anvisa', 'BR-17', 'Clínica Um', '2026-11-20', '2025-11-01', 'Anvisa', 'https://anvisa.example/')
    returning id`);
  licence = String(rows[0]?.['id']);
});
afterAll(() => product.close());

type Kept = {
  id: string;
  status: string;
  waiting: number;
  reminders: number;
  owner: { id: string; side: string } | null;
  actions: string[];
  documents: { id: string; side: string; expires_on: string | null; checked_at: string | null; removable: boolean }[];
};
const listed = async (token: string, provider?: string) => {
  const { body } = await product.send('GET', `/credentials${provider ? `?provider=${provider}` : ''}`, token);
  return (body['data'] ?? []) as Kept[];
};
const renew = (token: string, fields: Record<string, string>, id = licence) => {
  const { payload, headers } = formOf({ name: 'licenca.pdf', content: pdf });
  // The kind of an application’s document is no field of a renewal.
  const text = payload
    .toString('latin1')
    .replace(/--[^\r]+\r\nContent-Disposition: form-data; name="kind"\r\n\r\nlicence\r\n/, '');
  const boundary = headers['content-type'].split('boundary=')[1] ?? '';
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return product.send(
    'POST',
    `/credentials/${id}/documents`,
    token,
    Buffer.from(parts.join('') + text, 'latin1'),
    headers,
  );
};
const verify = (token: string, version: number, more: object = {}) =>
  product.send('POST', `/admin/providers/${CLINIC}/credentials/${licence}/verify`, token, {
    version,
    reason: 'Found in the public registry',
    source: 'Anvisa, public search',
    url: 'https://anvisa.example/17',
    checked_on: '2026-11-22',
    ...more,
  });

describe('the loop of a credential', () => {
  it('goes from a reminder over the clinic’s upload to a verification that takes over the new date', async () => {
    const { staff, member, person, run } = product.house;
    const [owner, boss, admin] = [await staff(), await member(), await person('admin', 'Ana')];
    expect(await listed(boss.token)).toMatchObject([
      { id: licence, status: 'expired', actions: ['upload', 'remind', 'own'] },
    ]);
    const reminded = await product.send('POST', `/credentials/${licence}/reminders`, boss.token);
    expect(reminded).toMatchObject({ status: 200, body: { reminders: 1 } });
    const again = await product.send('POST', `/credentials/${licence}/reminders`, admin.token);
    expect(again.body.code).toBe('credentials.reminded_today');
    await product.settle();
    const { rows: mails } = await run(sql`select recipient from mail_outbox where template = 'credentials.reminder'`);
    expect(mails).toMatchObject([{ recipient: owner.email }]);

    const uploaded = await renew(owner.token, { expires_on: '2030-01-31' });
    expect(uploaded).toMatchObject({ status: 201, body: { status: 'expired', waiting: 1 } });
    const own = await product.send('GET', '/providers/dashboard/overview', owner.token);
    expect(own.body['held_credentials']).toMatchObject([{ id: licence, status: 'expired', waiting: 1 }]);
    const badges = await product.send('GET', '/organizations/badges', boss.token);
    expect(badges.body['credentials_expired']).toBe(0);
    const dashboard = await product.send('GET', '/admin/dashboard/stats', admin.token);
    expect(dashboard.body['queue']).toContainEqual(
      expect.objectContaining({
        kind: 'renewal_waiting',
        id: CLINIC,
        link: `/admin/providers/${CLINIC}?tab=documents`,
      }),
    );
    const verified = await verify(admin.token, 1, { expires_on: '2030-01-31' });
    expect(verified.body).toMatchObject({
      credentials: [{ status: 'verified', expires_on: '2030-01-31', checked_source: 'Anvisa, public search' }],
    });
    const [kept] = await listed(owner.token);
    expect(kept).toMatchObject({ status: 'verified', waiting: 0, reminders: 0, documents: [{ side: 'clinic' }] });
    expect(kept?.documents[0]?.checked_at).not.toBeNull();
    const history = await product.send('GET', `/admin/providers/${CLINIC}/credentials/${licence}/history`, admin.token);
    expect(history.body).toMatchObject({
      data: [{ act: 'verified', changes: [{ field: 'expires_on', before: '2026-11-20', after: '2030-01-31' }] }],
    });
  });

  it('keeps documents and owners within the clinic, its organization and the admins', async () => {
    const { staff, member, person } = product.house;
    const [owner, helper] = [await staff('manager'), await staff('coordinator')];
    const [rival, admin] = [await member('owner', RIVAL), await person('admin', 'Eva')];
    const outsider = await staff('owner', OTHER_CLINIC);
    const { body } = await renew(owner.token, { expires_on: '2031-01-31' });
    const [document] = (body as unknown as Kept).documents;
    const path = `/credential-documents/${String(document?.id)}`;
    for (const { token } of [rival, outsider]) {
      expect(await listed(token)).toEqual([]);
      expect((await product.send('GET', `${path}/content`, token)).status).toBe(404);
      expect((await renew(token, {})).body.code).toBe('providers.credential_not_found');
      expect((await product.send('GET', `/evidence-packs/${CLINIC}`, token)).status).toBe(404);
    }
    expect((await product.send('GET', `${path}/content`, admin.token)).bytes.equals(pdf)).toBe(true);
    expect(await listed(helper.token)).toMatchObject([{ actions: [] }]);
    expect((await renew(helper.token, {})).status).toBe(403);
    const own = (token: string, userId: string | null) =>
      product.send('PUT', `/credentials/${licence}/owner`, token, { user_id: userId });
    expect((await own(owner.token, rival.userId)).body.code).toBe('credentials.keeper_unknown');
    expect((await own(owner.token, admin.userId)).body.code).toBe('credentials.keeper_unknown');
    expect((await own(admin.token, admin.userId)).body).toMatchObject({
      owner: { id: admin.userId, side: 'platform' },
    });
    expect((await own(owner.token, helper.userId)).body).toMatchObject({ owner: { side: 'clinic' } });
    expect((await product.send('DELETE', path, admin.token)).status).toBe(404);
    expect((await product.send('DELETE', path, owner.token)).status).toBe(204);
    expect((await product.send('GET', `${path}/content`, owner.token)).status).toBe(404);
  });

  it('takes no document that has expired', async () => {
    const owner = await product.house.staff('manager');
    expect((await renew(owner.token, { expires_on: '2026-11-21' })).body.code).toBe('credentials.already_expired');
  });

  it('ends in an evidence pack with documents, source, date and who checked, and a line in the log', async () => {
    const { member, run } = product.house;
    const boss = await member('manager');
    const answer = await product.send('GET', `/evidence-packs/${CLINIC}?language=es`, boss.token);
    expect(answer.headers['content-type']).toBe('application/zip');
    const files = readZip(answer.bytes);
    expect([...files.keys()]).toEqual(['index.html', 'credentials.csv', 'documents/1-1-licenca.pdf']);
    expect(files.get('documents/1-1-licenca.pdf')).toBe(pdf.toString());
    for (const part of [
      'Ana Quiroga',
      'Anvisa, public search',
      'https://anvisa.example/17',
      'Found in the public registry',
    ])
      expect(files.get('credentials.csv')).toContain(part);
    expect(files.get('index.html')).toContain('Licencia del establecimiento');
    const { rows } = await run(sql`select facts from audit_entries where action = 'credential.evidence_exported'`);
    expect(rows).toEqual([{ facts: { credentials: 1, documents: 1 } }]);
    const analyst = await member('analyst');
    expect((await product.send('GET', `/evidence-packs/${CLINIC}`, analyst.token)).status).toBe(403);
  });

  it('verifies a whole clinic only once each license was verified by itself', async () => {
    const { person, run } = product.house;
    const admin = await person('admin', 'Ida');
    await run(sql`update credentials set status = 'being_checked', checked_source = null, version = version + 1`);
    await run(sql`update providers set verification_status = 'pending' where id = ${CLINIC}`);
    const whole = () => product.send('POST', `/admin/providers/${CLINIC}/verify`, admin.token);
    const record = async () => (await product.send('GET', `/admin/providers/${CLINIC}`, admin.token)).body;
    expect(await record()).toMatchObject({ to_verify: [licence] });
    expect((await whole()).body.code).toBe('providers.credentials_unverified');
    const { version } = await record();
    expect((await verify(admin.token, Number(version), { url: null })).status).toBe(422);
    expect((await verify(admin.token, Number(version))).status).toBe(200);
    expect(await record()).toMatchObject({ to_verify: [] });
    expect((await whole()).body).toMatchObject({ verification_status: 'verified' });
  });
});

describe('notes', () => {
  it('are read only by the team that wrote them, those about a credential by everyone who takes care of it', async () => {
    const { staff, member, person } = product.house;
    const [admin, boss, owner] = [await person('admin', 'Noa'), await member(), await staff('manager')];
    const write = (token: string, about: string, body: string) =>
      product.send('POST', `/notes/${about}`, token, { body });
    const read = async (token: string, about: string) => {
      const { status, body } = await product.send('GET', `/notes/${about}`, token);
      return status === 200 ? (body['data'] as { body: string }[]).map((note) => note.body) : status;
    };
    const clinic = `provider/${CLINIC}`;
    expect((await write(admin.token, clinic, 'Ask for the annex')).status).toBe(201);
    expect((await write(boss.token, clinic, 'Good team')).status).toBe(201);
    expect(await read(admin.token, clinic)).toEqual(['Ask for the annex']);
    expect(await read(boss.token, clinic)).toEqual(['Good team']);
    expect(await read(owner.token, clinic)).toBe(404);
    const about = `credential/${licence}`;
    const { body: note } = await write(owner.token, about, 'Renewed in May');
    expect(await read(admin.token, about)).toEqual(['Renewed in May']);
    expect(await read(boss.token, about)).toEqual(['Renewed in May']);
    expect(await read(boss.token, `user/${owner.userId}`)).toBe(404);
    expect((await write(admin.token, `user/${owner.userId}`, 'Called back')).status).toBe(201);
    const path = `/notes/${about}/${String(note['id'])}`;
    expect((await product.send('DELETE', path, boss.token)).body.code).toBe('notes.not_found');
    expect((await product.send('DELETE', path, owner.token)).status).toBe(204);
  });
});

describe('an approved application', () => {
  it('leaves all its documents and facts to the clinic', async () => {
    const { person, run } = product.house;
    const [applicant, admin] = [await person('patient', 'Elena'), await person('admin', 'Lua')];
    const empty = emptySections();
    const sections = {
      ...empty,
      ...everything,
      business: { ...empty.business, ...everything.business, type: 'clinic', country: 'BR', city: 'Recife' },
      licence: { ...empty.licence, ...everything.licence },
      accreditations: { none: false, items: [{ body: 'ONA', number: 'N-3', valid_until: '2028-05-31' }] },
      bank: { country: 'BR', currency: 'BRL' },
      contact: { ...empty.contact, ...everything.contact },
    };
    const { rows } =
      await run(sql`insert into provider_applications (id, applicant_id, status, sections, submitted_at, updated_at)
      values (gen_random_uuid(), ${applicant.userId}, 'in_review', ${JSON.stringify(sections)}::jsonb, now(), now()) returning id`);
    const id = String(rows[0]?.['id']);
    for (const kind of ['licence', 'accreditation', 'identity'])
      await run(sql`with file as (insert into stored_files (id, name, media_type, size, sha256)
          values (gen_random_uuid(), ${`${kind}.pdf`}, 'application/pdf', 9, 'f00') returning id)
        insert into application_files (id, application_id, file_id, kind) select gen_random_uuid(), ${id}, id, ${kind} from file`);
    const answer = await product.send('POST', `/admin/applications/${id}/answer`, admin.token, {
      version: 1,
      action: 'approve',
    });
    const clinic = String(answer.body['provider_id']);
    const record = (await product.send('GET', `/admin/providers/${clinic}`, admin.token)).body;
    expect(record).toMatchObject({
      dossier: {
        legal_name: 'Sierra Azul S.A.',
        director_name: 'Dr. Luis Solano',
        bank_currency: 'BRL',
        application_id: id,
      },
    });
    const { body } = await product.send('GET', `/credentials?provider=${clinic}`, admin.token);
    expect(body).toMatchObject({
      data: [
        { kind: 'facility_licence', expires_on: '2028-01-31', documents: [{ name: 'licence.pdf' }] },
        { kind: 'accreditation', body: 'ONA', number: 'N-3', documents: [{ name: 'accreditation.pdf' }] },
      ],
      unfiled: [{ name: 'identity.pdf', kind: 'identity' }],
    });
  });
});
