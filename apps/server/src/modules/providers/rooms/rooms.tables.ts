import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, textList, version } from '../../../platform/db/columns.ts';
import { providers } from '../providers.tables.ts';

/** Rooms and beds of a clinic that calendars can reserve. */
export const rooms = pgTable(
  'rooms',
  {
    id: id(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id),
    name: text('name').notNull(),
    kind: text('kind', {
      enum: ['consultation_room', 'operating_room', 'procedure_room', 'recovery_bed'],
    }).notNull(),
    /** How many patients it takes at the same time, such as the beds of a ward. */
    capacity: smallint('capacity').notNull().default(1),
    /** Treatments it is equipped for; empty means all that the clinic offers. */
    treatmentSlugs: textList('treatment_slugs'),
    active: boolean('active').notNull().default(true),
    position: smallint('position').notNull().default(0),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    index('rooms_provider').on(t.providerId, t.position),
    check('rooms_name', sql`length(btrim(${t.name})) between 1 and 80`),
    check('rooms_capacity', sql`${t.capacity} between 1 and 200`),
    check('rooms_kind', sql`${t.kind} in ('consultation_room', 'operating_room', 'procedure_room', 'recovery_bed')`),
  ],
);
