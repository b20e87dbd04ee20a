import { z } from 'zod';
import { Locale } from '../kit/index.ts';

/** Kinds of records, in the order in which equally good results are listed. */
export const FOUND_KINDS = [
  'clinic',
  'person',
  'organization',
  'application',
  'ticket',
  'request',
  'credential',
  'treatment',
  'import',
  'entry',
] as const;

/** States of all kinds of records; each kind has some of them. */
export const FOUND_STATES = [
  'active',
  'answered',
  'approved',
  'archived',
  'accepted',
  'being_checked',
  'checked',
  'checking',
  'closed',
  'closing',
  'committing',
  'declined',
  'done',
  'draft',
  'erased',
  'expired',
  'in_review',
  'more_wanted',
  'not_held',
  'open',
  'pending',
  'published',
  'received',
  'rejected',
  'revoked',
  'submitted',
  'suspended',
  'unverified',
  'uploaded',
  'verified',
  'withdrawn',
] as const;

export const FoundKind = z.enum(FOUND_KINDS).meta({ description: 'What it is.' });
export type FoundKind = z.infer<typeof FoundKind>;
export type FoundState = (typeof FOUND_STATES)[number];

export const Found = z
  .object({
    kind: FoundKind,
    id: z.string().meta({
      description: 'Its id; the slug of a treatment.',
    }),
    label: z.string().meta({ description: 'Its name; the action of an audit log entry.' }),
    detail: z.string().nullable().meta({ description: 'What tells it from others: an address, a place, a clinic.' }),
    code: z.string().nullable().meta({ description: 'Its reference or number; the request ID of an audit log entry.' }),
    status: z.enum(FOUND_STATES).nullable().meta({ description: 'Its state.' }),
    clinic_id: z.string().nullable().meta({ description: 'The clinic it belongs to.' }),
    demo: z.boolean().meta({ description: 'Whether it belongs to the demo.' }),
  })
  .meta({ id: 'Found', description: 'A record that matches a phrase.' });
export type Found = z.infer<typeof Found>;

/** Minimum and maximum length of a phrase. */
export const FIND_FROM = 2;
const FIND_TO = 100;

export const FindQuery = z.object({
  q: z
    .string()
    .transform((text) => text.trim().replace(/\s+/g, ' '))
    .pipe(z.string().min(FIND_FROM).max(FIND_TO))
    .meta({ description: `Words, an id, an address, a reference or a number; ${FIND_FROM} to ${FIND_TO} characters.` }),
  language: Locale.default('en').meta({ description: 'Language of names.' }),
});
export type FindQuery = z.output<typeof FindQuery>;

export const FoundGroups = z
  .object({
    data: z
      .array(
        z.object({
          kind: FoundKind,
          results: z.array(Found).meta({ description: 'At most five, best first.' }),
          more: z.boolean().meta({ description: 'Whether there are more.' }),
        }),
      )
      .meta({ description: 'Groups with results, best first.' }),
    missing: z
      .array(FoundKind)
      .meta({ description: 'Kinds that could not be searched in time, or at all; the others are complete.' }),
  })
  .meta({ id: 'FoundGroups', description: 'Records that match a phrase, by kind.' });
export type FoundGroups = z.infer<typeof FoundGroups>;
