import type {
  Discharge,
  DischargeContent,
  Journey,
  JourneyDocument,
  JourneyDocuments,
} from '@travesia/contracts/journeys';
import { DOCTOR } from '../../bookings/testing/open-bookings.ts';
import { openQuotesHouse } from './quotes-house.ts';

/** The tests' clinic with patients who are treated, and can be discharged; `also` names subscribers that follow events besides. */
export async function openDischargeHouse({ also = [] }: { also?: readonly string[] } = {}) {
  const world = await openQuotesHouse({ silent: true, also });
  const { call, staff } = world;
  const move = async (id: string, ...actions: string[]) => {
    for (const action of actions) {
      const { version } = await world.read(staff, id);
      const moved = await call('POST', staff, `/journeys/${id}/transitions`, { action, version });
      if (moved.status !== 200) throw new Error(`not moved: ${JSON.stringify(moved.body)}`);
    }
  };
  /** Both sides sign what the treatment can't begin without. */
  const sign = async ({ id, patientId }: { id: string; patientId: string }) => {
    const at = `/journeys/${id}/documents`;
    const { data } = (await call('GET', patientId, at)).body as unknown as JourneyDocuments;
    for (const { id: documentId, required } of data) {
      if (!required) continue;
      const one = (await call('GET', patientId, `${at}/${documentId}`)).body as unknown as JourneyDocument;
      const [text] = one.texts;
      const signature = { language: text?.language, sha256: text?.sha256, name: one.patient, read_seconds: 90 };
      const signed = await call('POST', patientId, `${at}/${documentId}/sign`, { version: one.version, ...signature });
      const { version } = signed.body as unknown as JourneyDocument;
      await call('POST', staff, `${at}/${documentId}/countersign`, { version, clinician_id: DOCTOR });
    }
  };
  /** A journey whose patient is in recovery. */
  const treated = async (change: object = {}) => {
    const one = await world.booked(change);
    await world.settle();
    await sign(one);
    await move(one.id, 'prepare', 'travel', 'treat', 'recover');
    return one;
  };
  const read = async (userId: string, id: string) =>
    (await call('GET', userId, `/journeys/${id}/discharge`)).body as unknown as Discharge;
  const save = (id: string, version: number, content: DischargeContent, by = staff) =>
    call('PUT', by, `/journeys/${id}/discharge`, { version, content });
  /** A draft with everything said; `change` differs. */
  const drafted = async (id: string, change: (content: DischargeContent) => void = () => {}): Promise<Discharge> => {
    const before = await read(staff, id);
    const content = before.draft?.content ?? before.begin;
    if (!content) throw new Error(`nothing to write: ${JSON.stringify(before)}`);
    for (const key of before.given) content.items[key] = { ...content.items[key], state: 'given', text: 'Said.' };
    for (const key of before.answered)
      content.items[key] = { state: 'not_applicable', text: '', reason: 'None', files: [] };
    for (const key of ['warning_signs', 'contact', 'follow_up'] as const)
      content.items[key] = { ...content.items[key], state: 'given', text: 'Fever above 38.5 °C' };
    content.items.implants = { state: 'given', text: '', reason: '', files: [] };
    content.implants = [{ name: 'Implant', maker: 'Maker', lot: 'AB-12', udi: '', site: 'Tooth 11' }];
    content.follow_up = [{ on: '2027-03-01', who: 'Dra. Prado', where: 'Video' }];
    content.contact = { name: 'Clinic', phone: '+55 11 5550-0100', hours: '24 h' };
    content.fit_to_fly = { from: '2027-01-20', conditions: '' };
    change(content);
    const saved = await save(id, before.draft?.version ?? 0, content);
    if (saved.status !== 200) throw new Error(`not saved: ${JSON.stringify(saved.body)}`);
    return saved.body as unknown as Discharge;
  };
  const deliver = (id: string, { draft }: Pick<Discharge, 'draft'>, clinicianId = DOCTOR, by = staff) =>
    call('POST', by, `/journeys/${id}/discharge/deliver`, { version: draft?.version ?? 1, clinician_id: clinicianId });
  const discharged = async (id: string, change?: (content: DischargeContent) => void): Promise<Discharge> => {
    const done = await deliver(id, await drafted(id, change));
    if (done.status !== 200) throw new Error(`not delivered: ${JSON.stringify(done.body)}`);
    await world.settle();
    return done.body as unknown as Discharge;
  };
  const statusOf = async (id: string): Promise<Journey['status']> => (await world.read(staff, id)).status;
  return {
    ...world,
    move,
    treated,
    discharge: read,
    saveDischarge: save,
    draftedPapers: drafted,
    deliver,
    discharged,
    statusOf,
  };
}

export type DischargeHouse = Awaited<ReturnType<typeof openDischargeHouse>>;
