import type { CheckIn, CheckIns, Incident } from '@travesia/contracts/aftercare';
import { journeyDischarged } from '@travesia/contracts/journeys';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import { runDueTimers } from '../../../platform/transition/run-timers.ts';
import { toldBy } from '../../bookings/testing/told-by.ts';
import { CLINIC } from '../../contexts/testing/open-house.ts';
import { journeyLifecycle } from '../../journeys/index.ts';
import { type JourneysHouse, openJourneysHouse } from '../../journeys/testing/journeys-house.ts';
import { aftercarePersonalData } from '../aftercare-personal-data.ts';
import { checkInLifecycle } from '../check-ins/check-in.lifecycle.ts';
import { incidentLifecycle } from '../incidents/incident.lifecycle.ts';

let house: JourneysHouse;
let told: ReturnType<typeof toldBy>;
beforeAll(async () => {
  house = await openJourneysHouse();
  told = toldBy({ house, mail: house.mail, settle: house.settle });
});
beforeEach(() => house.clear());
afterAll(() => house.close());

const HOUR = 60;
const DAY = 24 * HOUR;

const logger = {
  error: (found: unknown) => {
    throw new Error('a timer failed', { cause: found });
  },
};

async function later(minutes: number): Promise<void> {
  house.pass(minutes);
  await runDueTimers({ ...house, logger }, [checkInLifecycle, incidentLifecycle, journeyLifecycle]);
  await house.settle();
}

/** A patient in aftercare of a knee replacement, with people at the clinic, its organization and the team. */
async function scene() {
  const patient = await house.patient();
  const own = await house.answered(patient.token);
  const asked = await house.ask(patient.token, own);
  const [journey] = asked.body['data'] as { id: string }[];
  const id = journey?.id ?? '';
  const coordinator = await house.staff('coordinator');
  const manager = await house.member('manager');
  const admin = await house.person('admin');
  await house.run(
    sql`update journeys set status = 'aftercare', answer_due_at = null, remind_at = null where id = ${id}`,
  );
  await house.settle();
  return { patient, coordinator, manager, admin, id };
}

async function discharge(id: string, trip = 1): Promise<void> {
  const at = house.clock.now().toISOString();
  const payload = { journey_id: id, provider_id: CLINIC, pack_id: uuidv7(), trip, at };
  await unitOfWork(house.database, (tx) => appendEvent(tx, journeyDischarged, payload));
  await house.settle();
}

const call = (method: 'GET' | 'POST', userId: string, path: string, body?: object) =>
  house
    .signIn(userId)
    .then((token) => house.send(method, path, token, body, method === 'POST' ? { 'idempotency-key': uuidv7() } : {}));

const list = async (userId: string, id: string) =>
  (await call('GET', userId, `/journeys/${id}/check-ins`)).body as unknown as CheckIns;

const FINE = {
  breath: 'no',
  bleeding: 'none',
  pain: 2,
  fever: 'no',
  wound: ['fine'],
  leg: 'no',
  vomit: 'no',
  medicines: 'yes',
  mood: 'good',
};
const URGENT = { ...FINE, breath: 'yes', note: 'secret words' };

const begin = async (userId: string, id: string, answers: object = FINE) =>
  (await call('POST', userId, `/journeys/${id}/check-ins`, { answers })).body as unknown as CheckIn;

describe('the check-ins of a year', () => {
  it('are due on their days at nine where the clinic is, reminded after a day, missed after three, and end the journey', async () => {
    const { patient, id } = await scene();
    await discharge(id);
    const planned = await list(patient.userId, id);
    expect(planned.data.map(({ day }) => day)).toEqual([1, 3, 7, 14, 30, 90, 365]);
    for (const { due_at: at, status } of planned.data) {
      expect(status).toBe('planned');
      expect(new Date(at).toLocaleTimeString('en-GB', { timeZone: planned.data[0]?.time_zone ?? 'UTC' })).toBe(
        '09:00:00',
      );
    }
    for (let day = 0; day < 372; day += 1) await later(DAY);
    const { app } = await told.to(patient);
    const count = (kind: string) => app.filter((one) => one === kind).length;
    expect([count('check_in_due'), count('check_in_reminder')]).toEqual([7, 7]);
    const after = await list(patient.userId, id);
    expect(after.data.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 'missed'));
    expect((await house.run(sql`select status from journeys where id = ${id}`)).rows).toEqual([
      { status: 'completed' },
    ]);
  }, 240_000);

  it('of the first trip are dropped by the discharge of the second', async () => {
    const { patient, id } = await scene();
    await discharge(id);
    await discharge(id, 2);
    const { data } = await list(patient.userId, id);
    expect(data).toHaveLength(7);
    expect(data.every(({ trip }) => trip === 2)).toBe(true);
  });
});

describe('an urgent answer', () => {
  it('says whom to call, and tells the clinic on two channels and the organization, then goes up to the team, and is alarmed', async () => {
    const { patient, coordinator, manager, admin, id } = await scene();
    const answered = await begin(patient.userId, id, URGENT);
    expect(answered).toMatchObject({ status: 'answered', severity: 'urgent', findings: [] });
    expect(answered.help).toMatchObject({
      numbers: [{ country: 'BR', ambulance: '192' }],
      clinic: { name: 'Clínica Um' },
    });
    for (const who of [coordinator, manager])
      expect(await told.to(who)).toMatchObject({
        app: expect.arrayContaining(['desk_incident_opened']),
        mails: expect.arrayContaining(['desk_incident_opened']),
      });
    expect((await told.to(admin)).app).toEqual([]);
    await later(HOUR);
    for (const who of [coordinator, manager, admin])
      expect(await told.to(who)).toMatchObject({
        app: ['desk_incident_escalated'],
        mails: ['desk_incident_escalated'],
      });
    await later(HOUR);
    for (const who of [manager, admin]) {
      const { letters, ...rest } = await told.to(who);
      expect(rest).toMatchObject({ app: ['desk_incident_alarmed'], mails: ['desk_incident_alarmed'] });
      for (const { subject, text } of letters) expect(`${subject} ${text}`).not.toMatch(/knee|secret|breath|chest/i);
    }
    await later(DAY);
    expect((await told.to(admin)).app).toEqual([]);
  });

  it('is acknowledged and resolved by the clinic, which tells the patient; reopening starts the clock again', async () => {
    const { patient, coordinator, id } = await scene();
    const { help } = await begin(patient.userId, id, URGENT);
    const path = `/incidents/${help?.incident_id}`;
    const step = async (userId: string, body: object) => {
      const { version } = (await call('GET', userId, path)).body as unknown as Incident;
      return call('POST', userId, `${path}/transitions`, { version, ...body });
    };
    const seen = (await call('GET', coordinator.userId, path)).body as unknown as Incident;
    expect(seen.findings).toMatchObject([
      { question: 'breath', severity: 'urgent', source: { title: expect.any(String) } },
    ]);
    expect((await step(patient.userId, { action: 'acknowledge' })).body.code).toBe('aftercare.not_possible');
    expect((await step(coordinator.userId, { action: 'acknowledge' })).body).toMatchObject({ status: 'acknowledged' });
    expect((await step(coordinator.userId, { action: 'resolve' })).body.code).toBe('request.invalid');
    expect((await step(coordinator.userId, { action: 'resolve', note: 'We called you.' })).status).toBe(200);
    expect((await told.to(patient)).app).toEqual(['incident_resolved']);
    const again = (await step(patient.userId, { action: 'reopen' })).body;
    expect(again).toMatchObject({ status: 'open', acknowledged_at: null, resolved_at: null });
    await later(HOUR);
    expect((await call('GET', patient.userId, path)).body['status']).toBe('escalated');
  });
});

describe('what others read', () => {
  it('never is an answer or a note for those who do not treat, and never an internal note for a patient', async () => {
    const { patient, coordinator, manager, admin, id } = await scene();
    const checkIn = await begin(patient.userId, id, URGENT);
    const incidentId = String(checkIn.help?.incident_id);
    await call('POST', coordinator.userId, `/incidents/${incidentId}/notes`, { text: 'INTERNAL words', shared: false });
    await call('POST', coordinator.userId, `/incidents/${incidentId}/notes`, { text: 'SHARED words', shared: true });
    const { version } = (await call('GET', patient.userId, `/incidents/${incidentId}`)).body as unknown as Incident;
    const paths = [
      `/journeys/${id}/check-ins`,
      `/journeys/${id}/check-ins/${checkIn.id}`,
      `/journeys/${id}/incidents`,
      `/incidents/${incidentId}`,
    ];
    const everything = async (userId: string) => {
      const answers = [];
      for (const path of paths) answers.push((await call('GET', userId, path)).raw);
      return answers.join('\n');
    };
    const patients = [
      await everything(patient.userId),
      (await call('POST', patient.userId, `/incidents/${incidentId}/notes`, { text: 'Thank you', shared: false })).raw,
      (await call('POST', patient.userId, `/incidents/${incidentId}/transitions`, { version, action: 'reopen' })).raw,
      JSON.stringify(
        await aftercarePersonalData(house.accounts.secret).collect(house.database.db, {
          userId: patient.userId,
          addresses: [],
          onlySession: null,
        }),
      ),
    ].join('\n');
    expect(patients).not.toContain('INTERNAL');
    expect(patients).toContain('SHARED words');
    expect(await everything(coordinator.userId)).toMatch(/INTERNAL words[^]*SHARED words/);
    for (const { userId } of [manager, admin]) {
      const read = await everything(userId);
      expect(read).not.toMatch(/INTERNAL|SHARED|secret words|breath/);
      expect(read).toContain('urgent');
    }
    const reads = await house.run(
      sql`select action from audit_entries where subject_id = ${patient.userId} and action like '%.read'`,
    );
    expect(reads.rows.map(({ action }) => action)).toContain('check_ins.read');
    expect((await list(coordinator.userId, id)).data[0]?.read_at).not.toBeNull();
  });

  it('is nothing of a stranger', async () => {
    const { patient, id } = await scene();
    const checkIn = await begin(patient.userId, id, URGENT);
    const stranger = await house.patient('rosa');
    for (const path of [`/journeys/${id}/check-ins`, `/incidents/${checkIn.help?.incident_id}`])
      expect((await call('GET', stranger.userId, path)).status).toBe(404);
  });
});

describe('answers', () => {
  it('must answer what is asked, once', async () => {
    const { patient, id } = await scene();
    await discharge(id);
    await later(DAY + 3 * HOUR);
    const due = (await list(patient.userId, id)).data.find(({ status }) => status === 'due');
    const path = `/journeys/${id}/check-ins/${due?.id}/answers`;
    const body = { version: due?.version, answers: FINE };
    const { pain: _pain, ...missing } = FINE;
    expect((await call('POST', patient.userId, path, { ...body, answers: missing })).body.code).toBe(
      'aftercare.answers_invalid',
    );
    expect((await call('POST', patient.userId, path, body)).body).toMatchObject({ severity: 'fine', help: null });
    expect((await call('POST', patient.userId, path, body)).body.code).toBe('aftercare.not_possible');
    expect((await house.run(sql`select count(*)::int as n from incidents`)).rows).toEqual([{ n: 0 }]);
  });

  it('are gone once the patient deleted their account, and their notes too', async () => {
    const { patient, id } = await scene();
    await begin(patient.userId, id, URGENT);
    await call('POST', patient.userId, `/journeys/${id}/incidents`, { urgent: false, text: 'secret words' });
    const source = aftercarePersonalData(house.accounts.secret);
    await unitOfWork(house.database, (tx) =>
      source.erase(tx, { userId: patient.userId, addresses: [], onlySession: null }),
    );
    const { rows } = await house.run(sql`select (select count(*)::int from incident_notes) as notes,
      (select count(*)::int from check_ins where answers_sealed is not null) as answers, (select count(*)::int from incidents) as kept`);
    expect(rows).toEqual([{ notes: 0, answers: 0, kept: 2 }]);
  });
});
