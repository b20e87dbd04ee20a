import { z } from 'zod';
import { WallTime } from '../../availability/index.ts';
import { AgreedPolicy } from '../../bookings/index.ts';
import { ShownPrice } from '../../catalog/index.ts';
import { DateOnly, Id, Instant, Locale, Money, Name, TimeZone } from '../../kit/index.ts';
import { InclusionKey, MissingItem, PriceClaimName } from '../../packages/index.ts';
import { QUOTE_LIMITS, QuoteContent, QuoteContentChange } from './quote-content.schema.ts';
import { QuoteGap } from './quote-gaps.ts';
import { quoteMachine, type QuoteStatus } from './quote.machine.ts';

const STATUSES = Object.keys(quoteMachine.states) as [QuoteStatus, ...QuoteStatus[]];
export const QuoteStatusName = z.enum(STATUSES).meta({
  description:
    'draft: only the clinic sees it; sent: waits for the patient; accepted, declined, expired; superseded: a newer version was sent, or the journey ended.',
});

export const QUOTE_KINDS = ['quote', 'change_order'] as const;
export const QuoteKind = z.enum(QUOTE_KINDS).meta({
  description: 'quote: a price for everything; change_order: a change of what was accepted, which needs acceptance.',
});

/** What a user can do with a quote. */
export const QUOTE_ACTIONS = ['edit', 'send', 'discard', 'accept', 'decline', 'ask', 'answer'] as const;
export const QuoteAction = z.enum(QUOTE_ACTIONS).meta({ description: 'An available action.' });
export type QuoteAction = z.infer<typeof QuoteAction>;

const summary = {
  id: Id,
  reference: z.string().meta({ description: 'Reference to name to people.' }),
  number: z.int().min(1).meta({ description: 'Version within its journey, from 1.' }),
  kind: QuoteKind,
  status: QuoteStatusName,
  total: Money.meta({ description: 'The price, in the locked currency.' }),
  valid_until: Instant.nullable().meta({ description: 'Until when it can be accepted; null while a draft.' }),
  sent_at: Instant.nullable().meta({ description: 'When it was sent.' }),
  decided_at: Instant.nullable().meta({ description: 'When it was accepted or declined.' }),
  open_questions: z.int().min(0).meta({ description: 'Questions of the patient without an answer.' }),
  version: z.int().min(1).meta({ description: 'The version that was read.' }),
};

export const QuoteSummary = z.object(summary).meta({ id: 'QuoteSummary', description: 'A quote of a journey.' });
export type QuoteSummary = z.infer<typeof QuoteSummary>;

export const QuoteQuestion = z
  .object({
    id: Id,
    key: InclusionKey.nullable().meta({ description: 'The price item it is about; null for the quote as a whole.' }),
    question: z.string().meta({ description: 'What the patient asks.' }),
    asked_at: Instant.meta({ description: 'When it was asked.' }),
    answer: z.string().nullable().meta({ description: 'What the clinic answered; null if it hasn’t yet.' }),
    answered_at: Instant.nullable().meta({ description: 'When it was answered.' }),
  })
  .meta({ id: 'QuoteQuestion', description: 'A patient’s question about a quote, with its answer.' });
export type QuoteQuestion = z.infer<typeof QuoteQuestion>;

const LineChange = z.object({
  key: z.string().meta({ description: 'Key of the line.' }),
  before: Money.nullable().meta({ description: 'As agreed; null if it is new.' }),
  after: Money.nullable().meta({ description: 'As changed; null if it is dropped.' }),
});

export const Quote = z
  .object({
    ...summary,
    journey_id: Id.meta({ description: 'Its journey.' }),
    language: Locale.meta({ description: 'Language of its texts.' }),
    content: QuoteContent,
    clinician: z
      .object({ id: Id, name: Name })
      .nullable()
      .meta({ description: 'The named surgeon, or who else treats; null until named.' }),
    care: Money.meta({ description: 'All lines but taxes and fees.' }),
    taxes_and_fees: Money.meta({ description: 'Taxes and fees.' }),
    deposit: Money.meta({ description: 'Due to confirm the time.' }),
    balance: Money.meta({ description: 'The rest, due later.' }),
    most: Money.meta({ description: 'The most it can become without a right to leave with a full refund.' }),
    policy: AgreedPolicy.nullable().meta({ description: 'The cancellation policy; null until chosen.' }),
    time_zone: TimeZone.meta({ description: 'Time zone of the clinic.' }),
    sha256: z.string().nullable().meta({ description: 'SHA-256 of its document, hexadecimal; null until sent.' }),
    change: z
      .object({
        before: Money.meta({ description: 'The total as agreed.' }),
        lines: z.array(LineChange).meta({ description: 'Lines that change.' }),
        over_limit: z.boolean().meta({
          description: 'Whether it is above the limit of the quote, so that the patient may leave with a full refund.',
        }),
      })
      .nullable()
      .meta({ description: 'What a change order changes; null for a quote.' }),
    questions: z.array(QuoteQuestion).meta({ description: 'Questions and answers, oldest first.' }),
    gaps: z.array(QuoteGap).meta({ description: 'What a draft lacks to be sent; empty for all others.' }),
    decline_reason: z
      .string()
      .nullable()
      .meta({ description: 'What the patient wrote when declining; null if nothing.' }),
    needs_signature: z.boolean().meta({
      description: 'Whether a clinician must sign first: the patient can’t accept it until then.',
    }),
    booking_id: Id.nullable().meta({ description: 'The booking that its acceptance made; null if none holds.' }),
    actions: z.array(QuoteAction).meta({ description: 'What the user may do now.' }),
  })
  .meta({ id: 'Quote', description: 'A clinic’s binding price for one patient.' });
export type Quote = z.infer<typeof Quote>;

const Version = z.int().min(1).meta({ description: 'The version that was read.' });

export const NewQuote = z
  .strictObject({ kind: QuoteKind })
  .meta({ id: 'NewQuote', description: 'Begins a quote from the package, the last version or the catalog.' });
export type NewQuote = z.infer<typeof NewQuote>;

export const QuoteUpdate = z
  .strictObject({ version: Version, content: QuoteContentChange })
  .meta({ id: 'QuoteUpdate', description: 'Changes a draft.' });
export type QuoteUpdate = z.infer<typeof QuoteUpdate>;

export const QuoteStep = z
  .strictObject({ version: Version })
  .meta({ id: 'QuoteStep', description: 'A step of a quote that needs nothing else.' });
export type QuoteStep = z.infer<typeof QuoteStep>;

/** A time for the treatment, at the clinic. */
const time = {
  date: DateOnly.meta({ description: 'Date of the treatment at the clinic.' }),
  time: WallTime.meta({ description: 'Wall time at the clinic, HH:MM.' }),
  starts_at: Instant.optional().meta({
    description: 'The instant of that time, needed only where clocks are turned back and a time comes twice.',
  }),
};

export const QuoteAcceptance = z
  .strictObject({
    version: Version,
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .meta({ description: 'SHA-256 of the document that was shown.' }),
    time: z
      .strictObject(time)
      .optional()
      .meta({ description: 'A free time for the treatment; needed for a quote, not for a change order.' }),
    accept_policy: z.literal(true).meta({ description: 'The patient accepts the price and the cancellation policy.' }),
  })
  .meta({ id: 'QuoteAcceptance', description: 'Accepts a quote.' });
export type QuoteAcceptance = z.infer<typeof QuoteAcceptance>;

export const NewJourneyTime = z
  .strictObject({ ...time, version: Version.meta({ description: 'Version of the journey that was read.' }) })
  .meta({
    id: 'NewJourneyTime',
    description: 'Chooses a time on what was agreed: again, if the first one was not paid, or for the second trip.',
  });
export type NewJourneyTime = z.infer<typeof NewJourneyTime>;

export const QuoteDecline = z
  .strictObject({
    version: Version,
    reason: z
      .string()
      .trim()
      .min(1)
      .max(QUOTE_LIMITS.reason)
      .optional()
      .meta({ description: 'Why; the clinic reads it.' }),
  })
  .meta({ id: 'QuoteDecline', description: 'Declines a quote.' });
export type QuoteDecline = z.infer<typeof QuoteDecline>;

const Words = z.string().trim().min(1).max(QUOTE_LIMITS.question);
export const NewQuoteQuestion = z
  .strictObject({
    key: InclusionKey.nullable().meta({ description: 'The price item it is about; null for the quote as a whole.' }),
    question: Words.meta({ description: 'The question, at most 1,000 characters; stored encrypted.' }),
  })
  .meta({ id: 'NewQuoteQuestion', description: 'A question about a quote.' });
export type NewQuoteQuestion = z.infer<typeof NewQuoteQuestion>;

export const QuoteAnswer = z
  .strictObject({ answer: Words.meta({ description: 'The answer, at most 1,000 characters; stored encrypted.' }) })
  .meta({ id: 'QuoteAnswer', description: 'Answers a question about a quote.' });
export type QuoteAnswer = z.infer<typeof QuoteAnswer>;

export const ComparedQuote = z
  .object({
    quote: Quote,
    provider: z
      .object({ id: Id, name: Name, city: Name.nullable(), country: Name })
      .meta({ description: 'The clinic that made it.' }),
    price: ShownPrice.meta({ description: 'Its total in the requested currency.' }),
    missing: z.array(MissingItem).meta({ description: 'What the treatment needs and the price doesn’t include.' }),
    total: ShownPrice.meta({ description: 'The price with what is missing: the figure to compare.' }),
    claim: PriceClaimName,
  })
  .meta({ id: 'ComparedQuote', description: 'A quote made comparable.' });
export type ComparedQuote = z.infer<typeof ComparedQuote>;

export const QuoteComparison = z
  .object({
    data: z
      .array(ComparedQuote)
      .meta({ description: 'The newest open or accepted quote of each clinic, lowest total first.' }),
    waiting: z.int().min(0).meta({ description: 'Clinics that were asked and have not quoted yet.' }),
    market_read_on: DateOnly.meta({ description: 'Date of the market data used for missing items.' }),
    rate_date: DateOnly.meta({ description: 'Date of the exchange rates used.' }),
  })
  .meta({ id: 'QuoteComparison', description: 'Quotes for one case side by side, with the same 22 price items.' });
export type QuoteComparison = z.infer<typeof QuoteComparison>;
