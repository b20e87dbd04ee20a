import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { ofDemo } from '../../../platform/demo/demo-rows.repo.ts';
import type { FeedSubject } from './fed-events.ts';

/** Something that happened before there were events of it. */
export interface PastAct {
  /** The event that it would have been, with version. */
  event: string;
  subject: FeedSubject;
  id: string;
  at: Date;
}

/** What happened in the demo since a moment, from the times that its records have; oldest first. */
export async function findDemoHistory(tx: Tx, since: Date, now: Date): Promise<PastAct[]> {
  const { rows } = await tx.execute<{ event: string; subject: FeedSubject; id: string; at: string }>(sql`
    select event, subject, id, to_json(at)#>>'{}' as at from (
      select 'account.registered.v1' as event, 'user' as subject, id, created_at as at from users where ${ofDemo(sql`demo`)}
      union all select 'consultation_request.received.v1', 'consultation_request', id, created_at from consultation_requests where ${ofDemo(sql`demo`)}
      union all select 'contact_request.received.v1', 'contact_request', id, created_at from contact_requests where ${ofDemo(sql`demo`)}
      union all select 'directory_claim.submitted.v1', 'directory_claim', id, created_at from directory_claims where ${ofDemo(sql`demo`)}
      union all select 'booking.requested.v1', 'booking', id, created_at from bookings where ${ofDemo(sql`demo`)}
      union all select 'payment.succeeded.v1', 'booking', b.id, p.paid_at from payments p join bookings b on b.id = p.booking_id
        where ${ofDemo(sql`b.demo`)}
      union all select 'journey.asked.v1', 'journey', id, created_at from journeys where ${ofDemo(sql`demo`)}
      union all select 'quote.sent.v1', 'journey', j.id, q.sent_at from quotes q join journeys j on j.id = q.journey_id where ${ofDemo(sql`j.demo`)}
      union all select 'incident.opened.v1', 'incident', id, created_at from incidents where ${ofDemo(sql`demo`)}
      union all select 'claim.opened.v1', 'claim', id, created_at from claims where ${ofDemo(sql`demo`)}
      union all select 'message.sent.v1', 'conversation', c.id, m.created_at from messages m join conversations c on c.id = m.conversation_id
        where ${ofDemo(sql`c.demo`)}
    ) past where at > ${since.toISOString()}::timestamptz and at <= ${now.toISOString()}::timestamptz order by at, id limit 500`);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}
