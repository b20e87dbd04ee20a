import { z } from 'zod';
import { DateOnly, Id, Instant, Localized, pageOf } from '../../kit/index.ts';
import { Reference } from '../leads.schema.ts';
import { LeadReason, LeadStatus } from '../desk/desk.schema.ts';

const summary = {
  id: Id,
  reference: Reference,
  status: LeadStatus,
  about: Localized.nullable().meta({ description: 'Treatment, package, service or clinic it is about.' }),
  clinic: z
    .object({ name: z.string().meta({ description: 'Name.' }), slug: z.string().meta({ description: 'Slug.' }) })
    .nullable()
    .meta({ description: 'The clinic it names; null if none, or if it was removed.' }),
  sent_at: Instant.meta({ description: 'When it was sent.' }),
  due_on: DateOnly.meta({ description: 'Last day by which it should be answered.' }),
  answered_at: Instant.nullable().meta({ description: 'First answer; null if unanswered.' }),
};

export const SentRequestSummary = z
  .object(summary)
  .meta({ id: 'SentRequestSummary', description: 'A consultation request in its sender’s list.' });
export type SentRequestSummary = z.infer<typeof SentRequestSummary>;

export const SentRequestPage = pageOf(SentRequestSummary).meta({
  id: 'SentRequestPage',
  description: 'A page of one’s own consultation requests.',
});

export const SentRequest = z
  .object({
    ...summary,
    version: z.int().meta({ description: 'Incremented with each change.' }),
    message: z.string().meta({ description: 'What the sender wrote.' }),
    answers: z
      .array(
        z.object({
          id: Id,
          by: z.enum(['clinic', 'organization', 'team']).meta({ description: 'Side of the author.' }),
          text: z.string().meta({ description: 'Plain text.' }),
          at: Instant.meta({ description: 'When it was written.' }),
        }),
      )
      .meta({ description: 'Answers, oldest first.' }),
    reason: LeadReason.nullable().meta({ description: 'Why it was declined; else null.' }),
    actions: z.array(z.enum(['withdraw'])).meta({ description: 'What the sender can do with it now.' }),
  })
  .meta({ id: 'SentRequest', description: 'A consultation request as its sender sees it.' });
export type SentRequest = z.infer<typeof SentRequest>;
