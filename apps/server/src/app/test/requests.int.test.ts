import { CONSENT_VERSIONS } from '@travesia/contracts/leads';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLINIC, OTHER_CLINIC, RIVAL } from '../../modules/contexts/testing/open-house.ts';
import { runDueTimers } from '../../platform/transition/run-timers.ts';
import { lifecyclesOf } from '../../platform/feature/create-product.ts';
import { emptyLeads } from '../../modules/leads/testing/empty-leads.ts';
import { features } from '../features.ts';
import { openProduct, type OpenProduct } from '../testing/open-product.ts';

let product: OpenProduct;
beforeAll(async () => {
  product = await openProduct({ demo: true });
});
beforeEach(async () => {
  await product.house.clear();
  await emptyLeads(product.house.database, 'state_timers', 'notifications');
});
afterAll(() => product.close());

const consentTo = (...purposes: (keyof typeof CONSENT_VERSIONS)[]) =>
  purposes.map((purpose) => ({ purpose, version: CONSENT_VERSIONS[purpose] }));

const rosa = { full_name: 'Rosa Delgado', email: 'rosa@example.com', language: 'es' };

/** A visitor asks a clinic; returns the id of the request. */
async function ask(change: object = {}, token?: string): Promise<string> {
  const consents = consentTo('answer_request', 'share_with_clinic');
  const body = { ...rosa, provider_id: CLINIC, contact_by: 'email', message: 'Tengo artrosis.', consents, ...change };
  const answer = await product.send('POST', '/consultation-requests', token, body);
  expect(answer).toMatchObject({ status: 201 });
  await product.settle();
  return String(answer.body['id']);
}

const mails = async () =>
  (await product.mail.list()).map(({ recipient, locale, subject, text }) => ({ recipient, locale, subject, text }));
const mailTo = async (recipient: string) => (await mails()).filter((mail) => mail.recipient === recipient);
const noticesOf = async (token: string) =>
  ((await product.send('GET', '/notifications', token)).body['data'] as { kind: string }[]).map(({ kind }) => kind);
const actions = async () => (await product.house.audited()).map(({ action }) => action);
const list = async (path: string, token: string, query = '') =>
  (await product.send('GET', `${path}${query}`, token)).body;

describe('who may answer is told, by email and in the app', () => {
  const said = async ({ token, email }: { token: string; email: string }) => ({
    mails: (await mailTo(email)).map(({ subject }) => subject),
    notices: (
      (await product.send('GET', '/notifications', token)).body['data'] as { kind: string; path: string }[]
    ).map(({ kind, path }) => `${kind} ${path}`),
  });

  it('the clinic and its organization when a request arrives, admins only once nobody answered in time', async () => {
    const { house } = product;
    const [staff, member, stranger] = [
      await house.staff('owner'),
      await house.member('owner'),
      await house.member('owner', RIVAL),
    ];
    const admin = await house.person('admin');
    const id = await ask();
    expect(await said(member)).toEqual({
      mails: ['New consultation request for Clínica Um'],
      notices: [`request_received /organization/requests/${id}`],
    });
    expect((await mailTo(member.email))[0]?.text).toContain(`/organization/requests/${id}`);
    expect(await said(staff)).toMatchObject({ notices: [`request_received /provider/requests/${id}`] });
    expect(await said(admin)).toEqual({ mails: [], notices: [] });
    house.pass(6 * 24 * 60);
    const later = await house.signIn(admin.userId);
    const lifecycles = lifecyclesOf(features);
    await runDueTimers(
      { database: house.database, clock: house.clock, logger: { error: () => undefined } },
      lifecycles,
    );
    await product.settle();
    expect(await said({ ...admin, token: later })).toEqual({
      mails: ['Overdue consultation request: Clínica Um'],
      notices: [`request_overdue /admin/requests/${id}`],
    });
    const strange = await house.signIn(stranger.userId);
    expect(await said({ ...stranger, token: strange })).toEqual({ mails: [], notices: [] });
  });

  it('admins of what names no clinic, without a word of it, unless they turned that off', async () => {
    const { house } = product;
    const [admin, quiet] = [await house.person('admin'), await house.person('admin', 'quiet')];
    const off = { app: false, mail: false, push: false };
    const topics = { bookings: off, messages: off, journey_reminders: off, news: off };
    const wish = { version: 0, ...topics, mail_rhythm: 'at_once', quiet_hours: null };
    expect((await product.send('PUT', '/profile/notification-preferences', quiet.token, wish)).status).toBe(200);
    const contact = { ...rosa, topic: 'question', message: 'Tengo artrosis.', consents: consentTo('answer_request') };
    const { body } = await product.send('POST', '/contact-requests', undefined, contact);
    await product.settle();
    const told = await said(admin);
    expect(told).toEqual({
      mails: [`New request for the team: ${String(body['reference'])}`],
      notices: [`lead_received /admin/requests/${String(body['id'])}`],
    });
    expect((await mailTo(admin.email))[0]?.text).not.toContain('artrosis');
    expect(await said(quiet)).toEqual({ mails: [], notices: [] });
  });
});

describe('a consultation request to a clinic', () => {
  it('reaches its people, who read, assign and answer it; the visitor gets the answer in their language', async () => {
    const [ana, leo] = [await product.house.staff('owner'), await product.house.staff('coordinator')];
    const billing = await product.house.staff('billing');
    const id = await ask();

    expect(await mailTo(ana.email)).toMatchObject([{ subject: 'New consultation request for Clínica Um' }]);
    expect((await mailTo(ana.email))[0]?.text).not.toContain('artrosis');
    expect(await mailTo(billing.email)).toEqual([]);
    expect(await noticesOf(leo.token)).toEqual(['request_received']);
    expect(await noticesOf(billing.token)).toEqual([]);

    const inbox = await list('/provider/requests', ana.token);
    expect(inbox).toMatchObject({ total: 1, tabs: { waiting: 1, overdue: 0 }, data: [{ id, name: 'Rosa Delgado' }] });
    expect(JSON.stringify(inbox)).not.toContain('artrosis');
    expect((await product.send('GET', '/provider/requests', billing.token)).status).toBe(403);

    const read = await product.send('GET', `/provider/requests/${id}`, leo.token);
    expect(read.body).toMatchObject({ message: 'Tengo artrosis.', due_on: '2026-11-24', version: 1 });
    expect(await actions()).toContain('leads.read');

    const assigned = await product.send('POST', `/provider/requests/${id}/assign`, ana.token, {
      assignee_id: leo.userId,
      version: 1,
    });
    expect(assigned.body).toMatchObject({ assignee: { id: leo.userId }, version: 2 });
    const toBilling = { assignee_id: billing.userId, version: 2 };
    expect((await product.send('POST', `/provider/requests/${id}/assign`, ana.token, toBilling)).body.code).toBe(
      'leads.not_of_the_team',
    );

    const reply = { message: 'Sí, operamos rodillas.\n\nEnvíe sus radiografías.', version: 1 };
    const stale = await product.send('POST', `/provider/requests/${id}/replies`, leo.token, reply);
    expect(stale).toMatchObject({ status: 409, body: { code: 'request.stale_version', present: { version: 2 } } });
    const key = { 'idempotency-key': 'once' };
    const sent = { ...reply, version: 2 };
    for (const _twice of [1, 2])
      expect((await product.send('POST', `/provider/requests/${id}/replies`, leo.token, sent, key)).body).toMatchObject(
        { status: 'answered', messages: [{ internal: false, by: 'clinic' }] },
      );
    await product.settle();
    const [answer] = (await mailTo('rosa@example.com')).filter(({ subject }) => subject.startsWith('Respuesta'));
    expect(answer).toMatchObject({ locale: 'es' });
    expect(answer?.text).toContain('Clínica Um respondió a su solicitud de consulta.');
    expect(answer?.text).toContain('Sí, operamos rodillas.');
    expect(await mailTo('rosa@example.com')).toHaveLength(2);
  });

  it('is accepted or declined with a reason, which the visitor is told, and then closed', async () => {
    const ana = await product.house.staff('owner');
    const id = await ask();
    const decide = (body: object) => product.send('POST', `/provider/requests/${id}/decision`, ana.token, body);
    expect((await decide({ action: 'decline', version: 1 })).status).toBe(422);
    expect((await decide({ action: 'approve', reason: 'registry', version: 1 })).body.code).toBe('leads.not_possible');
    const declined = { action: 'decline', reason: 'no_capacity', message: 'En marzo sí podemos.', version: 1 };
    expect((await decide(declined)).body).toMatchObject({
      status: 'declined',
      history: [{ status: 'declined', by: 'owner Quiroga', reason: 'no_capacity' }],
      actions: ['note', 'assign'],
    });
    await product.settle();
    const mail = (await mailTo('rosa@example.com')).find(({ subject }) => subject.includes('no fue aceptada'));
    expect(mail?.text).toContain('la clínica no tiene citas en las fechas que usted necesita');
    expect(mail?.text).toContain('En marzo sí podemos.');
  });

  it('stays accepted while the clinic keeps writing, until it is closed', async () => {
    const ana = await product.house.staff('owner');
    const id = await ask();
    const act = (what: string, body: object) =>
      product.send('POST', `/provider/requests/${id}/${what}`, ana.token, body);
    expect((await act('decision', { action: 'accept', version: 1 })).body).toMatchObject({ status: 'accepted' });
    expect((await act('replies', { message: '¿Le sirve el lunes?', version: 2 })).body).toMatchObject({
      status: 'accepted',
      messages: [{ internal: false }],
    });
    expect((await act('decision', { action: 'close', message: 'No contestó.', version: 3 })).body).toMatchObject({
      status: 'closed',
      messages: [{ internal: false }, { internal: true }],
    });
    await product.settle();
    const subjects = (await mailTo('rosa@example.com')).map(({ subject }) => subject.split(' (')[0] ?? '');
    expect(subjects.toSorted()).toEqual([
      'Recibimos su solicitud de consulta',
      'Respuesta a su solicitud',
      'Su solicitud de consulta fue aceptada',
    ]);
  });

  it('is invisible to other clinics, and to the organization where an older consent did not name it', async () => {
    const [other, bea] = [await product.house.staff('owner', OTHER_CLINIC), await product.house.member('owner')];
    const rival = await product.house.member('owner', RIVAL);
    const analyst = await product.house.member('analyst');
    const id = await ask();
    expect((await product.send('GET', `/provider/requests/${id}`, other.token)).body.code).toBe('leads.not_found');
    expect((await product.send('GET', `/organizations/requests/${id}`, rival.token)).body.code).toBe('leads.not_found');
    expect((await product.send('GET', `/organizations/requests/${id}`, analyst.token)).status).toBe(403);
    expect(await list('/organizations/requests', bea.token)).toMatchObject({
      data: [{ id, clinic: { name: 'Clínica Um' } }],
      clinics: [{ id: CLINIC }],
    });
    expect((await product.send('GET', `/organizations/requests/${id}`, bea.token)).body).toMatchObject({
      message: 'Tengo artrosis.',
      withheld: false,
    });
    await product.house.run(sql`update consultation_requests set consents =
      '[{"purpose": "answer_request", "version": "2026-11-21"}, {"purpose": "share_with_clinic", "version": "2026-11-21"}]'`);
    expect((await product.send('GET', `/organizations/requests/${id}`, bea.token)).body).toMatchObject({
      message: null,
      withheld: true,
    });
  });

  it('reminds the clinic once when it is overdue, and then the team sees it too', async () => {
    const [ana, admin] = [await product.house.staff('owner'), await product.house.person('admin')];
    const id = await ask();
    expect(await list('/admin/requests', admin.token)).toMatchObject({ total: 0 });
    product.house.pass(4 * 24 * 60);
    const { database, clock } = product.house;
    const logger = { error: () => undefined };
    const deps = { database, clock, logger };
    expect(await runDueTimers(deps, lifecyclesOf(features))).toBe(1);
    expect(await runDueTimers(deps, lifecyclesOf(features))).toBe(0);
    await product.settle();
    expect((await mailTo(ana.email)).map(({ subject }) => subject).toSorted()).toEqual([
      'New consultation request for Clínica Um',
      'Overdue consultation request: Clínica Um',
    ]);
    const token = await product.house.signIn(admin.userId);
    expect(await list('/admin/requests', token, '?tab=overdue')).toMatchObject({ data: [{ id, overdue: true }] });
    expect(await list('/admin/badges', token)).toMatchObject({ requests_waiting: 1 });
    const reply = { message: 'Estamos averiguando.', version: 1 };
    expect((await product.send('POST', `/admin/requests/${id}/replies`, token, reply)).body).toMatchObject({
      status: 'answered',
      messages: [{ by: 'team' }],
    });
  });
});

describe('senders with an account', () => {
  it('see their requests and answers, are told in the app, and withdraw them', async () => {
    const ana = await product.house.staff('owner');
    const patient = await product.house.person('patient');
    const id = await ask({ email: patient.email, language: 'en' });
    const stranger = await product.house.person('patient');
    expect((await product.send('GET', `/consultation-requests/${id}`, stranger.token)).body.code).toBe(
      'leads.not_found',
    );
    const note = { message: 'Llamar mañana.', internal: true, version: 1 };
    await product.send('POST', `/provider/requests/${id}/replies`, ana.token, note);
    await product.send('POST', `/provider/requests/${id}/replies`, ana.token, { message: 'Yes.', version: 1 });
    await product.settle();
    expect(await noticesOf(patient.token)).toEqual(['request_answered']);
    expect(await list('/consultation-requests', patient.token)).toMatchObject({ data: [{ id, status: 'answered' }] });
    const own = (await product.send('GET', `/consultation-requests/${id}`, patient.token)).body;
    expect(own).toMatchObject({ message: 'Tengo artrosis.', answers: [{ text: 'Yes.' }], actions: ['withdraw'] });
    const withdrawn = await product.send('POST', `/consultation-requests/${id}/withdraw`, patient.token, {
      version: own['version'],
    });
    expect(withdrawn.body).toMatchObject({ status: 'withdrawn', actions: [] });
    const activity = await product.send('GET', '/activity', patient.token);
    expect(activity.raw).not.toContain('Llamar mañana');
  });
});

describe('the team', () => {
  it('answers messages and hands a claimed listing over to its claimant by invitation', async () => {
    const admin = await product.house.person('admin');
    const contact = { ...rosa, topic: 'question', message: '¿Cómo pago?', consents: consentTo('answer_request') };
    expect((await product.send('POST', '/contact-requests', undefined, contact)).status).toBe(201);
    await product.house.run(sql`update providers set listing = 'directory', verification_status = 'unverified',
      website = 'https://www.clinica-dois.example' where id = ${OTHER_CLINIC}`);
    const claim = {
      ...rosa,
      email: 'rosa@clinica-dois.example',
      provider_id: OTHER_CLINIC,
      role: 'owner',
      registry_number: 'X-1',
      consents: consentTo('answer_request'),
    };
    const claimed = await product.send('POST', '/directory-claims', undefined, claim);
    expect(claimed.status).toBe(201);
    const id = String(claimed.body['id']);
    expect(await list('/admin/requests', admin.token)).toMatchObject({
      total: 2,
      kinds: { consultation: 0, contact: 1, claim: 1 },
    });
    expect((await product.send('GET', `/admin/requests/${id}`, admin.token)).body).toMatchObject({
      claim: { registry_number: 'X-1', email_matches_website: true, listing: { claimable: true } },
      actions: ['answer', 'note', 'assign', 'approve', 'reject'],
    });
    const asked = { message: 'Envíe su permiso, por favor.', version: 1 };
    expect((await product.send('POST', `/admin/requests/${id}/replies`, admin.token, asked)).body).toMatchObject({
      status: 'pending',
      version: 2,
    });
    const decision = { action: 'approve', reason: 'email_domain', version: 2 };
    expect((await product.send('POST', `/admin/requests/${id}/decision`, admin.token, decision)).body).toMatchObject({
      status: 'approved',
      claim: { listing: { claimable: false } },
    });
    await product.settle();
    const letters = await mailTo('rosa@clinica-dois.example');
    expect(letters.map(({ locale }) => locale)).toEqual(letters.map(() => 'es'));
    expect(letters.some(({ subject }) => subject.startsWith('Aprobamos su solicitud de titularidad'))).toBe(true);
    expect(letters.some(({ text }) => text.includes('/invitation/accept/'))).toBe(true);
    const { rows } = await product.house.run(sql`select listing from providers where id = ${OTHER_CLINIC}`);
    expect(rows).toEqual([{ listing: 'partner' }]);
    expect(await actions()).toEqual(expect.arrayContaining(['leads.claim_approved', 'provider.listing_claimed']));
  });

  it('of the demo sees only the demo; nothing typed there is mailed, and only a first answer sends a mail', async () => {
    await product.house.run(sql`update providers set demo = true where id = ${CLINIC}`);
    const mara = await product.house.person('admin', 'Mara', { demo: true });
    const tomas = await product.house.staff('owner');
    await product.house.run(sql`update users set demo = true where id = ${tomas.userId}`);
    const contact = { ...rosa, topic: 'question', message: '¿Cómo pago?', consents: consentTo('answer_request') };
    await product.send('POST', '/contact-requests', undefined, contact);
    expect(await list('/admin/requests', mara.token)).toMatchObject({ total: 0 });
    const id = await ask();
    const token = await product.house.signIn(tomas.userId);
    const read = (await product.send('GET', `/provider/requests/${id}`, token)).body;
    expect(read).toMatchObject({ demo: true, answer_is_mailed: false });
    for (const [message, version] of [
      ['Compre aquí: https://bad.example', 1],
      ['Otra vez', 2],
    ] as const)
      expect((await product.send('POST', `/provider/requests/${id}/replies`, token, { message, version })).status).toBe(
        201,
      );
    await product.settle();
    const answers = (await mailTo('rosa@example.com')).filter(({ subject }) => subject.startsWith('Respuesta'));
    expect(answers).toHaveLength(1);
    expect(answers[0]?.text).not.toContain('bad.example');
    expect(await mailTo(tomas.email)).toEqual([]);
  });

  it('orders the list by each of its columns, and says what can be done with each row', async () => {
    const ana = await product.house.staff('owner');
    const rosas = await ask();
    product.house.pass(5);
    const bea = await ask({ full_name: 'Bea Lima', email: 'bea@example.com' });
    const assignee_id = ana.userId;
    await product.send('POST', `/provider/requests/${bea}/assign`, ana.token, { assignee_id, version: 1 });
    const orderBy = async (sort: string) =>
      ((await list('/provider/requests', ana.token, `?sort=${sort}`))['data'] as { id: string }[]).map(({ id }) => id);
    for (const sort of ['newest', 'name', 'clinic', 'status']) expect(await orderBy(sort), sort).toEqual([bea, rosas]);
    for (const sort of ['oldest', '-name', 'assignee']) expect(await orderBy(sort), sort).toEqual([rosas, bea]);
    expect(await list('/provider/requests', ana.token, '?sort=name')).toMatchObject({
      data: [
        { version: 2, actions: ['answer', 'note', 'assign', 'accept', 'decline', 'close'] },
        { version: 1, assignee: null },
      ],
    });
  });

  it('exports a list without messages, and the log says who did', async () => {
    const admin = await product.house.person('admin');
    await ask({ provider_id: undefined, ...(await treatment()) });
    const file = await product.send('GET', '/admin/requests/export?tab=all', admin.token);
    expect(file.body).toMatchObject({ rows: 1, complete: true });
    expect(String(file.body['content'])).toContain('Rosa Delgado');
    expect(String(file.body['content'])).not.toContain('artrosis');
    expect(await actions()).toContain('leads.exported');
  });
});

/** A treatment to ask about without a clinic. */
async function treatment(): Promise<{ treatment: string }> {
  const text = JSON.stringify({ en: 'Veneers', es: 'Carillas', pt: 'Facetas' });
  await product.house.run(
    sql`insert into treatment_categories (slug, position, name) values ('dental', 1, ${text}) on conflict do nothing`,
  );
  await product.house
    .run(sql`insert into treatments (id, slug, category, name, short_name, summary, unit, hospital_nights, stay_days_min,
      stay_days_max, fly_home_min_days, return_to_work_days, trips, risk_class, content)
    values (gen_random_uuid(), 'veneers', 'dental', ${text}, ${text}, ${text}, 'procedure', 0, 3, 5, 2, 3, 1, 'low', '{}') on conflict do nothing`);
  return { treatment: 'veneers' };
}
