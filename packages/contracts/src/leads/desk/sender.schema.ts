import { z } from 'zod';
import { UserRole } from '../../access/index.ts';
import { AccountStatus, Workplace } from '../../accounts/index.ts';
import { Id, Instant, Locale } from '../../kit/index.ts';
import { LeadSummary } from './desk.schema.ts';

const SenderAccount = z
  .object({
    id: Id,
    name: z.string().meta({ description: 'First and last name of the account.' }),
    role: UserRole,
    status: AccountStatus,
    language: Locale.meta({ description: 'Language of the account.' }),
    works_for: Workplace.nullable().meta({ description: 'The clinic or organization they work for.' }),
    created_at: Instant.meta({ description: 'When the account was created.' }),
    last_seen_at: Instant.nullable().meta({ description: 'When one of their devices was last active.' }),
  })
  .meta({ id: 'LeadSenderAccount', description: 'The account that confirmed the address of a request.' });

export const LeadSender = z
  .object({
    name: z.string().meta({ description: 'Name in the request.' }),
    email: z.string().meta({ description: 'Email address in the request.' }),
    account: SenderAccount.nullable().meta({
      description: 'The account that confirmed this address, for the team of Travesía only; null for everyone else.',
    }),
    requests: z.array(LeadSummary).meta({
      description: 'What else the reader’s desk received from this address, newest first, at most 5.',
    }),
    requests_total: z.int().min(0).meta({ description: 'Number of those.' }),
  })
  .meta({
    id: 'LeadSender',
    description: 'Who sent a request, as far as its reader may know: what they sent to this desk, and nothing else.',
  });
export type LeadSender = z.infer<typeof LeadSender>;
