import { z } from 'zod';
import type { VisitKind } from '../../availability/index.ts';
import { DateOnly, Id, Instant, Money, Name, Slug, TimeZone } from '../../kit/index.ts';
import { QuoteKind, QuoteStatusName } from '../../journeys/index.ts';

/** What a clinic can send a patient with a message, for them to take: times to book, or a quote. */
export const PROPOSAL_KINDS = ['times', 'quote'] as const;
export const ProposalKind = z.enum(PROPOSAL_KINDS).meta({
  description: 'times: free times, of which the patient books one; quote: a quote that was sent to them.',
});
export type ProposalKind = z.infer<typeof ProposalKind>;

/** Visits that are booked without a journey; the times of treatments belong to quotes. */
export const PROPOSED_VISITS = ['consultation', 'online'] as const satisfies readonly VisitKind[];
const ProposedVisit = z.enum(PROPOSED_VISITS).meta({ description: 'A consultation at the clinic, or one by video.' });

/** Times of one proposal. */
export const MOST_PROPOSED_TIMES = 3;

export const ProposedTimes = z
  .strictObject({
    kind: z.literal('times').meta({ description: 'Times to book.' }),
    visit: ProposedVisit,
    service_type: Slug.nullable().meta({ description: 'An online service, for a visit by video; null for none.' }),
    clinician_id: Id.meta({ description: 'With whom.' }),
    starts: z
      .array(Instant)
      .min(1)
      .max(MOST_PROPOSED_TIMES)
      .meta({ description: `When; at most ${MOST_PROPOSED_TIMES}, all free. They are not held for the patient.` }),
  })
  .meta({ id: 'ProposedTimes', description: 'Free times that are offered to a patient.' });

export const NewProposal = z
  .discriminatedUnion('kind', [
    ProposedTimes,
    z
      .strictObject({
        kind: z.literal('quote').meta({ description: 'A quote.' }),
        quote_id: Id.meta({ description: 'A quote that was sent to the patient.' }),
      })
      .meta({ id: 'ProposedQuote', description: 'A quote in a message.' }),
  ])
  .meta({ id: 'NewProposal', description: 'What a clinic sends a patient with a message.' });
export type NewProposal = z.infer<typeof NewProposal>;

/** What has become of a proposed time. `booked`: by this patient. */
export const TIME_STATES = ['free', 'taken', 'past', 'booked'] as const;

export const ProposableVisit = z
  .object({
    visit: ProposedVisit,
    service: z
      .object({ slug: Slug, name: Name })
      .nullable()
      .meta({ description: 'An online service; null for a plain consultation.' }),
    clinician: z.object({ id: Id, name: Name }).meta({ description: 'With whom.' }),
    price: Money.nullable().meta({ description: 'What the patient pays; null if it is free.' }),
  })
  .meta({ id: 'ProposableVisit', description: 'A visit of which a clinic can propose times.' });
export type ProposableVisit = z.infer<typeof ProposableVisit>;

const QuoteFacts = {
  quote_id: Id.meta({ description: 'The quote.' }),
  journey_id: Id.meta({ description: 'Its journey, on whose page it is accepted.' }),
  reference: z.string().meta({ description: 'Reference of the quote.' }),
  number: z.int().min(1).meta({ description: 'Version within its journey, from 1.' }),
  quote_kind: QuoteKind,
  status: QuoteStatusName,
  treatment: Name.nullable().meta({ description: 'Name of the treatment.' }),
  total: Money.meta({ description: 'The price.' }),
  valid_until: Instant.nullable().meta({ description: 'Until when it can be accepted.' }),
};

export const AttachableQuote = z
  .object(QuoteFacts)
  .meta({ id: 'AttachableQuote', description: 'A quote of the clinic that the patient of a conversation has.' });
export type AttachableQuote = z.infer<typeof AttachableQuote>;

export const Proposal = z
  .discriminatedUnion('kind', [
    z
      .object({
        kind: z.literal('times').meta({ description: 'Times to book.' }),
        visit: ProposedVisit,
        service: z
          .object({ slug: Slug, name: Name })
          .nullable()
          .meta({ description: 'The online service; null for a plain consultation.' }),
        clinician: z.object({ id: Id, name: Name }).meta({ description: 'With whom.' }),
        clinic: Slug.meta({ description: 'Slug of the clinic.' }),
        time_zone: TimeZone.meta({ description: 'Time zone of the clinic.' }),
        price: Money.nullable().meta({ description: 'What it costs today; null if it is free.' }),
        times: z
          .array(
            z.object({
              starts_at: Instant.meta({ description: 'When it starts.' }),
              date: DateOnly.meta({ description: 'Date at the clinic.' }),
              time: z.string().meta({ description: 'Wall time at the clinic, HH:MM.' }),
              state: z.enum(TIME_STATES).meta({
                description: 'Whether it can still be booked; booked: the patient of the conversation has it.',
              }),
              booking_id: Id.nullable().meta({ description: 'The patient’s booking of it.' }),
            }),
          )
          .meta({ description: 'The times, earliest first, as they are now.' }),
        can_book: z.boolean().meta({ description: 'Whether the user is the patient, who can book a free one.' }),
      })
      .meta({ id: 'ShownTimes', description: 'Proposed times as they are now.' }),
    z
      .object({ kind: z.literal('quote').meta({ description: 'A quote.' }), ...QuoteFacts })
      .meta({ id: 'ShownQuote', description: 'A quote as it is now.' }),
  ])
  .meta({ id: 'Proposal', description: 'What was sent with a message, as it is now.' });
export type Proposal = z.infer<typeof Proposal>;
