import type { Disclosure, Disclosures } from '@travesia/contracts/records';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { textOfPdf } from '../../../platform/exports/testing/text-of-pdf.ts';
import { openRecordsHouse, type RecordsHouse } from '../testing/records-house.ts';

let house: RecordsHouse;
beforeAll(async () => {
  house = await openRecordsHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const REASON = 'Severe reaction to anesthesia, allergies unknown';

const report = async (token: string, query = '') =>
  (await house.send('GET', `/medical-records/disclosures${query}`, token)).body as unknown as Disclosures;
const save = (token: string, format: 'csv' | 'pdf', more = '') =>
  house.send('GET', `/medical-records/disclosures/export?format=${format}&language=en${more}`, token);
const linesOf = (csv: Buffer) => csv.toString().replace('\uFEFF', '').trimEnd().split('\r\n');
const keyed = () => ({ 'idempotency-key': uuidv7() });
/** What a line says, without when and of which entry. */
const said = ({ id: _id, day: _day, ...line }: Disclosure) => line;

/** A patient in treatment who shares a record with the clinic. */
async function sharing(title = 'Resonancia.pdf') {
  const patient = await house.asking();
  const record = await house.added(patient.token, title);
  await house.share(patient.token, record.id, patient.journeyId);
  await house.run(
    sql`update journeys set status = 'in_treatment', answer_due_at = null, remind_at = null where id = ${patient.journeyId}`,
  );
  const { rows } = await house.run(sql`select reference from journeys where id = ${patient.journeyId}`);
  return { ...patient, record, reference: String(rows[0]?.['reference']) };
}
const read = (token: string, journeyId: string, recordId = '') =>
  house.send('GET', `/journeys/${journeyId}/records${recordId && `/${recordId}`}`, token);
const link = async (token: string, recordId: string, name = 'Dr. Miller') => {
  const body = { name, record_ids: [recordId], days: 14, consent: true };
  const made = await house.send('POST', '/medical-records/links', token, body, keyed());
  return made.body as unknown as { link: { id: string }; token: string };
};

describe('the report of disclosures', () => {
  it('has a line for each day, record, recipient and kind of what others did or were given', async () => {
    const { token, journeyId, record, reference } = await sharing();
    const own = await house.added(token, 'own.pdf');
    // What patients read themselves is none.
    await house.detail(token, record.id);
    const doctor = await house.staff('clinician');
    await read(doctor.token, journeyId);
    for (let time = 0; time < 3; time += 1) await read(doctor.token, journeyId, record.id);
    await house.send(
      'POST',
      `/provider/journeys/${journeyId}/emergency-access`,
      doctor.token,
      { reason: REASON },
      keyed(),
    );
    await read(doctor.token, journeyId, own.id);
    const made = await link(token, record.id);
    await house.send('GET', `/record-links/${made.token}`);
    await house.send('GET', `/record-links/${made.token}/records/${record.id}`);
    await house.send('DELETE', `/medical-records/links/${made.link.id}`, token);

    const clinic = { by: 'clinic', clinic: 'Clínica Um', reader: null, journey: reference };
    const staff = { ...clinic, clinician: 'clinician Quiroga', times: 1 };
    const byLink = {
      by: 'link',
      clinic: null,
      clinician: null,
      reader: 'Dr. Miller',
      journey: null,
      reason: null,
      times: 1,
    };
    const shown = { id: record.id, title: 'Resonancia' };
    const found = await report(token);
    expect(found).toMatchObject({ total: 9, from: '2025-11-22', to: '2026-11-22' });
    expect(found.data.map(said)).toEqual([
      { ...byLink, kind: 'share_ended', record: null },
      { ...byLink, kind: 'opened', record: shown },
      { ...byLink, kind: 'link_opened', record: null },
      { ...byLink, kind: 'shared', record: shown },
      { ...staff, kind: 'opened', record: { id: own.id, title: 'own' }, reason: REASON },
      { ...staff, kind: 'emergency_opened', record: null, reason: REASON },
      { ...staff, kind: 'opened', record: shown, reason: null, times: 3 },
      { ...staff, kind: 'listed', record: null, reason: null },
      { ...clinic, clinician: null, kind: 'shared', record: shown, reason: null, times: 1 },
    ]);
    expect(await report(token, '?limit=2&page=2')).toMatchObject({
      data: [{ kind: 'link_opened' }, { kind: 'shared' }],
      total_pages: 5,
    });
  });

  it('names companions as the patient does', async () => {
    const { token, record, reference, journeyId } = await sharing();
    const body = { name: 'My sister', rights: ['itinerary', 'records'], days: 30 };
    const made = await house.send('POST', `/journeys/${journeyId}/companions`, token, body, keyed());
    const trip = `/trips/${String(made.body['token'])}/records`;
    for (const path of [trip, `${trip}/${record.id}`]) expect((await house.send('GET', path)).status).toBe(200);
    const sister = { by: 'companion', reader: 'My sister', clinic: null, journey: reference, times: 1 };
    expect((await report(token)).data).toMatchObject([
      { ...sister, kind: 'opened', record: { id: record.id } },
      { ...sister, kind: 'listed', record: null },
      { ...sister, kind: 'right_given', record: null },
      { kind: 'shared' },
    ]);
    expect((await save(token, 'csv')).bytes.toString()).toContain(`My sister,A companion · Journey ${reference},1`);
  });

  it('says when a companion was given the right to records and when it ended, and nothing of other rights', async () => {
    const { token, reference, journeyId } = await sharing();
    const at = `/journeys/${journeyId}/companions`;
    const add = async (name: string, rights: string[]) =>
      (await house.send('POST', at, token, { name, rights, days: 30 }, keyed())).body as unknown as {
        companion: { id: string; version: number };
      };
    const { companion } = await add('My sister', ['itinerary']);
    const change = async (version: number, rights: string[]) =>
      (await house.send('PATCH', `${at}/${companion.id}`, token, { version, rights })).body as unknown as {
        version: number;
      };
    expect((await report(token)).data).toMatchObject([{ kind: 'shared' }]);
    const given = await change(companion.version, ['itinerary', 'records']);
    const called = await change(given.version, ['records']);
    const taken = await change(called.version, ['itinerary']);
    const revoke = (id: string, version: number) =>
      house.send('POST', `${at}/${id}/revoke`, token, { version }, keyed());
    expect((await revoke(companion.id, taken.version)).status).toBe(200);
    const { companion: other } = await add('My brother', ['records']);
    expect((await revoke(other.id, other.version)).status).toBe(200);
    const sister = { by: 'companion', reader: 'My sister', record: null, journey: reference, times: 1 };
    expect((await report(token)).data).toMatchObject([
      { ...sister, reader: 'My brother', kind: 'right_ended' },
      { ...sister, reader: 'My brother', kind: 'right_given' },
      { ...sister, kind: 'right_ended' },
      { ...sister, kind: 'right_given' },
      { kind: 'shared' },
    ]);
    expect((await save(token, 'csv')).bytes.toString()).toContain(
      `Right to read shared records ended,,My sister,A companion · Journey ${reference},1`,
    );
  });

  it('says that a record was erased, and counts another day for itself', async () => {
    const { userId, journeyId, record } = await sharing();
    const doctor = await house.staff('clinician');
    await read(doctor.token, journeyId, record.id);
    house.pass(24 * 60);
    await read(await house.signIn(doctor.userId), journeyId, record.id);
    const later = await house.signIn(userId);
    await house.send('DELETE', `/medical-records/${record.id}`, later);
    const { data } = await report(later);
    expect(data.map(({ day, kind, record: of }) => [day, kind, of?.id, of?.title])).toEqual([
      ['2026-11-23', 'share_ended', record.id, null],
      ['2026-11-23', 'opened', record.id, null],
      ['2026-11-22', 'opened', record.id, null],
      ['2026-11-22', 'shared', record.id, null],
    ]);
    expect((await save(later, 'csv')).bytes.toString()).toContain('a record you deleted');
    expect((await report(later, '?from=2026-11-23&to=2026-11-23')).total).toBe(2);
    expect((await report(later, '?to=2026-11-21')).total).toBe(0);
  });

  it('goes back six years and no further, and its days are in order', async () => {
    const { token } = await house.patient();
    for (const [query, path] of [
      ['?from=2020-11-21', 'query.from'],
      ['?from=2026-11-02&to=2026-11-01', 'query.to'],
      ['?from=2026-02-30', 'query.from'],
    ] as const) {
      const refused = await house.send('GET', `/medical-records/disclosures${query}`, token);
      expect(refused).toMatchObject({ status: 422, body: { code: 'request.invalid', fields: [{ path }] } });
      const unsaved = await save(token, 'csv', query.replace('?', '&'));
      expect(unsaved).toMatchObject({ status: 422, body: { fields: [{ path }] } });
    }
    expect(await report(token, '?from=2020-11-22')).toMatchObject({ total: 0, from: '2020-11-22' });
    expect(await report(token, '?to=2021-03-01')).toMatchObject({ from: '2020-11-22', to: '2021-03-01' });
  });

  it('is of one patient alone', async () => {
    await sharing();
    const stranger = await house.patient('luz');
    expect((await report(stranger.token)).total).toBe(0);
    expect(linesOf((await save(stranger.token, 'csv')).bytes)).toHaveLength(1);
    expect(textOfPdf((await save(stranger.token, 'pdf')).bytes)).toContain('Nothing was given to others');
    expect((await house.send('GET', '/medical-records/disclosures')).status).toBe(401);
  });

  it('can be downloaded as a table without formulas, and each report is logged', async () => {
    const { token, userId, record, reference } = await sharing('=HYPERLINK(1).pdf');
    await link(token, record.id, '@SUM(1+1)');
    const csv = await save(token, 'csv');
    expect(String(csv.headers['content-disposition'])).toContain('disclosures-2025-11-22-2026-11-22.csv');
    expect(linesOf(csv.bytes)).toEqual([
      'Day (UTC),What was done,Record,Recipient,Why,Times',
      "2026-11-22,Shared,'=HYPERLINK(1),'@SUM(1+1),Link you made,1",
      `2026-11-22,Shared,'=HYPERLINK(1),Clínica Um,Journey ${reference},1`,
    ]);
    expect((await house.logged(userId)).filter((action) => action === 'records.disclosures_exported')).toHaveLength(1);
    const pdf = await save(token, 'pdf');
    const text = textOfPdf(pdf.bytes);
    for (const part of [
      'Report of disclosures',
      '2026-11-22',
      'Shared: =HYPERLINK(1)',
      `Clínica Um · Journey ${reference}`,
    ])
      expect(text).toContain(part);
    expect((await house.logged(userId)).filter((action) => action === 'records.disclosures_exported')).toHaveLength(2);
    expect((await report(token)).total).toBe(2);
  });

  it('writes every line of a long log', async () => {
    const { token, userId } = await house.patient();
    await house.run(sql`insert into audit_entries (id, at, action, actor_kind, subject_id, target_type, target_id)
      select gen_random_uuid(), ${house.clock.now().toISOString()}::timestamptz - n * interval '1 minute', 'records.opened', 'anonymous',
        ${userId}, 'medical_record', gen_random_uuid() from generate_series(1, 2300) n`);
    const lines = linesOf((await save(token, 'csv')).bytes);
    expect([lines.length, new Set(lines).size > 1]).toEqual([2301, true]);
    expect(textOfPdf((await save(token, 'pdf')).bytes)).toContain('300 earlier lines are not printed');
  });
});
