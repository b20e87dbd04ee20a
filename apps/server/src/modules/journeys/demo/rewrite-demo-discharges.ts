import {
  type DischargeContent,
  dischargePackMachine,
  flyFrom,
  missingOf,
  plainPhone,
} from '@travesia/contracts/journeys';
import { parseDischargeRules } from '../../../../data/discharge/read-required.ts';
import type { PastEntry } from '../../../platform/audit/audit.repo.ts';
import { calendar } from '../../../platform/calendar.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { createSeal } from '../../../platform/secrets/seal.ts';
import { deriveKey } from '../../../platform/secrets/secret.ts';
import { rewriteDemoHistory } from '../../../platform/transition/rewrite-demo-history.ts';
import type { Reference } from '../../catalog/index.ts';
import { ruleFor, treatedOn as treatedOnOf } from '../discharge/discharge-rules.ts';
import { insertPack, writeMaterials } from '../discharge/discharge.repo.ts';
import { lotKeyOf } from '../discharge/lot-hash.ts';
import { packLifecycle } from '../discharge/pack.lifecycle.ts';
import { sealPack } from '../discharge/stored-pack.ts';
import { materialsOf } from '../discharge/used-materials.ts';
import { writePackDocument } from '../discharge/write-pack-document.ts';
import { rulesOf } from '../itinerary/read-rules.ts';
import type { JourneysDeps } from '../journeys-deps.ts';
import { CASE_KEY } from '../personal-data/journeys-personal-data.ts';
import { findAnyJourney, findClinicPhone, type JourneyRecord } from '../journeys.repo.ts';
import { type DemoJourney, hoursBefore, movesOf } from './demo-cases.ts';
import { demoSigner } from './demo-signer.ts';
import { dischargeOf } from './demo-discharge.ts';

interface Parts {
  secret: string;
  reference: Reference;
  idOf: (key: string) => string;
  now: Date;
}

/** A draft was begun so many hours ago. */
const DRAFT_HOURS = 5;
/** A number that belongs to nobody, where a clinic of the demo has none. */
const PHONE = '+50655500100';

/** Writes discharge papers of journeys of the demo: by the same functions as in life. Returns what the audit log says about them. */
export async function rewriteDemoDischarges(
  tx: Tx,
  parts: Parts,
  booked: readonly { journey: DemoJourney }[],
): Promise<PastEntry[]> {
  const entries: PastEntry[] = [];
  for (const { journey } of booked) if (journey.discharge) entries.push(...(await writeDischarge(tx, parts, journey)));
  return entries;
}

async function writeDischarge(
  tx: Tx,
  { secret, reference, idOf, now }: Parts,
  journey: DemoJourney,
): Promise<PastEntry[]> {
  const { id: journeyId, discharge, ownerId } = journey;
  const record = await findAnyJourney(tx, journeyId);
  if (!record || !discharge) return [];
  const { row, provider, asked } = record;
  const seal = createSeal(deriveKey(secret, CASE_KEY));
  const deps = { reference: () => Promise.resolve(reference), dischargeRules: parseDischargeRules() };
  const { language } = asked;
  const isDelivered = !discharge.lacks;
  const moved = movesOf(journey, { dueAt: now, now }).find(({ action }) => action === 'discharge');
  const at = moved?.at ?? hoursBefore(now, DRAFT_HOURS);
  const signer = await demoSigner(tx, record, calendar.dateAt(now, provider.timeZone));
  const treatedOn = await treatedOnOf(tx, record, 1);
  if (!signer || !treatedOn) throw new Error(`nobody can be discharged from ${provider.slug} in the demo`);
  const content = await contentOf(tx, deps, { record, discharge, clinician: signer.name, treatedOn, at });
  const id = idOf(`discharge/${journeyId}`);
  const papers = {
    record,
    content,
    files: new Map(),
    language,
    number: 1,
    isCorrection: false,
    treatedOn,
    clinician: signer,
    at,
  };
  const begunAt = hoursBefore(at, 2);
  const pack = await insertPack(tx, {
    id,
    journeyId,
    patientId: row.patientId,
    providerId: row.providerId,
    trip: 1,
    number: 1,
    status: isDelivered ? 'delivered' : dischargePackMachine.initial,
    language,
    contentSealed: sealPack(seal, id, { content, treatedOn: isDelivered ? treatedOn : null }),
    ...(isDelivered
      ? {
          ...(await writePackDocument(seal, reference, id, papers)),
          clinicianId: signer.id,
          clinicianName: signer.name,
          license: signer.license,
          deliveredAt: at,
        }
      : {}),
    createdAt: begunAt,
    updatedAt: at,
    version: isDelivered ? 2 : 1,
  });
  if (isDelivered) {
    let place = 0;
    const newId = () => idOf(`material/${journeyId}/${place++}`);
    await writeMaterials(tx, [], materialsOf({ seal, lotKey: lotKeyOf(secret), newId }, pack, content, treatedOn));
  }
  const by = { actor: { kind: 'person', userId: ownerId }, as: 'provider' } as const;
  const audit = {
    action: 'discharge.begun',
    target: { type: 'discharge_pack', id },
    subjectId: row.patientId,
    contextProviderId: row.providerId,
  } as const;
  const life = {
    begun: { ...by, at: begunAt, audit },
    moves: isDelivered ? [{ ...by, action: 'deliver' as const, at }] : [],
  };
  return rewriteDemoHistory(tx, packLifecycle, id, life, now);
}

interface Written {
  record: JourneyRecord;
  discharge: NonNullable<DemoJourney['discharge']>;
  clinician: string;
  treatedOn: string;
  at: Date;
}

/** What the papers say; a row of the table that lacks something else than it says is a mistake. */
async function contentOf(
  tx: Tx,
  deps: Pick<JourneysDeps, 'reference' | 'dischargeRules'>,
  { record, discharge, clinician, treatedOn, at }: Written,
): Promise<DischargeContent> {
  const { row, provider, asked } = record;
  const rules = await rulesOf(deps, record);
  const content = dischargeOf(discharge, {
    language: asked.language,
    clinic: provider.name,
    phone: plainPhone((await findClinicPhone(tx, row.providerId)) ?? PHONE),
    clinician,
    treatedOn,
    fliesFrom: flyFrom(calendar, { ...rules, treatmentOn: treatedOn }) ?? treatedOn,
    dischargedOn: calendar.dateAt(at, provider.timeZone),
  });
  const missing = missingOf(content, await ruleFor(deps, record)).map(({ key }) => key);
  if (missing.join() !== (discharge.lacks ?? []).join())
    throw new Error(`the demo's papers at ${provider.slug} lack ${missing.join(', ')}`);
  return content;
}
