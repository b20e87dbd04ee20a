import { dischargePackMachine, type DischargePackStatus, TRACED_KINDS } from '@travesia/contracts/journeys';
import { LOCALES } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, smallint, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted, version } from '../../../platform/db/columns.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { clinicians, providers } from '../../providers/providers.tables.ts';
import { journeys } from '../journeys.tables.ts';

const STATUSES = Object.keys(dischargePackMachine.states) as DischargePackStatus[];

/** What patients take home from a treatment. Everything it says is about health, so it is encrypted. */
export const dischargePacks = pgTable(
  'discharge_packs',
  {
    id: id(),
    journeyId: uuid('journey_id')
      .notNull()
      .references(() => journeys.id),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => users.id),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id),
    trip: smallint('trip').notNull(),
    /** Version within the journey, from 1. */
    number: integer('number').notNull(),
    status: text('status', { enum: STATUSES as [DischargePackStatus, ...DischargePackStatus[]] }).notNull(),
    /** The language it is written in: the patient's. */
    language: text('language', { enum: LOCALES }).notNull(),
    /** Null once the patient deleted their account. */
    contentSealed: text('content_sealed'),
    /** The document as it was delivered, base64, encrypted; null before, and once the patient deleted their account. */
    documentSealed: text('document_sealed'),
    sha256: text('sha256'),
    /** Who signed; name and license as they were that day. */
    clinicianId: uuid('clinician_id').references(() => clinicians.id),
    clinicianName: text('clinician_name'),
    license: text('license'),
    deliveredAt: instant('delivered_at'),
    /** When the patient first opened it. */
    openedAt: instant('opened_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
    version: version(),
  },
  (t) => [
    unique('discharge_packs_number').on(t.journeyId, t.number),
    uniqueIndex('discharge_packs_one_draft')
      .on(t.journeyId)
      .where(sql`${t.status} = 'draft'`),
    uniqueIndex('discharge_packs_one_delivered')
      .on(t.journeyId, t.trip)
      .where(sql`${t.status} = 'delivered'`),
    index('discharge_packs_patient').on(t.patientId),
    index('discharge_packs_provider').on(t.providerId),
    index('discharge_packs_clinician').on(t.clinicianId),
    check('discharge_packs_state', sql`${t.status} in (${sql.raw(quoted(STATUSES))})`),
    check('discharge_packs_language', sql`${t.language} in (${sql.raw(quoted(LOCALES))})`),
    check('discharge_packs_trip', sql`${t.trip} between 1 and 2 and ${t.number} > 0`),
    check(
      'discharge_packs_delivered',
      sql`${t.status} = 'draft' or num_nonnulls(${t.sha256}, ${t.clinicianId}, ${t.clinicianName}, ${t.license}, ${t.deliveredAt}) = 5`,
    ),
  ],
);

/**
 * Devices and medicines that were used on patients, so that a recall finds them. Only a keyed hash of the lot can be searched; what it was is
 * encrypted. Rows stay when a patient deletes their account: clinics must account for implants.
 */
export const usedMaterials = pgTable(
  'used_materials',
  {
    id: id(),
    journeyId: uuid('journey_id')
      .notNull()
      .references(() => journeys.id),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id),
    packId: uuid('pack_id')
      .notNull()
      .references(() => dischargePacks.id),
    kind: text('kind', { enum: TRACED_KINDS }).notNull(),
    /** HMAC of kind and lot, without spaces and punctuation, in capitals. */
    lotHash: text('lot_hash').notNull(),
    /** Name, maker, lot and identifier, encrypted. */
    detailSealed: text('detail_sealed').notNull(),
    usedOn: date('used_on', { mode: 'string' }).notNull(),
  },
  (t) => [
    index('used_materials_lot').on(t.lotHash),
    index('used_materials_journey').on(t.journeyId),
    index('used_materials_provider').on(t.providerId, t.usedOn),
    index('used_materials_pack').on(t.packId),
    check('used_materials_kind', sql`${t.kind} in (${sql.raw(quoted(TRACED_KINDS))})`),
  ],
);
