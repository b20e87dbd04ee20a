import { z } from 'zod';
import { Id, Instant, Money, TimeZone, type UploadRules } from '../../kit/index.ts';
import { DISPUTE_REASONS, EVIDENCE_ITEMS, UPLOADED_ITEMS } from './evidence-checklist.ts';

/** Characters of the statement. */
export const STATEMENT_MOST = 5000;
/** Hours before the deadline in which the clinic is reminded, once. */
export const DISPUTE_REMINDER_HOURS = 48;
/** Bytes of all files together: gateways take no more. */
export const EVIDENCE_BYTES_MOST = 4_500_000;

export const EVIDENCE_UPLOAD = {
  types: { 'application/pdf': ['pdf'], 'image/jpeg': ['jpg', 'jpeg'], 'image/png': ['png'] },
  maxBytes: 4_000_000,
} as const satisfies UploadRules;

export const ANSWER_ACTIONS = ['edit', 'submit'] as const;

export const EvidenceFile = z
  .object({
    id: Id,
    name: z.string().meta({ description: 'File name.' }),
    media_type: z.string().meta({ description: 'Type, by content.' }),
    size: z.int().meta({ description: 'Bytes.' }),
    created_at: Instant.meta({ description: 'When it was added.' }),
  })
  .meta({ id: 'EvidenceFile', description: 'A file for a payer’s bank.' });
export type EvidenceFile = z.infer<typeof EvidenceFile>;

export const EvidencePart = z
  .object({
    item: z.enum(EVIDENCE_ITEMS).meta({ description: 'What it shows.' }),
    is_important: z.boolean().meta({ description: 'Whether it matters most for the bank’s reason.' }),
    provided: z
      .array(z.string())
      .meta({ description: 'Lines that Travesía adds by itself, in English as banks read them; empty if none.' }),
    takes_file: z.boolean().meta({ description: 'Whether a file can belong to it.' }),
    file: EvidenceFile.nullable().meta({ description: 'The file; null if none.' }),
  })
  .meta({ id: 'EvidencePart', description: 'An item of the checklist.' });
export type EvidencePart = z.infer<typeof EvidencePart>;

export const DisputeCase = z
  .object({
    id: Id,
    status: z.enum(['needs_response', 'under_review', 'won', 'lost']).meta({ description: 'Status at the bank.' }),
    reason: z.enum(DISPUTE_REASONS).meta({ description: 'The bank’s reason.' }),
    amount: Money.meta({ description: 'Amount taken back until the bank decides.' }),
    respond_by: Instant.nullable().meta({ description: 'Until when the bank takes an answer; null if unknown.' }),
    time_zone: TimeZone.meta({ description: 'Time zone of the clinic.' }),
    is_over: z.boolean().meta({ description: 'Whether the deadline has passed without an answer.' }),
    created_at: Instant.meta({ description: 'When it was opened.' }),
    decided_at: Instant.nullable().meta({ description: 'When the bank decided; null if it did not.' }),
    payment_id: Id.meta({ description: 'The disputed payment.' }),
    booking: z
      .object({ id: Id, reference: z.string().meta({ description: 'Reference.' }) })
      .meta({ description: 'The booking that was paid.' }),
    clinic: z.object({ id: Id, name: z.string().meta({ description: 'Name.' }) }).meta({ description: 'The clinic.' }),
    patient: z.string().meta({ description: 'Name of the patient.' }),
    answer: z
      .object({
        status: z
          .enum(['draft', 'sending', 'sent', 'refused'])
          .meta({ description: 'draft; sending: submitted, not confirmed yet; sent; refused by the gateway.' }),
        statement: z.string().meta({ description: 'What the clinic writes to the bank; empty if nothing.' }),
        submitted_at: Instant.nullable().meta({ description: 'When it was submitted; null if it was not.' }),
        version: z.int().meta({ description: 'Version, for changes.' }),
      })
      .meta({ description: 'The answer to the bank.' }),
    parts: z.array(EvidencePart).meta({ description: 'The checklist, important items first.' }),
    actions: z.array(z.enum(ANSWER_ACTIONS)).meta({ description: 'What the user may do now.' }),
  })
  .meta({ id: 'DisputeCase', description: 'A dispute with what is answered to the bank.' });
export type DisputeCase = z.infer<typeof DisputeCase>;

const Version = z.int().min(1).meta({ description: 'The version that was read.' });

export const StatementChange = z
  .strictObject({
    statement: z
      .string()
      .max(STATEMENT_MOST)
      .meta({ description: 'Text for the bank, at most 5,000 characters; stored encrypted.' }),
    version: Version,
  })
  .meta({ id: 'StatementChange', description: 'Saves the draft of a statement.' });
export type StatementChange = z.infer<typeof StatementChange>;

export const EvidenceUpload = z
  .strictObject({
    item: z.enum(UPLOADED_ITEMS).meta({ description: 'What the file shows; it replaces the one before.' }),
  })
  .meta({ description: 'Which item of the checklist the file belongs to.' });

export const AnswerSubmit = z
  .strictObject({ version: Version })
  .meta({ id: 'AnswerSubmit', description: 'Submits the answer to the bank, once.' });
