import { createHash } from 'node:crypto';
import type { MedicalRecordDetail, MedicalRecords } from '@travesia/contracts/records';
import { dischargeCorrected } from '@travesia/contracts/journeys';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import type { Resource } from '../../../platform/fhir/elements.ts';
import { faultsOf } from '../../../platform/fhir/faults.ts';
import { CLINIC } from '../../contexts/testing/open-house.ts';
import { type DischargeHouse, openDischargeHouse } from '../../journeys/testing/discharge-house.ts';

let world: DischargeHouse;
beforeAll(async () => {
  world = await openDischargeHouse({ also: ['records.file_discharge', 'notifications.discharge_filed'] });
});
afterAll(() => world.close());

const vaultOf = async (patientId: string) =>
  ((await world.call('GET', patientId, '/medical-records')).body as unknown as MedicalRecords).data.toSorted(
    (one, other) => one.kind.localeCompare(other.kind) || one.title.length - other.title.length,
  );
const detailOf = async (patientId: string, id: string) =>
  (await world.call('GET', patientId, `/medical-records/${id}`)).body as unknown as MedicalRecordDetail;
const contentOf = async (patientId: string, id: string) => {
  const [file] = (await detailOf(patientId, id)).files_list;
  return (await world.call('GET', patientId, `/medical-records/${id}/files/${file?.id}`)).bytes;
};

describe('discharge papers', () => {
  it('are in the patient’s vault as the document and as a FHIR document, and the patient is told', async () => {
    const one = await world.treated();
    await world.discharged(one.id);
    await world.settle();
    const [fhir, pdf] = await vaultOf(one.patientId);
    const same = { scanned: false, source: { by: 'clinic' }, shares: [], files: 1, facts: { name_differs: false } };
    expect(pdf).toMatchObject({ ...same, kind: 'pdf', category: 'report' });
    expect(fhir).toMatchObject({ ...same, kind: 'fhir', category: 'summary', document_date: pdf?.document_date });
    const { rows: packs } = await world.house.run(
      sql`select sha256 from discharge_packs where journey_id = ${one.id}::uuid`,
    );
    const drawn = createHash('sha256').update(await contentOf(one.patientId, pdf?.id ?? ''));
    expect(packs).toEqual([{ sha256: drawn.digest('hex') }]);
    const bundle = JSON.parse((await contentOf(one.patientId, fhir?.id ?? '')).toString()) as Resource;
    expect(bundle).toMatchObject({ resourceType: 'Bundle', type: 'document' });
    expect(faultsOf(bundle)).toEqual([]);
    const read = await world.call('GET', one.patientId, `/medical-records/${fhir?.id}/document`);
    expect(read.status).toBe(200);
    const { rows } = await world.house.run(
      sql`select params from notifications where user_id = ${one.patientId}::uuid and kind = 'discharge_filed'`,
    );
    expect(rows).toMatchObject([{ params: { record_id: pdf?.id } }]);
    expect((await world.call('GET', world.staff, `/journeys/${one.id}/records`)).body).toMatchObject({
      data: [],
      ended: 0,
    });
  });

  it('are added once, however often the event comes, and leave no file behind', async () => {
    const one = await world.treated();
    const { delivered } = await world.discharged(one.id);
    await world.settle();
    const about = {
      journey_id: one.id,
      provider_id: CLINIC,
      pack_id: delivered?.id ?? '',
      trip: 1,
      at: new Date().toISOString(),
    };
    const count = async () =>
      (await world.house.run(sql`select count(*)::int as files from stored_files`)).rows[0]?.['files'];
    const before = await count();
    await unitOfWork(world.house.database, (tx) => appendEvent(tx, dischargeCorrected, about));
    await world.settle();
    expect(await vaultOf(one.patientId)).toHaveLength(2);
    expect(await count()).toBe(before);
  });

  it('that are corrected are added beside the old ones', async () => {
    const one = await world.treated();
    await world.discharged(one.id);
    await world.discharged(one.id, (content) => {
      content.contact.hours = '8 h';
    });
    await world.settle();
    const records = await vaultOf(one.patientId);
    expect(records.map(({ kind }) => kind)).toEqual(['fhir', 'fhir', 'pdf', 'pdf']);
    expect(records.map(({ title }) => title.includes('2'))).toEqual([false, true, false, true]);
  });

  it('are not added for somebody who deleted their account', async () => {
    const one = await world.treated();
    const draft = await world.draftedPapers(one.id);
    await world.house.run(sql`update users set status = 'erased' where id = ${one.patientId}::uuid`);
    await world.deliver(one.id, draft);
    await world.settle();
    const { rows } = await world.house.run(
      sql`select id from medical_records where patient_id = ${one.patientId}::uuid`,
    );
    expect(rows).toEqual([]);
  });
});
