import { z } from 'zod';
import { JourneyFile, JourneyFileIds } from '../../journeys/index.ts';
import { DateOnly, Id, Instant, Money, Name, pageOf, Slug, TimeZone } from '../../kit/index.ts';
import { COMPLICATION_PARTS, COMPLICATION_PAYERS } from '../../packages/index.ts';
import { CLAIM_KINDS, CLAIM_OUTCOMES, CLAIM_SUBJECTS, type ClaimStatus, claimMachine } from './claim.machine.ts';

const STATUSES = Object.keys(claimMachine.states) as [ClaimStatus, ...ClaimStatus[]];

/** Longest text of a claim or an answer. */
export const CLAIM_TEXT_MAX = 4000;
/** Most that can be claimed, in minor units. */
export const CLAIM_AMOUNT_MAX = 100_000_000_000;

export const ClaimKindName = z.enum(CLAIM_KINDS).meta({
  description: 'complication: what the complication policy covers. dispute: something is not as agreed.',
});
export const ClaimSubjectName = z.enum(CLAIM_SUBJECTS).meta({ description: 'What the claim is about.' });
export const ClaimStatusName = z.enum(STATUSES).meta({
  description:
    'open: the clinic must answer. answered: it must propose. proposed: the patient decides. deciding, appealed: the team decides. decided: either side may appeal. settled, closed, withdrawn: ended.',
});
export const ClaimOutcome = z.enum(CLAIM_OUTCOMES).meta({
  description: 'rejected: nothing is owed. partly: part of it. granted: all of it.',
});

/** What people do with a claim. */
export const CLAIM_ACTIONS = [
  'answer',
  'propose',
  'accept',
  'ask_decision',
  'decide',
  'appeal',
  'decide_appeal',
  'withdraw',
] as const;
export const ClaimAction = z.enum(CLAIM_ACTIONS).meta({ description: 'An available action.' });
export type ClaimAction = z.infer<typeof ClaimAction>;

const ClaimText = z
  .string()
  .trim()
  .min(1)
  .max(CLAIM_TEXT_MAX)
  .meta({ description: `In words, at most ${CLAIM_TEXT_MAX} characters; stored encrypted.` });

export const NewClaim = z
  .strictObject({
    kind: ClaimKindName,
    subject: ClaimSubjectName,
    text: ClaimText,
    claimed: Money.extend({
      amount: z.int().min(1).max(CLAIM_AMOUNT_MAX).meta({ description: 'Amount in minor units.' }),
    })
      .nullable()
      .meta({ description: 'What is asked for, in the currency of the treatment; null if it is not money.' }),
    files: JourneyFileIds.meta({ description: 'Evidence, uploaded with the purpose `claim`.' }),
  })
  .meta({ id: 'NewClaim', description: 'A claim of a patient against a clinic.' });
export type NewClaim = z.infer<typeof NewClaim>;

export const ClaimStep = z
  .strictObject({
    action: ClaimAction,
    text: ClaimText.optional().meta({
      description: 'In words. Needed to answer, propose, decide and appeal; the other sides read it.',
    }),
    amount: z.int().min(0).max(CLAIM_AMOUNT_MAX).optional().meta({
      description: 'What is proposed or granted, in minor units of the claim’s currency. Needed if money was claimed.',
    }),
    outcome: ClaimOutcome.optional().meta({ description: 'The decision; needed to decide.' }),
    files: JourneyFileIds.optional().meta({ description: 'Evidence, uploaded with the purpose `claim`.' }),
    version: z.int().min(1).meta({ description: 'The version that was read.' }),
  })
  .meta({ id: 'ClaimStep', description: 'Moves a claim.' });
export type ClaimStep = z.infer<typeof ClaimStep>;

const SIDES = ['patient', 'clinic', 'team'] as const;
const amount = (description: string) => Money.nullable().meta({ description });

const summary = {
  id: Id,
  reference: z.string().meta({ description: 'Reference to name to people.' }),
  kind: ClaimKindName,
  subject: ClaimSubjectName,
  status: ClaimStatusName,
  journey: z
    .object({ id: Id, reference: z.string().meta({ description: 'Its reference.' }) })
    .meta({ description: 'The journey.' }),
  treatment: z.object({ slug: Slug, name: Name }).meta({ description: 'The treatment.' }),
  provider: z.object({ id: Id, slug: Slug, name: Name, time_zone: TimeZone }).meta({ description: 'The clinic.' }),
  patient: z
    .object({ id: Id, name: Name.nullable().meta({ description: 'Null once the account was deleted.' }) })
    .meta({ description: 'The patient.' }),
  claimed: amount('What is asked for; null if it is not money.'),
  proposed: amount('What the clinic proposes; null before, and if it is not money.'),
  decided: amount('What the team decided; null before.'),
  outcome: ClaimOutcome.nullable().meta({ description: 'The decision; null before.' }),
  turn: z.enum(SIDES).nullable().meta({ description: 'Who must act now; null if nobody must.' }),
  due_at: Instant.nullable().meta({
    description: 'Until when; for a decision, until when either side may appeal. Null once it has ended.',
  }),
  overdue: z.boolean().meta({ description: 'Whether whose turn it is is late.' }),
  actions: z.array(ClaimAction).meta({ description: 'What the user may do now.' }),
  version: z.int().min(1).meta({ description: 'The version that was read.' }),
  created_at: Instant.meta({ description: 'When it was opened.' }),
  ended_at: Instant.nullable().meta({ description: 'When it ended; null while open.' }),
};

export const ClaimSummary = z.object(summary).meta({ id: 'ClaimSummary', description: 'A claim in a list.' });
export type ClaimSummary = z.infer<typeof ClaimSummary>;

export const ClaimStatement = z
  .object({
    id: Id,
    by: z.enum(['patient', 'provider', 'organization', 'admin', 'system']).meta({ description: 'Who wrote it.' }),
    action: z.string().meta({ description: 'The step it belongs to; `open` for the claim itself.' }),
    text: z.string().nullable().meta({ description: 'What it says; null if nothing was written, or it was deleted.' }),
    amount: amount('The amount that it names; null if none.'),
    files: z.array(JourneyFile).meta({ description: 'Evidence; empty for readers who may not open it.' }),
    written_at: Instant.meta({ description: 'When it was written.' }),
  })
  .meta({ id: 'ClaimStatement', description: 'What a side wrote in a claim.' });
export type ClaimStatement = z.infer<typeof ClaimStatement>;

export const ClaimEvent = z
  .object({
    at: Instant.meta({ description: 'When it happened.' }),
    action: z.string().meta({ description: 'What was done.' }),
    status: ClaimStatusName.meta({ description: 'Status after it.' }),
    by: z.enum(['patient', 'provider', 'organization', 'admin', 'system']).meta({ description: 'Side that did it.' }),
  })
  .meta({ id: 'ClaimEvent', description: 'A change of a claim.' });

export const Claim = z
  .object({
    ...summary,
    statements: z.array(ClaimStatement).meta({ description: 'What was written, oldest first.' }),
    events: z.array(ClaimEvent).meta({ description: 'What happened, oldest first.' }),
    dates: z
      .object({
        answer_due_at: Instant.meta({ description: 'Until when the clinic answers.' }),
        proposal_due_at: Instant.meta({ description: 'Until when it proposes a solution.' }),
        decision_due_at: Instant.meta({ description: 'Until when the team decides, or decides on an appeal.' }),
        appeal_until: Instant.nullable().meta({
          description: 'Until when either side may appeal; null until decided.',
        }),
      })
      .meta({ description: 'The published timetable of this claim.' }),
    booking: z
      .object({
        id: Id,
        reference: z.string().meta({ description: 'Its reference.' }),
        payment_id: Id.nullable().meta({ description: 'The newest payment of it, for admins; otherwise null.' }),
      })
      .nullable()
      .meta({ description: 'The booking whose payouts wait; null without one.' }),
  })
  .meta({ id: 'Claim', description: 'A claim with everything that was written.' });
export type Claim = z.infer<typeof Claim>;

const payer = z.enum(COMPLICATION_PAYERS).nullable();

export const ClaimPolicy = z
  .object({
    source: z.enum(['quote', 'package']).meta({ description: 'Where it was agreed.' }),
    pays: z
      .record(z.enum(COMPLICATION_PARTS), payer)
      .meta({ description: 'Who pays what; null where nothing was stated.' }),
    window_days: z.int().nullable().meta({
      description: 'Days after the procedure; 0 is during the stay only; null if nothing was stated.',
    }),
    exclusions: z.string().nullable().meta({ description: 'What is not covered; null if nothing is excluded.' }),
  })
  .meta({ id: 'ClaimPolicy', description: 'What was agreed for complications.' });
export type ClaimPolicy = z.infer<typeof ClaimPolicy>;

/** Why a claim of a kind can’t be opened now. */
export const CLAIM_BARS = ['not_treated', 'outside_window', 'already_open', 'no_policy'] as const;
const opening = z
  .object({
    possible: z.boolean().meta({ description: 'Whether the user can open one now.' }),
    bar: z.enum(CLAIM_BARS).nullable().meta({ description: 'Why nobody can; null if nothing is in the way.' }),
    until: DateOnly.nullable().meta({
      description: 'Last day at the clinic on which it can be opened; null while that isn’t known.',
    }),
  })
  .meta({ description: 'Whether a claim of this kind can be opened.' });

export const JourneyClaims = z
  .object({
    policy: ClaimPolicy.nullable().meta({ description: 'The complication policy; null if none was agreed.' }),
    treated_on: DateOnly.nullable().meta({ description: 'Day of the treatment at the clinic; null before.' }),
    currency: z.string().meta({ description: 'Currency of the treatment, for amounts.' }),
    opening: z
      .object({ complication: opening, dispute: opening })
      .meta({ description: 'What can be opened now, by kind.' }),
    subjects: z
      .array(
        z.object({
          subject: ClaimSubjectName,
          payer: payer.meta({ description: 'Who pays it by the policy; null if that says nothing about it.' }),
          kinds: z.array(ClaimKindName).meta({ description: 'As what it can be claimed.' }),
        }),
      )
      .meta({ description: 'What can be claimed.' }),
    data: z.array(ClaimSummary).meta({ description: 'The claims of the journey, newest first.' }),
  })
  .meta({
    id: 'JourneyClaims',
    description: 'What was agreed for complications, what can be claimed, and the claims.',
  });
export type JourneyClaims = z.infer<typeof JourneyClaims>;

export const CLAIM_TABS = ['your_turn', 'open', 'ended', 'all'] as const;
export const ClaimTab = z.enum(CLAIM_TABS).meta({
  description: 'your_turn: waits for the reader’s side. open: not ended. ended. all.',
});
const many = (description: string) => z.int().min(0).meta({ description });
export const ClaimCounts = z
  .object({
    your_turn: many('Wait for the reader’s side.'),
    open: many('Not ended.'),
    ended: many('Ended.'),
    all: many('All.'),
  })
  .meta({ id: 'ClaimCounts', description: 'Number of claims by tab; the other filters apply.' });
export type ClaimCounts = z.infer<typeof ClaimCounts>;
export const ClaimList = pageOf(ClaimSummary, { counts: ClaimCounts });
export type ClaimList = z.infer<typeof ClaimList>;
