import type { Localized } from '@travesia/contracts/kit';
import type { NewProposal } from '@travesia/contracts/messaging';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { journeys } from '../../journeys/journeys.tables.ts';
import { quotes } from '../../journeys/quotes/quotes.tables.ts';
import { stillWorks } from '../../providers/index.ts';
import { clinicians, providers } from '../../providers/providers.tables.ts';
import { serviceTypes } from '../../services/services.tables.ts';
import { conversationSides, messageProposals, messages } from '../messaging.tables.ts';

type ProposalRow = typeof messageProposals.$inferSelect;

/** A proposal that was found possible, without its message. */
export type CheckedProposal = Omit<typeof messageProposals.$inferInsert, 'messageId'> & { kind: NewProposal['kind'] };

/** A quote that was sent, with its treatment. */
export interface SentQuote {
  quote: typeof quotes.$inferSelect;
  treatment: string;
}

/** A proposal with the clinic that made it and what it names. */
export interface ProposalRecord {
  row: ProposalRow;
  conversationId: string;
  clinic: { id: string; slug: string; timeZone: string } | null;
  clinician: { title: string; name: string } | null;
  service: typeof serviceTypes.$inferSelect.name | null;
  quote: typeof quotes.$inferSelect | null;
  treatment: string | null;
}

export async function insertProposal(tx: Tx, row: typeof messageProposals.$inferInsert): Promise<void> {
  await tx.insert(messageProposals).values(row);
}

export async function deleteProposal(tx: Tx, messageId: string): Promise<void> {
  await tx.delete(messageProposals).where(eq(messageProposals.messageId, messageId));
}

/** What was sent with a message. */
export async function findProposal(db: Db | Tx, messageId: string): Promise<ProposalRecord | undefined> {
  const [record] = await db
    .select({
      row: messageProposals,
      conversationId: messages.conversationId,
      clinic: { id: providers.id, slug: providers.slug, timeZone: providers.timeZone },
      clinician: { title: clinicians.title, name: clinicians.name },
      service: serviceTypes.name,
      quote: quotes,
      treatment: journeys.treatment,
    })
    .from(messageProposals)
    .innerJoin(messages, eq(messages.id, messageProposals.messageId))
    .innerJoin(conversationSides, eq(conversationSides.id, messages.sideId))
    .leftJoin(providers, eq(providers.id, conversationSides.providerId))
    .leftJoin(clinicians, eq(clinicians.id, messageProposals.clinicianId))
    .leftJoin(serviceTypes, eq(serviceTypes.slug, messageProposals.serviceType))
    .leftJoin(quotes, eq(quotes.id, messageProposals.quoteId))
    .leftJoin(journeys, eq(journeys.id, quotes.journeyId))
    .where(eq(messageProposals.messageId, messageId));
  return record;
}

/** Quotes that a clinic sent a patient, newest first; all of them or one. */
export const listSentQuotes = (
  db: Db | Tx,
  { providerId, patientId, id }: { providerId: string; patientId: string; id?: string },
  limit: number,
): Promise<SentQuote[]> =>
  db
    .select({ quote: quotes, treatment: journeys.treatment })
    .from(quotes)
    .innerJoin(journeys, eq(journeys.id, quotes.journeyId))
    .where(
      and(
        eq(quotes.providerId, providerId),
        eq(quotes.patientId, patientId),
        ne(quotes.status, 'draft'),
        id === undefined ? undefined : eq(quotes.id, id),
      ),
    )
    .orderBy(desc(quotes.sentAt), desc(quotes.id))
    .limit(limit);

/** Whether someone is a clinician of a clinic who still works there. */
export async function isClinicianOf(db: Db | Tx, providerId: string, id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: clinicians.id })
    .from(clinicians)
    .where(and(eq(clinicians.providerId, providerId), eq(clinicians.id, id), stillWorks(sql`${clinicians.id}`)));
  return row !== undefined;
}

export interface ProposableRow extends Record<string, unknown> {
  visit: 'consultation' | 'online';
  service: string | null;
  serviceName: Localized | null;
  clinicianId: string;
  clinician: string;
  priceMinor: number | null;
  currency: string | null;
}

/** Visits of a clinic that a time can be proposed for: of its clinicians with a calendar, then of its services by video. */
export async function listVisits(db: Db | Tx, providerId: string): Promise<ProposableRow[]> {
  const { rows } = await db.execute<ProposableRow>(sql`
    with working as (
      select k.id, k.visits, c.id as clinician_id, btrim(c.title || ' ' || c.name) as clinician, c.position
      from calendars k join clinicians c on c.id = k.clinician_id
      where k.provider_id = ${providerId}::uuid and ${stillWorks(sql`c.id`)}),
    kinds as (
      select distinct v.visit, working.clinician_id, working.clinician, working.position
      from working join calendar_windows w on w.calendar_id = working.id
        cross join lateral (values ('consultation', w.mode <> 'online' and 'consultation' = any(working.visits)), ('online', w.mode <> 'in_person')) as v(visit, given)
      where v.given)
    select * from (
      select visit, null as service, null::jsonb as "serviceName", clinician_id as "clinicianId", clinician, null::float8 as "priceMinor", null as currency, position
      from kinds
      union all
      select 'online', t.slug, t.name, k.clinician_id, k.clinician, o.price_minor::float8, o.currency, k.position
      from service_offers o join service_types t on t.slug = o.service_type and t.mode = 'video'
        join kinds k on k.clinician_id = o.clinician_id and k.visit = 'online'
      where o.provider_id = ${providerId}::uuid and o.status = 'published') as visits
    order by visit, service nulls first, position, clinician`);
  return rows;
}
