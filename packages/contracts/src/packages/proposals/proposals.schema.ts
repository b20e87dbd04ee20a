import { z } from 'zod';
import { CurrencyCode, DateOnly, Id, Instant, Money, Name, Slug } from '../../kit/index.ts';
import { InclusionAnswer, InclusionKey } from '../packages.schema.ts';
import { FieldChange, PackageEditor } from '../own/own-packages.schema.ts';
import { PACKAGE_LIMITS, PackageContent, PackageContentChange, PackageItem } from '../own/package-content.schema.ts';
import { PublishingFacts } from '../own/publishing-gaps.ts';
import { PROPOSAL_STATES } from './proposal.machine.ts';

/** Limits of a proposal; forms show them. */
export const PROPOSAL_LIMITS = { message: 1000, clinics: 50, days: 90 } as const;

const Version = z.int().min(1).meta({ description: 'Incremented with each change.' });
const message = z.string().trim().max(PROPOSAL_LIMITS.message);
const Minor = z.int().min(1).max(PACKAGE_LIMITS.amount);

export const ProposalStateName = z.enum(PROPOSAL_STATES).meta({ description: 'State.' });

const Answered = z
  .strictObject({ key: InclusionKey, answer: InclusionAnswer })
  .meta({ id: 'ProposedItem', description: 'The proposed answer to a price item.' });
const items = z
  .array(Answered)
  .max(22)
  .default([])
  .meta({ description: 'Proposed answers to price items; others stay as the clinic or the catalog has them.' });

/** What an organization proposes; who treats and permits for advertising are for each clinic to say. */
const ProposedContent = PackageContentChange.omit({ treatment: true, clinicians: true, advertising_number: true })
  .extend({
    items: z
      .array(PackageItem)
      .max(22)
      .refine((all) => new Set(all.map(({ key }) => key)).size === all.length, { message: 'must name each item once' })
      .optional()
      .meta({ description: 'Proposed price items; others stay as the clinic or the catalog has them.' }),
  })
  .meta({
    id: 'ProposedContent',
    description:
      'The fields to propose, each as a whole; others, and languages without a text, stay as the clinic has them.',
  });
export type ProposedContent = z.infer<typeof ProposedContent>;

export const ProposalRequest = z
  .strictObject({
    treatment: Slug.meta({ description: 'Treatment it is a price for.' }),
    currency: CurrencyCode.meta({
      description: 'Currency of the amounts in the content; for clinics with another one they are converted.',
    }),
    content: ProposedContent.default({}),
    message: message.meta({ description: 'Message to the clinics; may be empty.' }),
    expires_on: DateOnly.meta({ description: 'Last day to answer, where the clinic is; at most 90 days from now.' }),
    clinics: z
      .array(
        z.strictObject({
          clinic: Id.meta({ description: 'Clinic id.' }),
          package: Id.optional().meta({ description: 'Package to change; a new one without it.' }),
          price: Minor.meta({ description: 'Proposed price, in minor units of the clinic’s currency.' }),
          floor: Minor.optional().meta({ description: 'Lowest counter-offer, in the same units.' }),
          ceiling: Minor.optional().meta({ description: 'Highest counter-offer, in the same units.' }),
        }),
      )
      .min(1)
      .max(PROPOSAL_LIMITS.clinics)
      .meta({ description: 'Clinics it is proposed to, each with its price.' }),
  })
  .meta({ id: 'ProposalRequest', description: 'A package to propose to clinics.' });
export type ProposalRequest = z.infer<typeof ProposalRequest>;

export const ProposalAction = z
  .enum(['accept', 'counter', 'decline', 'accept_counter', 'decline_counter', 'withdraw', 'nudge'])
  .meta({ description: 'What the caller can do with it.' });
export type ProposalAction = z.infer<typeof ProposalAction>;

export const PackageProposal = z
  .object({
    id: Id,
    state: ProposalStateName,
    title: z.string().meta({ description: 'Title in the requested language.' }),
    treatment: z.object({ slug: Slug, name: Name }).meta({ description: 'Its treatment.' }),
    organization: z
      .object({ id: Id, name: z.string().meta({ description: 'Name.' }) })
      .meta({ description: 'Organization that proposed it.' }),
    clinic: z
      .object({ id: Id, name: z.string().meta({ description: 'Name.' }) })
      .meta({ description: 'Clinic it was proposed to.' }),
    price: Money.meta({ description: 'Proposed price.' }),
    floor: Money.nullable().meta({ description: 'Lowest counter-offer; null for none.' }),
    ceiling: Money.nullable().meta({ description: 'Highest counter-offer; null for none.' }),
    counter_price: Money.nullable().meta({ description: 'Price of the clinic’s counter-offer; null without one.' }),
    message: z.string().meta({ description: 'Message of the organization; may be empty.' }),
    counter_message: z.string().meta({ description: 'Message of the clinic’s counter-offer; empty without one.' }),
    reason: z.string().nullable().meta({ description: 'Why it was declined; null if it was not.' }),
    expires_at: Instant.meta({ description: 'When it expires without an answer.' }),
    answer_by: DateOnly.meta({ description: 'Last day to answer, where the clinic is.' }),
    sent_at: Instant.meta({ description: 'When it was sent.' }),
    answered_at: Instant.nullable().meta({ description: 'When the clinic first answered; null if it did not.' }),
    package_id: Id.nullable().meta({ description: 'The clinic’s package that it changes or became.' }),
    version: Version,
    actions: z.array(ProposalAction).meta({ description: 'What the caller can do with it now.' }),
  })
  .meta({ id: 'PackageProposal', description: 'A package that an organization proposes to a clinic.' });
export type PackageProposal = z.infer<typeof PackageProposal>;

export const PackageProposalDetail = PackageProposal.extend({
  content: PackageContent,
  present: z
    .object({
      id: Id,
      title: z.string().meta({ description: 'Title in the requested language.' }),
      price: Money.nullable().meta({ description: 'Its price; null without one.' }),
    })
    .nullable()
    .meta({ description: 'The clinic’s package of the treatment that it is compared with; null without one.' }),
  changes: z.array(FieldChange).meta({
    description:
      'What the proposal changes: of the present package while it is open, then of the package as it was when it was sent; before is null for a new one.',
  }),
  counter_changes: z
    .array(FieldChange)
    .meta({ description: 'What the counter-offer changes of the proposal; empty without one.' }),
  editor: PackageEditor.meta({ description: 'Names of what the changes refer to.' }),
}).meta({ id: 'PackageProposalDetail', description: 'A proposal with its content and what it changes.' });
export type PackageProposalDetail = z.infer<typeof PackageProposalDetail>;

const counts = z
  .object({
    waiting: z.int().meta({ description: 'Waiting for an answer of the clinic.' }),
    countered: z.int().meta({ description: 'With a counter-offer that waits for the organization.' }),
    accepted: z.int().meta({ description: 'Accepted.' }),
    ended: z.int().meta({ description: 'Declined, expired or withdrawn.' }),
  })
  .meta({ description: 'Number of proposals by state.' });

export const PackageOutbox = z
  .object({
    data: z.array(PackageProposal).meta({ description: 'All proposals, newest first; at most 300.' }),
    counts,
    answer_times: z
      .array(
        z.object({
          clinic: z
            .object({ id: Id, name: z.string().meta({ description: 'Name.' }) })
            .meta({ description: 'Clinic.' }),
          answered: z.int().meta({ description: 'Proposals it has answered.' }),
          median_hours: z.number().meta({ description: 'Median hours to its first answer.' }),
        }),
      )
      .meta({ description: 'Clinics that have answered, fastest first.' }),
    actions: z.array(z.enum(['propose'])).meta({ description: 'What the user may do.' }),
  })
  .meta({ id: 'PackageOutbox', description: 'Package proposals of an organization.' });
export type PackageOutbox = z.infer<typeof PackageOutbox>;

export const ProposalStart = z
  .object({
    clinics: z
      .array(
        z.object({
          id: Id,
          name: z.string().meta({ description: 'Name.' }),
          currency: z.string().meta({ description: 'Currency of its packages.' }),
          suspended: z.boolean().meta({ description: 'Suspended clinics get no proposals.' }),
          packages: z
            .array(
              z.object({
                id: Id,
                title: z.string().meta({ description: 'Title.' }),
                treatment: Slug.nullable().meta({ description: 'Its treatment.' }),
                price: Money.nullable().meta({ description: 'Its price.' }),
              }),
            )
            .meta({ description: 'Its packages that a proposal can change.' }),
        }),
      )
      .meta({ description: 'Clinics that a package can be proposed to.' }),
    begun: z
      .object({
        clinic: Id.meta({ description: 'Clinic whose currency and rules it begins with.' }),
        content: PackageContent,
        editor: PackageEditor,
        facts: PublishingFacts,
      })
      .nullable()
      .meta({ description: 'The package to change, or the template of the treatment; null without clinics.' }),
    actions: z.array(z.enum(['propose'])).meta({ description: 'What the user may do.' }),
  })
  .meta({ id: 'ProposalStart', description: 'What a package proposal begins with.' });
export type ProposalStart = z.infer<typeof ProposalStart>;

export const PackageInbox = z
  .object({
    data: z.array(PackageProposal).meta({ description: 'All proposals, newest first; at most 300.' }),
    counts,
  })
  .meta({ id: 'PackageInbox', description: 'Package proposals to a clinic.' });
export type PackageInbox = z.infer<typeof PackageInbox>;

export const ProposalSeen = z
  .strictObject({ version: Version.meta({ description: 'The version that was read.' }) })
  .meta({ id: 'ProposalSeen', description: 'The version that was read.' });

export const ProposalAnswer = z
  .strictObject({
    version: Version.meta({ description: 'The version that was read.' }),
    reason: z.string().trim().min(5).max(300).meta({ description: 'Reason; the other side reads it.' }),
  })
  .meta({ id: 'ProposalAnswer', description: 'Declines with a reason.' });

/** Who treats stays for the clinic to say in its own draft. */
const CounterTerms = PackageContentChange.pick({
  deposit_percent: true,
  cancellation_policy: true,
  nights: true,
  stay_days: true,
}).meta({
  id: 'ProposalCounterTerms',
  description: 'Deposit, cancellation policy, nights and days that the clinic offers instead; omitted ones stay.',
});
export type CounterTerms = z.infer<typeof CounterTerms>;

export const ProposalCounter = z
  .strictObject({
    version: Version.meta({ description: 'The version that was read.' }),
    price: Minor.meta({ description: 'Price, in minor units of the clinic’s currency.' }),
    items,
    terms: CounterTerms.default({}),
    message: message.meta({ description: 'Message to the organization; may be empty.' }),
  })
  .meta({ id: 'ProposalCounter', description: 'A counter-offer.' });
export type ProposalCounter = z.infer<typeof ProposalCounter>;

export const ProposalSentTo = z
  .object({ sent: z.int().meta({ description: 'Number of clinics it was sent to.' }) })
  .meta({ id: 'ProposalSentTo', description: 'To how many clinics a package was proposed.' });
