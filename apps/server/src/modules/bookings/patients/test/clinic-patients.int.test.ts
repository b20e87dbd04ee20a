import type { ClinicPatientRecord, ClinicPatients } from '@travesia/contracts/bookings';
import type { ExportedFile } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLINIC, OTHER_CLINIC } from '../../../contexts/testing/open-house.ts';
import { DEPOSIT, openPayments, type OpenPayments } from '../../../payments/testing/open-payments.ts';
import { DOCTOR } from '../../testing/open-bookings.ts';

let world: OpenPayments;
/** A clinician of the other clinic. */
const STRANGER = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d9a99';
const NAMED = JSON.stringify({ en: 'Name', es: 'Nombre', pt: 'Nome' });
beforeAll(async () => {
  world = await openPayments();
  await world.house.run(sql`insert into clinicians (id, provider_id, name, title, specialty, position)
    values (${STRANGER}, ${OTHER_CLINIC}, 'Dr. Otro', 'Dr.', ${NAMED}, 1)`);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.house.clock.moveTo('2026-11-23T10:00:00Z');
  // Nobody is a patient of the clinic any more, and nothing contradicts itself: it all happened elsewhere.
  await world.house.run(sql`update bookings set provider_id = ${OTHER_CLINIC}, clinician_id = ${STRANGER}
    where provider_id = ${CLINIC} and status in ('completed', 'cancelled')`);
  await world.house
    .run(sql`update bookings set status = 'cancelled', cancel_reason = 'admin', cancelled_at = now(), expires_at = null,
    provider_id = ${OTHER_CLINIC}, clinician_id = ${STRANGER} where provider_id = ${CLINIC}`);
});

const coordinator = () => world.house.staff('coordinator');
const named = async (first: string, last: string, more = sql``) => {
  const { userId } = await world.house.person('patient');
  await world.house.run(
    sql`update users set first_name = ${first}, last_name = ${last}, country = 'US', phone = '+15550100' ${more} where id = ${userId}`,
  );
  return userId;
};
const get = async <T>(token: string, path = '/provider/patients') =>
  (await world.send('GET', path, token)).body as unknown as T;
const list = (token: string, query = '') => get<ClinicPatients>(token, `/provider/patients${query}`);
const record = (token: string, id: string) => get<ClinicPatientRecord>(token, `/provider/patients/${id}`);
const namesOf = ({ data }: ClinicPatients) => data.map(({ name }) => name);
/** Counts of stages that nobody is in. */
const NOBODY = { to_answer: 0, deciding: 0, upcoming: 0, here: 0, aftercare: 0, been_here: 0, cancelled: 0 };
const BRL = (amount: number) => ({ amount, currency: 'BRL' });

interface Past {
  patient: string;
  status?: 'completed' | 'cancelled';
  clinic?: string;
  at?: string;
}

/** A booking that is over. */
async function past({ patient, status = 'completed', clinic = CLINIC, at = '2026-11-01T12:00:00Z' }: Past) {
  const id = uuidv7();
  await world.house
    .run(sql`insert into bookings (id, reference, status, kind, provider_id, patient_id, clinician_id, starts_at, ends_at,
      time_zone, language, cancel_reason, cancelled_at, created_at)
    values (${id}, ${`TR-${id.slice(-4)}-${id.slice(-8, -4)}`.toUpperCase()}, ${status}, 'consultation', ${clinic}, ${patient},
      ${clinic === CLINIC ? DOCTOR : STRANGER}, ${at}::timestamptz, ${at}::timestamptz + interval '1 hour', 'America/Sao_Paulo', 'es',
      ${status === 'cancelled' ? 'patient' : null}, ${status === 'cancelled' ? at : null}::timestamptz,
      ${at}::timestamptz - interval '10 days')`);
  return id;
}

/** A patient in each stage. */
async function onePerStage() {
  const [ana, bea, caio, dora] = [
    await named('Ana', 'Zárate'),
    await named('Bea', 'Yáñez'),
    await named('Caio', 'Xavier'),
    await named('Dora', 'Warner'),
  ];
  await world.request(30, ana);
  const upcoming = await world.request(20, bea);
  await world.clinic(upcoming.id, 'accept');
  await past({ patient: caio });
  await past({ patient: dora, status: 'cancelled', at: '2026-11-20T12:00:00Z' });
  // Whoever has been here and waits for an answer is to be answered.
  await past({ patient: ana, at: '2026-10-01T12:00:00Z' });
  return { ana, bea, caio, dora, upcoming };
}

describe('the patients of a clinic', () => {
  it('are everyone who has booked there, once each, by stage and next appointment', async () => {
    const { bea } = await onePerStage();
    const { token } = await coordinator();
    const all = await list(token);
    expect(all.counts).toEqual({ ...NOBODY, all: 4, to_answer: 1, upcoming: 1, been_here: 1, cancelled: 1 });
    expect(namesOf(all)).toEqual(['Bea Yáñez', 'Ana Zárate', 'Dora Warner', 'Caio Xavier']);
    expect(all.data.map(({ stage }) => stage)).toEqual(['upcoming', 'to_answer', 'cancelled', 'been_here']);
    expect(all.data[0]).toMatchObject({
      id: bea,
      country: 'US',
      booking_count: 1,
      next: { status: 'awaiting_payment', kind: 'treatment', time_zone: 'America/Sao_Paulo' },
      money: [{ paid: BRL(0), remaining: BRL(100_000) }],
    });
    expect(all.data[1]).toMatchObject({ booking_count: 2, money: [], next: { status: 'pending' } });
    expect(all.data[3]).toMatchObject({ language: 'es', next: null, money: [] });
    for (const [tab, name] of [
      ['to_answer', 'Ana Zárate'],
      ['upcoming', 'Bea Yáñez'],
      ['been_here', 'Caio Xavier'],
      ['cancelled', 'Dora Warner'],
    ]) {
      const found = await list(token, `?tab=${tab}`);
      expect(namesOf(found)).toEqual([name]);
      expect(found).toMatchObject({ total: 1, counts: all.counts });
    }
  });

  it('are searched by name, however it is written, and by the reference of a booking', async () => {
    const { upcoming } = await onePerStage();
    const { token } = await coordinator();
    expect(namesOf(await list(token, '?q=yanez'))).toEqual(['Bea Yáñez']);
    expect(namesOf(await list(token, '?q=zar+ana'))).toEqual(['Ana Zárate']);
    const { rows } = await world.house.run(sql`select reference from bookings where id = ${upcoming.id}`);
    const reference = String(rows[0]?.['reference']);
    const found = await list(token, `?q=${reference.toLowerCase()}`);
    expect(namesOf(found)).toEqual(['Bea Yáñez']);
    expect(found.counts).toEqual({ ...NOBODY, all: 1, upcoming: 1 });
    expect(namesOf(await list(token, '?q=%25'))).toEqual([]);
    expect(namesOf(await list(token, '?q=_'))).toEqual([]);
  });

  it('are sorted, and read page by page', async () => {
    await onePerStage();
    const { token } = await coordinator();
    const sorted = async (sort: string) =>
      (await list(token, `?sort=${sort}`)).data.map(({ name }) => name?.[0]).join('');
    expect(await sorted('name')).toBe('ABCD');
    expect(await sorted('-name')).toBe('DCBA');
    expect(await sorted('oldest')).toMatch(/^CD/);
    expect(await sorted('recent')).toMatch(/DC$/);
    const second = await list(token, '?sort=name&limit=3&page=2');
    expect(second).toMatchObject({ total: 4, total_pages: 2, has_previous: true });
    expect(namesOf(second)).toEqual(['Dora Warner']);
    expect((await world.send('GET', '/provider/patients?sort=email', token)).status).toBe(422);
  });

  it('show what was paid and what remains, and a change when it was accepted', async () => {
    const made = await world.paid(20);
    const { token } = await coordinator();
    const [patient] = (await list(token)).data;
    expect(patient).toMatchObject({
      id: made.patientId,
      stage: 'upcoming',
      money: [{ paid: BRL(DEPOSIT), remaining: BRL(100_000 - DEPOSIT) }],
      next: { booking_id: made.id, status: 'confirmed' },
      changed_at: '2026-11-23T10:00:00.000Z',
    });
  });

  it('of another clinic are never seen, nor what a patient booked there', async () => {
    const [mine, theirs] = [await named('Mía', 'Propia'), await named('Téa', 'Ajena')];
    await past({ patient: mine });
    await past({ patient: mine, clinic: OTHER_CLINIC, at: '2026-11-10T12:00:00Z' });
    const foreign = await past({ patient: theirs, clinic: OTHER_CLINIC });
    const { token } = await coordinator();
    const found = await list(token);
    expect(namesOf(found)).toEqual(['Mía Propia']);
    expect(found.data[0]).toMatchObject({ booking_count: 1 });
    expect((await record(token, mine)).bookings).toHaveLength(1);
    expect(await world.send('GET', `/provider/patients/${theirs}`, token)).toMatchObject({
      status: 404,
      body: { code: 'bookings.patient_not_found' },
    });
    const { rows } = await world.house.run(sql`select reference from bookings where id = ${foreign}`);
    expect((await list(token, `?q=${String(rows[0]?.['reference'])}`)).data).toEqual([]);
    const stranger = await world.house.staff('owner', OTHER_CLINIC);
    expect(namesOf(await list(stranger.token, '?q=Ajena'))).toEqual(['Téa Ajena']);
  });

  it('are closed to billing and to analysts, and open to an organization that acts for the clinic', async () => {
    const patient = await named('Ana', 'Zárate');
    await past({ patient });
    const { token: billing } = await world.house.staff('billing');
    for (const path of ['/provider/patients', `/provider/patients/${patient}`])
      expect((await world.send('GET', path, billing)).body.code).toBe('access.not_allowed');
    expect((await world.send('POST', '/provider/patients/export', billing, {})).body.code).toBe('access.not_allowed');
    const { token: clinician } = await world.house.staff('clinician');
    expect(namesOf(await list(clinician))).toEqual(['Ana Zárate']);
    const { token: network } = await world.house.member('owner');
    expect((await world.send('GET', '/provider/patients', network)).body.code).toBe('access.no_provider_context');
    await world.send('POST', `/organizations/providers/${CLINIC}/access`, network, { reason: 'Helping' });
    expect(namesOf(await list(network))).toEqual(['Ana Zárate']);
    expect(await record(network, patient)).toMatchObject({ name: 'Ana Zárate' });
    const { token: self } = await world.house.person('patient');
    expect((await world.send('GET', '/provider/patients', self)).status).toBe(403);
  });
});

describe('the record of a patient', () => {
  const auditOf = async (action: string) => {
    const { rows } = await world.house.run(
      sql`select actor_id, subject_id, context_provider_id, facts from audit_entries where action = ${action} order by position desc limit 1`,
    );
    return rows[0];
  };

  it('shows contact details only once the clinic accepted a booking, in the record and in the booking alike', async () => {
    const { token } = await coordinator();
    const asked = await world.request(30);
    const booking = async () => (await world.send('GET', `/bookings/${asked.id}`, token)).body;
    expect(await record(token, asked.patientId)).toMatchObject({ contact: null, stage: 'to_answer' });
    expect(await booking()).toMatchObject({ contact: null, status: 'pending' });
    await world.clinic(asked.id, 'accept');
    const { rows: found } = await world.house.run(sql`select email from users where id = ${asked.patientId}`);
    const contact = { email: found[0]?.['email'], phone: null };
    expect(await record(token, asked.patientId)).toMatchObject({ contact, stage: 'upcoming' });
    expect(await booking()).toMatchObject({ contact, status: 'awaiting_payment' });
    await world.post(asked.patientId, `/bookings/${asked.id}/cancel`, { reason: 'of this test' });
    expect(await record(token, asked.patientId)).toMatchObject({ contact: null, stage: 'cancelled' });
    expect(await booking()).toMatchObject({ contact: null, status: 'cancelled' });
    const made = await world.paid(25);
    const { rows } = await world.house.run(sql`select email from users where id = ${made.patientId}`);
    expect(await record(token, made.patientId)).toMatchObject({
      contact: { email: rows[0]?.['email'], phone: null, time_zone: null },
      bookings: [{ id: made.id, status: 'confirmed', paid: BRL(DEPOSIT), remaining: BRL(100_000 - DEPOSIT) }],
    });
    await world.house.run(sql`update sessions set time_zone = 'America/New_York' where user_id = ${made.patientId}`);
    expect(await record(token, made.patientId)).toMatchObject({ contact: { time_zone: 'America/New_York' } });
  });

  it('is nothing but what the clinic needs: no notes, no account', async () => {
    const patient = await named('Ana', 'Zárate');
    await past({ patient });
    const { token } = await coordinator();
    const { raw } = await world.send('GET', `/provider/patients/${patient}`, token);
    for (const word of ['notes', 'password', 'demo', 'role']) expect(raw).not.toContain(`"${word}`);
    const { raw: listed } = await world.send('GET', '/provider/patients', token);
    expect(listed).not.toContain('@example.com');
    expect(listed).not.toContain('+15550100');
  });

  it('is logged each time it is read, for the patient and the clinic to see', async () => {
    const patient = await named('Ana', 'Zárate');
    await past({ patient });
    const who = await coordinator();
    await record(who.token, patient);
    expect(await auditOf('bookings.patient_read')).toEqual({
      actor_id: who.userId,
      subject_id: patient,
      context_provider_id: CLINIC,
      facts: {},
    });
    const own = await world.send('GET', '/activity', await world.house.signIn(patient));
    expect(own.raw).toContain('bookings.patient_read');
  });

  it('stays without a name when the account is deleted', async () => {
    const patient = await named('Ana', 'Zárate');
    await past({ patient });
    await world.house
      .run(sql`update users set status = 'erased', first_name = '', last_name = '', email = '', phone = null, country = null
      where id = ${patient}`);
    const { token } = await coordinator();
    expect(await record(token, patient)).toMatchObject({ name: null, country: null, contact: null });
    expect(await list(token, '?sort=name')).toMatchObject({ data: [{ name: null }] });
  });
});

describe('an export of patients', () => {
  const linesOf = (file: ExportedFile) => file.content.replace('\uFEFF', '').trim().split('\r\n');
  const exported = async (token: string, body: object = {}) =>
    (await world.send('POST', '/provider/patients/export', token, body)).body as unknown as ExportedFile;

  it('holds the filtered patients without contact details, a column for each currency, and runs no formula', async () => {
    const made = await world.paid(20);
    await world.house
      .run(sql`update users set first_name = '=HYPERLINK("https://evil.example")', last_name = 'X', phone = '+15550100'
      where id = ${made.patientId}`);
    await past({ patient: await named('Caio', 'Xavier') });
    const { token, userId } = await coordinator();
    const file = await exported(token, { sort: 'next' });
    expect(file).toMatchObject({ name: 'patients-2026-11-23.csv', rows: 2, complete: true });
    const [head, first, second] = linesOf(file);
    expect(head).toBe(
      'name,country,language,stage,bookings,journey,next_at,next_status,changed_at,paid_brl,remaining_brl',
    );
    expect(first).toMatch(/^"'=HYPERLINK/);
    expect(first).toMatch(/,300\.00,700\.00$/);
    expect(second).toMatch(/^Caio Xavier,US,es,been_here,1,,,.*,,$/);
    expect(file.content).not.toContain('+15550100');
    expect(file.content).not.toContain('@example');
    expect((await exported(token, { tab: 'been_here' })).rows).toBe(1);
    expect((await exported(token, { q: 'caio' })).rows).toBe(1);
    const { rows } = await world.house.run(
      sql`select actor_id, facts from audit_entries where action = 'bookings.patients_exported' order by position limit 1 offset
        (select count(*) - 3 from audit_entries where action = 'bookings.patients_exported')`,
    );
    expect(rows[0]).toEqual({ actor_id: userId, facts: { rows: 2 } });
  });

  it('refuses a filter that is none', async () => {
    const { token } = await coordinator();
    const refused = await world.send('POST', '/provider/patients/export', token, { clinic: OTHER_CLINIC });
    expect(refused.status).toBe(422);
  });
});
