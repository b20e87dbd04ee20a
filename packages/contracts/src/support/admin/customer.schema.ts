import { z } from 'zod';
import { AccountStatus, SignInHurdle, Workplace } from '../../accounts/index.ts';
import { UserRole } from '../../access/index.ts';
import { Id, Instant, Locale } from '../../kit/index.ts';
import { LeadSummary } from '../../leads/index.ts';
import { TicketSummary } from '../own/tickets.schema.ts';

const total = (what: string) =>
  z
    .int()
    .min(0)
    .meta({ description: `Number of ${what}.` });

export const TicketCustomer = z
  .object({
    id: Id.meta({ description: 'Their account.' }),
    name: z.string().meta({ description: 'First and last name.' }),
    email: z.string().meta({ description: 'Email address.' }),
    email_verified: z.boolean().meta({ description: 'Whether the email address is confirmed.' }),
    role: UserRole,
    status: AccountStatus,
    language: Locale.meta({ description: 'Language of the account.' }),
    country: z.string().nullable().meta({ description: 'Country of residence, if given.' }),
    place: z
      .string()
      .nullable()
      .meta({ description: 'City of the time zone of their last device; null if unknown or the account is shared.' }),
    time_zone: z.string().nullable().meta({ description: 'That time zone, IANA name.' }),
    demo: z.boolean().meta({ description: 'A fictional demo user.' }),
    works_for: Workplace.nullable().meta({ description: 'The clinic or organization they work for.' }),
    created_at: Instant.meta({ description: 'When the account was created.' }),
    last_seen_at: Instant.nullable().meta({ description: 'When one of their devices was last active.' }),
    sign_in_hurdles: z
      .array(SignInHurdle)
      .meta({ description: 'Why they can’t sign in, or may not be able to; the blocking ones first.' }),
    tickets: z
      .array(TicketSummary)
      .meta({ description: 'Their other tickets, most recent activity first, at most 5.' }),
    tickets_total: total('their other tickets'),
    requests: z.array(LeadSummary).meta({
      description:
        'Requests and messages sent from their confirmed address, as far as the team works on them, newest first, at most 5.',
    }),
    requests_total: total('those requests and messages'),
  })
  .meta({ id: 'TicketCustomer', description: 'Who is asking, as far as the team may know; no health data.' });
export type TicketCustomer = z.infer<typeof TicketCustomer>;
