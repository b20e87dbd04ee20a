import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLINIC, OTHER_CLINIC } from '../../contexts/testing/open-house.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { forgetReasonsOf } from '../emergencies/emergencies.repo.ts';
import { openRecordsHouse, PDF, type RecordsHouse } from '../testing/records-house.ts';

let house: RecordsHouse;
beforeAll(async () => {
  house = await openRecordsHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const REASON = 'Severe reaction to anesthesia, allergies unknown';

/** A patient in treatment with a record that is shared with the clinic, and one that is not. */
async function inTreatment() {
  const patient = await house.asking();
  const shared = await house.added(patient.token, 'shared.pdf');
  await house.share(patient.token, shared.id, patient.journeyId);
  const own = await house.added(patient.token, 'own.pdf');
  await house.run(
    sql`update journeys set status = 'in_treatment', answer_due_at = null, remind_at = null where id = ${patient.journeyId}`,
  );
  return { ...patient, shared, own };
}
let keys = 0;
const open = (token: string, journeyId: string, body: object = { reason: REASON }) => {
  keys += 1;
  return house.send('POST', `/provider/journeys/${journeyId}/emergency-access`, token, body, {
    'idempotency-key': `emergency-key-${String(keys).padStart(8, '0')}`,
  });
};
const read = (token: string, journeyId: string, recordId = '') =>
  house.send('GET', `/journeys/${journeyId}/records${recordId && `/${recordId}`}`, token);
const log = async (token: string) =>
  (
    (await house.send('GET', '/medical-records/access-log?by=others', token)).body as unknown as {
      data: { action: string }[];
    }
  ).data;

describe('an emergency', () => {
  it.each([
    [{}],
    [{ reason: '' }],
    [{ reason: 'too short' }],
    [{ reason: ' '.repeat(30) }],
    [{ reason: 'x'.repeat(501) }],
  ])('needs a reason in words: %o is refused at its field, and opens nothing', async (body) => {
    const { journeyId, own } = await inTreatment();
    const { token } = await house.staff('clinician');
    const refused = await open(token, journeyId, body);
    expect(refused).toMatchObject({ status: 422, body: { code: 'request.invalid' } });
    expect(JSON.stringify(refused.body)).toContain('reason');
    expect((await read(token, journeyId, own.id)).status).toBe(404);
  });

  it('opens the whole vault for care staff who may sign, for an hour, and the patient reads who and why', async () => {
    const { token, journeyId, shared, own, userId } = await inTreatment();
    const doctor = await house.staff('clinician');
    expect((await read(doctor.token, journeyId)).body).toMatchObject({
      data: [{ id: shared.id }],
      emergency: null,
      can_open_emergency: true,
    });
    expect(await open(doctor.token, journeyId)).toMatchObject({
      status: 201,
      body: { side: 'staff', whole_vault: true, reason: REASON, status: 'active', actions: ['end'] },
    });
    expect((await read(doctor.token, journeyId)).body).toMatchObject({
      data: [{ id: own.id, note: null, actions: [] }, { id: shared.id }],
      emergency: { whole_vault: true },
      can_open_emergency: false,
    });
    const opened = await read(doctor.token, journeyId, own.id);
    const [file] = (opened.body as unknown as { files_list: { id: string }[] }).files_list;
    const bytes = await house.send('GET', `/journeys/${journeyId}/records/${own.id}/files/${file?.id}`, doctor.token);
    expect(bytes.bytes.equals(PDF)).toBe(true);
    // Who reads by a share anyway reads by it.
    await read(doctor.token, journeyId, shared.id);
    const lines = (await log(token)).filter(({ action }) => action !== 'records.added');
    expect(lines).toMatchObject([
      { action: 'records.opened', by: 'clinic', reason: null, record: { id: shared.id } },
      {
        action: 'records.file_read',
        by: 'clinic',
        clinic: 'Clínica Um',
        clinician: 'clinician Quiroga',
        reason: REASON,
      },
      { action: 'records.opened', by: 'clinic', reason: REASON, record: { id: own.id } },
      { action: 'records.listed', reason: REASON },
      {
        action: 'records.emergency_opened',
        by: 'clinic',
        clinician: 'clinician Quiroga',
        reason: REASON,
        record: null,
      },
      { action: 'records.listed', reason: null },
    ]);
    expect(await house.logged(userId)).toContain('records.emergency_opened');
    // It is of the one who gave the reason.
    const second = await house.staff('clinician');
    expect((await read(second.token, journeyId, own.id)).body.code).toBe('records.not_found');

    house.pass(61);
    const later = await house.signIn(doctor.userId);
    expect(await read(later, journeyId, own.id)).toMatchObject({
      status: 410,
      body: { code: 'records.emergency_ended' },
    });
    expect((await read(later, journeyId)).body).toMatchObject({ data: [{ id: shared.id }], emergency: null });
    // The next hour needs its own reason.
    expect((await open(later, journeyId, {})).status).toBe(422);
    expect((await open(later, journeyId)).status).toBe(201);
  });

  it('is told to the patient at once, without the reason, and ended by them', async () => {
    const { token, userId, journeyId, own } = await inTreatment();
    const doctor = await house.staff('owner');
    await open(doctor.token, journeyId);
    expect((await open(doctor.token, journeyId)).body.code).toBe('records.emergency_not_possible');
    await house.settle();
    const { rows } = await house.run(
      sql`select kind, params from notifications where user_id = ${userId} and kind = 'records_emergency_opened'`,
    );
    expect(rows).toMatchObject([{ params: { clinic: 'Clínica Um' } }]);
    expect(JSON.stringify(rows)).not.toContain('anesthesia');
    const { rows: mails } = await house.run(sql`select * from mail_outbox where template = 'records.emergency_opened'`);
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toContain('anesthesia');
    const list = (await house.send('GET', '/medical-records/emergencies', token)).body as unknown as {
      data: { id: string }[];
    };
    expect(list.data).toMatchObject([{ reason: REASON, who: 'owner Quiroga', clinic: 'Clínica Um' }]);
    const place = `/medical-records/emergencies/${list.data[0]?.id}`;
    const stranger = await house.patient('luz');
    expect((await house.send('DELETE', place, stranger.token)).body.code).toBe('records.emergency_not_found');
    expect((await house.send('DELETE', place, token)).body).toMatchObject({ status: 'ended', actions: [] });
    expect((await read(doctor.token, journeyId, own.id)).status).toBe(410);
    expect((await house.send('DELETE', place, token)).body.code).toBe('records.emergency_not_possible');
    expect((await house.send('GET', '/medical-records/emergencies', token)).body).toEqual({ data: [] });
  });

  it('is ended by whoever opened it, and no more than once', async () => {
    const { journeyId, own } = await inTreatment();
    const doctor = await house.staff('manager');
    const end = () => house.send('DELETE', `/provider/journeys/${journeyId}/emergency-access`, doctor.token);
    expect((await end()).body.code).toBe('records.emergency_not_found');
    await open(doctor.token, journeyId);
    expect((await end()).body).toMatchObject({ status: 'ended' });
    expect((await read(doctor.token, journeyId, own.id)).status).toBe(410);
    expect((await end()).body.code).toBe('records.emergency_not_possible');
  });

  it('is refused to staff who don’t sign, before and after the treatment, and to other clinics', async () => {
    const { journeyId } = await inTreatment();
    const coordinator = await house.staff('coordinator');
    expect((await open(coordinator.token, journeyId)).body.code).toBe('records.emergency_not_possible');
    expect((await open((await house.staff('billing')).token, journeyId)).status).toBe(403);
    const stranger = await house.staff('owner', OTHER_CLINIC);
    expect((await open(stranger.token, journeyId)).body.code).toBe('journeys.not_found');
    const doctor = await house.staff('clinician');
    for (const status of ['inquiry', 'accepted', 'completed', 'cancelled']) {
      await house.run(
        sql`update journeys set status = ${status}, answer_due_at = case when ${status} = 'inquiry' then now() end where id = ${journeyId}`,
      );
      expect((await open(doctor.token, journeyId)).body.code, status).toBe('records.emergency_not_possible');
    }
  });

  it('stops reading as soon as the journey runs no more', async () => {
    const { journeyId, own } = await inTreatment();
    const doctor = await house.staff('clinician');
    await open(doctor.token, journeyId);
    expect((await read(doctor.token, journeyId, own.id)).status).toBe(200);
    await house.run(sql`update journeys set status = 'completed' where id = ${journeyId}`);
    expect((await read(doctor.token, journeyId, own.id)).status).toBe(410);
  });

  it.each(['admin', 'organization'] as const)(
    'lets one of an %s who acts for the clinic read what is shared with it, and nothing else',
    async (role) => {
      const { token, journeyId, shared, own } = await inTreatment();
      const who = role === 'admin' ? await house.person('admin') : await house.member('owner');
      expect((await open(who.token, journeyId)).status).toBe(403);
      const by = role === 'admin' ? 'admin' : 'organizations';
      // The reason of the emergency is the only one: it is typed for it, and the patient reads it.
      const entered = await house.send('POST', `/${by}/providers/${CLINIC}/access`, who.token, {});
      expect(entered.status).toBe(200);
      expect((await read(who.token, journeyId)).body).toMatchObject({ data: [], can_open_emergency: true });
      expect((await read(who.token, journeyId, shared.id)).status).toBe(404);
      expect((await open(who.token, journeyId)).body).toMatchObject({ side: role, whole_vault: false, who: null });
      expect((await read(who.token, journeyId)).body).toMatchObject({ data: [{ id: shared.id }] });
      expect((await read(who.token, journeyId, shared.id)).status).toBe(200);
      expect((await read(who.token, journeyId, own.id)).body.code).toBe('records.not_found');
      const by_ = role === 'admin' ? 'travesia' : 'organization';
      expect((await log(token))[0]).toMatchObject({
        action: 'records.opened',
        by: by_,
        clinician: null,
        reason: REASON,
      });
      const end = () => house.send('DELETE', `/provider/journeys/${journeyId}/emergency-access`, who.token);
      expect((await end()).body).toMatchObject({ status: 'ended' });
      expect(await read(who.token, journeyId, shared.id)).toMatchObject({
        status: 410,
        body: { code: 'records.emergency_ended' },
      });
      // Without the context it opens nothing.
      expect((await open(who.token, journeyId)).status).toBe(201);
      await house.send('DELETE', `/${role === 'admin' ? 'admin' : 'organizations'}/context`, who.token);
      expect((await read(who.token, journeyId, shared.id)).status).toBe(410);
    },
  );

  it('keeps its reason encrypted, and none once the patient’s account was deleted', async () => {
    const { token, journeyId, userId } = await inTreatment();
    const doctor = await house.staff('clinician');
    await open(doctor.token, journeyId);
    const kept = async () =>
      (await house.run(sql`select reason_sealed from record_emergencies where patient_id = ${userId}`)).rows;
    expect(String((await kept())[0]?.['reason_sealed'])).toMatch(/^(?!.*anesthesia).{40,}/);
    await unitOfWork(house.database, (tx) => forgetReasonsOf(tx, userId));
    expect(await kept()).toEqual([{ reason_sealed: null }]);
    expect((await log(token))[0]).toMatchObject({ action: 'records.emergency_opened', reason: null });
  });
});
