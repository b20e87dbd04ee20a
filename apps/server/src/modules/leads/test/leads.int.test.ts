import type { TermsSnapshot } from '@travesia/contracts/terms';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLeadKeys } from '../lead-keys.ts';
import {
  aRequest,
  consentTo,
  LISTING,
  openLeads,
  type OpenLeads,
  PACKAGE,
  PARTNER,
  SECRET,
  send,
} from '../testing/open-leads.ts';

let leads: OpenLeads;
beforeAll(async () => {
  leads = await openLeads();
});
beforeEach(async () => {
  leads.clock.moveTo('2026-11-19T10:00:00Z');
  await leads.clear();
});
afterAll(() => leads.close());

const ask = (change: object = {}, how: { from?: string; key?: string } = {}) =>
  send(leads.app, '/consultation-requests', { ...aRequest, ...change }, how);
const rows = async (table: string) =>
  (await leads.database.db.execute(sql`select * from ${sql.identifier(table)} order by created_at`)).rows;
const fieldsOf = (answer: { body: Record<string, unknown> }) =>
  ((answer.body['fields'] ?? []) as { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`);

describe('a consultation request', () => {
  it('is stored and returns a reference and the reply deadline', async () => {
    const { status, body } = await ask({ phone: '55 1234 5678', country: 'MX', companion: true });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      reference: expect.stringMatching(/^TR-\w{4}-\w{4}$/),
      status: 'received',
      reply_by: '2026-11-23',
      created_at: '2026-11-19T10:00:00.000Z',
    });
    const [row] = await rows('consultation_requests');
    expect(row).toMatchObject({
      id: body['id'],
      status: 'received',
      about_kind: 'treatment',
      phone: '+525512345678',
      companion: true,
      consents: [{ purpose: 'answer_request', language: 'es', given_at: '2026-11-19T10:00:00.000Z' }],
    });
  });

  it('stores its message encrypted', async () => {
    await ask();
    const [row] = await rows('consultation_requests');
    expect(JSON.stringify(row)).not.toContain('artrosis');
    const { open } = createLeadKeys(SECRET);
    expect(open(String(row?.['message_sealed']), String(row?.['id']))).toBe('Tengo artrosis de cadera.');
  });

  it('about a package stores its clinic and both names', async () => {
    const consents = consentTo('answer_request', 'share_with_clinic');
    const { status } = await ask({ treatment: undefined, package_id: PACKAGE, consents });
    expect(status).toBe(201);
    expect(await rows('consultation_requests')).toMatchObject([
      { about_kind: 'package', provider_id: PARTNER, about: { es: 'Cadera, todo incluido · Clínica Sol' } },
    ]);
  });

  it('about a package stores the terms as shown', async () => {
    const about = {
      treatment: undefined,
      package_id: PACKAGE,
      consents: consentTo('answer_request', 'share_with_clinic'),
    };
    const change = (minor: number) =>
      leads.database.db.execute(
        sql`update packages set price_minor = ${minor}, lines = jsonb_set(lines, '{0,amount_minor}', to_jsonb(${minor - 100}::int)) where id = ${PACKAGE}`,
      );
    await change(2000);
    await ask({ ...about, message: 'The price of now.' });
    const { rows: versions } = await leads.database.db.execute(
      sql`select price_version as now from packages where id = ${PACKAGE}`,
    );
    const before = Number(versions[0]?.['now']) - 1;
    await ask({ ...about, shown_terms: { price_version: before, policy_version: 1 } });
    const kept = await rows('consultation_requests');
    const terms = kept.map((row) => row['terms'] as TermsSnapshot);
    expect(terms.toSorted((a, b) => b.price_version - a.price_version)).toMatchObject([
      { price_version: before + 1, price: { amount: 2000, currency: 'USD' }, time_zone: 'America/Tijuana' },
      { price_version: before, price: { amount: 1000, currency: 'USD' }, policy: { key: 'surgical', version: 1 } },
    ]);
    const refused = await ask({ ...about, shown_terms: { price_version: 99, policy_version: 1 } });
    expect([refused.status, fieldsOf(refused)]).toEqual([422, ['body.shown_terms unknown_reference']]);
    await change(1000);
  });

  it('about an online service stores its name', async () => {
    expect((await ask({ treatment: undefined, service_type: 'second-opinion' })).status).toBe(201);
    expect(await rows('consultation_requests')).toMatchObject([
      { about_kind: 'service', service_type: 'second-opinion', about: { pt: 'Segunda opinião' } },
    ]);
  });

  it.each([
    ['about nothing', { treatment: undefined }, 'body.provider_id required'],
    ['about no known treatment', { treatment: 'no-such-thing' }, 'body.treatment unknown_reference'],
    [
      'about no known service',
      { treatment: undefined, service_type: 'no-such' },
      'body.service_type unknown_reference',
    ],
    [
      'about no known clinic',
      { provider_id: PACKAGE, consents: consentTo('answer_request', 'share_with_clinic') },
      'body.provider_id unknown_reference',
    ],
    ['without the consent to be answered', { consents: [] }, 'body.consents.answer_request consent_needed'],
    [
      'for a clinic without the consent to share',
      { provider_id: PARTNER },
      'body.consents.share_with_clinic consent_needed',
    ],
    ['with a number that is none', { phone: '12345', country: 'US' }, 'body.phone phone_invalid'],
    ['for a call without a number', { contact_by: 'whatsapp' }, 'body.phone required'],
    ['with an address that is none', { email: 'rosa' }, 'body.email invalid_format'],
    ['with a field of ours', { status: 'closed' }, 'body.status unknown_field'],
    ['with a NUL', { message: 'a\u0000b' }, 'body.message unstorable_text'],
  ])('%s is rejected by field and stores nothing', async (_what, change, fault) => {
    const answer = await ask(change);
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer)).toContain(fault);
    expect(await rows('consultation_requests')).toEqual([]);
    expect(await rows('outbox_events')).toEqual([]);
  });

  it('for an imported listing is rejected, because nobody there would read it', async () => {
    const consents = consentTo('answer_request', 'share_with_clinic');
    const { status, body } = await ask({ treatment: undefined, provider_id: LISTING, consents });
    expect([status, body['code']]).toEqual([409, 'leads.not_a_partner']);
  });

  it.each([
    ['the clinic', { provider_id: PARTNER }],
    ['its package', { package_id: PACKAGE }],
    ['a treatment there', { provider_id: PARTNER, treatment: 'hip-replacement' }],
  ])('about %s is rejected once its license has expired', async (_what, about) => {
    const become = (status: string) =>
      leads.database.db.execute(sql`update providers set verification_status = ${status} where id = ${PARTNER}`);
    const consents = consentTo('answer_request', 'share_with_clinic');
    await become('expired');
    const { status, body } = await ask({ treatment: undefined, ...about, consents });
    expect([status, body['code']]).toEqual([409, 'leads.clinic_not_verified']);
    expect(await rows('consultation_requests')).toEqual([]);
    await become('verified');
    expect((await ask({ treatment: undefined, ...about, consents })).status).toBe(201);
  });

  it('returns the first receipt when repeated within minutes, and a new one later', async () => {
    const first = await ask();
    leads.clock.moveTo('2026-11-19T10:09:00Z');
    expect((await ask()).body).toEqual(first.body);
    leads.clock.moveTo('2026-11-19T10:11:00Z');
    expect((await ask()).body['reference']).not.toBe(first.body['reference']);
    expect(await rows('consultation_requests')).toHaveLength(2);
  });

  it('is stored once when sent twice concurrently', async () => {
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(answers.map(({ body }) => body['reference'])).size).toBe(1);
    expect(await rows('consultation_requests')).toHaveLength(1);
  });

  it('honors the Idempotency-Key', async () => {
    const first = await ask({}, { key: 'one' });
    leads.clock.moveTo('2026-11-19T12:00:00Z');
    const again = await ask({}, { key: 'one' });
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect((await ask({ message: 'Otra cosa.' }, { key: 'one' })).body['code']).toBe('request.idempotency_key_reused');
  });
});

describe('rate limits', () => {
  it('allow five emails a day to one address, from any network', async () => {
    const from = (at: number) => ({ from: `198.51.100.${at}` });
    for (let at = 1; at <= 5; at++) expect((await ask({ message: `Pregunta ${at}` }, from(at))).status).toBe(201);
    const refused = await ask({ message: 'Pregunta 6', email: 'ROSA@example.com' }, from(6));
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ code: 'request.rate_limited', retry_after: 24 * 3600 });
    expect(refused.headers['retry-after']).toBe(String(24 * 3600));
    leads.clock.moveTo('2026-11-20T10:00:01Z');
    expect((await ask({ message: 'Pregunta 6' }, from(6))).status).toBe(201);
  });

  it('allow ten leads an hour from one network, across all kinds', async () => {
    for (let at = 1; at <= 9; at++) await ask({ email: `p${at}@example.com` });
    const contact = {
      topic: 'question',
      full_name: 'Eva',
      email: 'eva@example.com',
      language: 'en',
      message: 'Hi',
      consents: consentTo('answer_request'),
    };
    expect((await send(leads.app, '/contact-requests', contact)).status).toBe(201);
    expect((await ask({ email: 'p11@example.com' })).status).toBe(429);
    expect((await ask({ email: 'p11@example.com' }, { from: '198.51.100.9' })).status).toBe(201);
  });

  it('use hashes: neither table nor log contains an address', async () => {
    await ask();
    const { rows: arrivals } = await leads.database.db.execute(sql`select * from lead_arrivals`);
    expect(arrivals).toHaveLength(1);
    for (const held of [arrivals, leads.logged]) {
      expect(JSON.stringify(held)).not.toMatch(/rosa|203\.0\.113|artrosis/i);
    }
  });
});

describe('the confirmation email', () => {
  it.each([
    ['en', 'We received your consultation request'],
    ['es', 'Recibimos su solicitud de consulta'],
    ['pt', 'Recebemos seu pedido de consulta'],
  ])("is written in the visitor's language: %s", async (language, subject) => {
    const { body } = await ask({ language });
    await leads.settle();
    const [mail] = await leads.mail.list();
    expect(mail).toMatchObject({
      recipient: 'rosa@example.com',
      locale: language,
      template: 'leads.consultation_received',
    });
    expect(mail?.subject).toBe(`${subject} (${String(body['reference'])})`);
    expect(mail?.text).not.toMatch(/Rosa|artrosis/);
    expect(mail?.html).toContain(String(body['reference']));
  });

  it('is sent once even if the request is repeated', async () => {
    await ask();
    await ask();
    await leads.settle();
    await leads.settle();
    expect(await leads.mail.list()).toHaveLength(1);
  });

  it('is sent even if the process crashes after the request', async () => {
    await ask();
    expect(await leads.mail.list()).toEqual([]);
    expect(await rows('outbox_events')).toMatchObject([
      { event_type: 'consultation_request.received.v1', relayed_at: null },
    ]);
    await leads.settle();
    expect(await leads.mail.list()).toHaveLength(1);
  });

  it('is not sent for a request deleted meanwhile', async () => {
    await ask();
    await leads.database.db.execute(sql`delete from consultation_requests`);
    await leads.settle();
    expect(await leads.mail.list()).toEqual([]);
  });
});
