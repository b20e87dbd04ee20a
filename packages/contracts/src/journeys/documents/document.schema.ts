import { z } from 'zod';
import { Id, Instant, Locale, Name, TimeZone } from '../../kit/index.ts';
import { DOCUMENT_KINDS, documentMachine, type DocumentStatus } from './document.machine.ts';

const STATUSES = Object.keys(documentMachine.states) as [DocumentStatus, ...DocumentStatus[]];

/** Longest texts of documents. */
export const DOCUMENT_LIMITS = { title: 120, text: 20_000, note: 1000, question: 1000, name: 200 } as const;

export const DocumentKindName = z.enum(DOCUMENT_KINDS).meta({
  description:
    'treatment, anesthesia: informed consents. photos: clinical photographs. surgeon_change: another surgeon than was agreed. other: written by the clinic.',
});
export const DocumentStatusName = z.enum(STATUSES).meta({
  description:
    'offered: waits for the patient. signed: waits for a clinician. in_force. declined, withdrawn: by the patient. void: replaced, or the journey ended.',
});

/** What a user can do with a document. */
export const DOCUMENT_ACTIONS = ['sign', 'decline', 'withdraw', 'ask', 'countersign', 'answer', 'void'] as const;
export const DocumentAction = z.enum(DOCUMENT_ACTIONS).meta({ description: 'An available action.' });
export type DocumentAction = z.infer<typeof DocumentAction>;

const summary = {
  id: Id,
  kind: DocumentKindName,
  status: DocumentStatusName,
  title: z.string().nullable().meta({ description: 'Its title; null if the reader may not read the document.' }),
  required: z.boolean().meta({ description: 'Whether the treatment can’t begin without it.' }),
  countersigned: z.boolean().meta({ description: 'Whether a clinician signs after the patient.' }),
  form_version: z.string().nullable().meta({ description: 'Version of the text; null for a text of the clinic.' }),
  languages: z.array(Locale).meta({ description: 'Languages in which it can be read and signed.' }),
  opened_at: Instant.nullable().meta({ description: 'When the patient first opened it.' }),
  signed_at: Instant.nullable().meta({ description: 'When the patient signed it.' }),
  countersigned_at: Instant.nullable().meta({ description: 'When a clinician signed that they explained it.' }),
  ended_at: Instant.nullable().meta({ description: 'When it was declined, withdrawn or made void.' }),
  clinician: z
    .object({ name: Name, license: z.string().meta({ description: 'License as checked, with its register.' }) })
    .nullable()
    .meta({ description: 'The clinician who signed.' }),
  open_questions: z.int().min(0).meta({ description: 'Questions of the patient without an answer.' }),
  actions: z.array(DocumentAction).meta({ description: 'What the user may do now.' }),
  version: z.int().min(1).meta({ description: 'The version that was read.' }),
  created_at: Instant.meta({ description: 'When it was offered.' }),
};

export const JourneyDocumentSummary = z
  .object(summary)
  .meta({ id: 'JourneyDocumentSummary', description: 'A document of a journey, without its text.' });
export type JourneyDocumentSummary = z.infer<typeof JourneyDocumentSummary>;

export const MissingDocument = z
  .object({
    kind: DocumentKindName,
    status: DocumentStatusName.nullable().meta({ description: 'Its status; null if it was never offered.' }),
    document_id: Id.nullable().meta({ description: 'The document; null if it was never offered.' }),
  })
  .meta({ id: 'MissingDocument', description: 'A document without which the treatment can’t begin.' });
export type MissingDocument = z.infer<typeof MissingDocument>;

/** Documents that a clinic can offer: forms of ours, and its own words. A change of surgeon is offered by the change. */
export const OFFERED_AGAIN = ['treatment', 'anesthesia', 'photos', 'surgeon_change'] as const;

export const JourneyDocuments = z
  .object({
    data: z.array(JourneyDocumentSummary).meta({ description: 'Newest last.' }),
    missing: z.array(MissingDocument).meta({ description: 'Why the treatment can’t begin yet; empty if it can.' }),
    offers: z
      .array(DocumentKindName)
      .meta({ description: 'Kinds that the user may offer now: those without a live document, and `other`.' }),
    language: Locale.meta({ description: 'Language of the patient.' }),
  })
  .meta({ id: 'JourneyDocuments', description: 'Documents of a journey.' });
export type JourneyDocuments = z.infer<typeof JourneyDocuments>;

export const DocumentText = z
  .object({
    language: Locale.meta({ description: 'Language of the text.' }),
    title: z.string().meta({ description: 'Title.' }),
    sections: z
      .array(
        z.object({
          heading: z.string().nullable().meta({ description: 'Heading; null without one.' }),
          paragraphs: z.array(z.string()).meta({ description: 'Paragraphs.' }),
        }),
      )
      .meta({ description: 'The text.' }),
    sha256: z.string().meta({ description: 'SHA-256 of the text, in hexadecimal.' }),
  })
  .meta({ id: 'JourneyDocumentText', description: 'What a document says in a language.' });
export type DocumentText = z.infer<typeof DocumentText>;

export const DocumentQuestion = z
  .object({
    id: Id,
    question: z.string().meta({ description: 'What the patient asks.' }),
    asked_at: Instant.meta({ description: 'When it was asked.' }),
    answer: z.string().nullable().meta({ description: 'What the clinic answered; null if it hasn’t yet.' }),
    answered_at: Instant.nullable().meta({ description: 'When it was answered.' }),
  })
  .meta({ id: 'JourneyDocumentQuestion', description: 'A patient’s question about a document, with its answer.' });
export type DocumentQuestion = z.infer<typeof DocumentQuestion>;

export const JourneyDocument = z
  .object({
    ...summary,
    journey_id: Id.meta({ description: 'The journey.' }),
    clinic: Name.meta({ description: 'The clinic.' }),
    time_zone: TimeZone.meta({ description: 'Time zone of the clinic.' }),
    patient: Name.meta({ description: 'Name of the patient, as it is to be typed.' }),
    patient_language: Locale.meta({ description: 'Language of the patient.' }),
    texts: z
      .array(DocumentText)
      .meta({ description: 'The text in each language; none for readers who don’t treat the patient.' }),
    signature: z
      .object({
        name: Name.nullable().meta({ description: 'The name as it was typed; null if the reader may not see it.' }),
        language: Locale.meta({ description: 'Language in which it was read.' }),
        read_seconds: z.int().min(0).meta({ description: 'How long it was open, in seconds.' }),
        sha256: z.string().meta({ description: 'SHA-256 of the text that was signed.' }),
      })
      .nullable()
      .meta({ description: 'The patient’s signature.' }),
    end_note: z.string().nullable().meta({ description: 'Why the patient declined or withdrew; null if not said.' }),
    questions: z.array(DocumentQuestion).meta({ description: 'Questions, oldest first.' }),
  })
  .meta({ id: 'JourneyDocument', description: 'A document of a journey with its text.' });
export type JourneyDocument = z.infer<typeof JourneyDocument>;

const Version = z.int().min(1).meta({ description: 'The version that was read.' });
const Note = z.string().trim().min(1).max(DOCUMENT_LIMITS.note);

export const NewDocument = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.enum(OFFERED_AGAIN).meta({ description: 'The form to offer again.' }) }),
    z.strictObject({
      kind: z.literal('other').meta({ description: 'A text of the clinic.' }),
      title: z.string().trim().min(1).max(DOCUMENT_LIMITS.title).meta({ description: 'Title.' }),
      text: z
        .string()
        .trim()
        .min(1)
        .max(DOCUMENT_LIMITS.text)
        .meta({ description: 'The text; an empty line separates paragraphs.' }),
      language: Locale.meta({ description: 'Language of the text: the patient’s; another one is refused.' }),
      approved_by_person: z
        .boolean()
        .meta({ description: 'That a person approved this text in this language; otherwise it is refused.' }),
      required: z.boolean().meta({ description: 'Whether the treatment can’t begin without it.' }),
    }),
  ])
  .meta({ id: 'NewJourneyDocument', description: 'A document to offer to the patient.' });
export type NewDocument = z.infer<typeof NewDocument>;

export const DocumentSignature = z
  .strictObject({
    version: Version,
    language: Locale.meta({ description: 'Language in which the patient read it.' }),
    sha256: z.string().meta({ description: 'SHA-256 of the text that was shown; another one is refused.' }),
    name: z
      .string()
      .trim()
      .min(1)
      .max(DOCUMENT_LIMITS.name)
      .meta({ description: 'The full name of the account, typed; case, accents and spaces don’t matter.' }),
    read_seconds: z.int().min(0).max(86_400).meta({ description: 'How long the text was open, in seconds.' }),
  })
  .meta({ id: 'JourneyDocumentSignature', description: 'A patient’s signature under a document.' });
export type DocumentSignature = z.infer<typeof DocumentSignature>;

export const DocumentCountersignature = z
  .strictObject({
    version: Version,
    clinician_id: Id.meta({ description: 'The clinician who explained it: one with a professional license in force.' }),
  })
  .meta({
    id: 'JourneyDocumentCountersignature',
    description: 'A clinician’s signature that a document was explained.',
  });
export type DocumentCountersignature = z.infer<typeof DocumentCountersignature>;

export const DocumentStep = z
  .strictObject({
    version: Version,
    action: z.enum(['decline', 'withdraw', 'void']).meta({ description: 'What to do.' }),
    reason: Note.optional().meta({ description: 'Why; the clinic reads it. Needed to decline.' }),
  })
  .meta({ id: 'JourneyDocumentStep', description: 'Declines, withdraws or voids a document.' });
export type DocumentStep = z.infer<typeof DocumentStep>;

export const NewDocumentQuestion = z
  .strictObject({
    question: z.string().trim().min(1).max(DOCUMENT_LIMITS.question).meta({ description: 'What the patient asks.' }),
  })
  .meta({ id: 'NewJourneyDocumentQuestion', description: 'A question about a document.' });
export type NewDocumentQuestion = z.infer<typeof NewDocumentQuestion>;

export const DocumentAnswer = z
  .strictObject({
    answer: z.string().trim().min(1).max(DOCUMENT_LIMITS.question).meta({ description: 'What the clinic answers.' }),
  })
  .meta({ id: 'JourneyDocumentAnswer', description: 'An answer to a question about a document.' });
export type DocumentAnswer = z.infer<typeof DocumentAnswer>;
