import { z } from 'zod';
import { checkNames, namesInEitherSpelling } from '../accounts/names.ts';
import { Registration } from '../accounts/accounts.schema.ts';
import { CountryCode, Id, Instant, Key, Slug, type UploadRules, DOCUMENT_TYPES } from '../kit/index.ts';
import { applicationMachine, type ApplicationStatus } from './application.machine.ts';
import { APPLICATION_SECTIONS, ApplicationSections, sectionChanges } from './application-sections.schema.ts';

/** Documents of an application: scans and photographs. */
export const APPLICATION_UPLOAD: UploadRules = { types: DOCUMENT_TYPES, maxBytes: 10 * 1024 * 1024 };
/** Most documents of an application. */
export const MOST_FILES = 20;
/** Most applications of one person that are not answered yet. */
export const MOST_OPEN = 5;
/** Working days within which an application is answered while nothing was measured. */
export const ANSWER_WITHIN_DAYS = 5;

const text = (max: number, min = 1) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'must be one line');
const statuses = Object.keys(applicationMachine.states) as [ApplicationStatus, ...ApplicationStatus[]];

/** The first facts of a clinic; an application begins with them. */
export const ApplyingProvider = z
  .strictObject({
    name: text(160, 2).meta({ description: 'Name that patients know.' }),
    type: Key.meta({ description: 'Kind of provider, one of `GET /provider-types`.' }),
    country: CountryCode.meta({ description: 'Country of the clinic.' }),
    city: text(120).meta({ description: 'City.' }),
    phone: text(40, 4).meta({ description: 'Telephone number.' }),
    website: text(200, 0).optional().meta({ description: 'Web address.' }),
  })
  .meta({ id: 'ApplyingProvider', description: 'The first facts of a clinic that applies.' });
export type ApplyingProvider = z.infer<typeof ApplyingProvider>;

const account = Registration.shape;

export const ProviderRegistration = z
  .strictObject({
    email: account.email,
    password: account.password,
    ...namesInEitherSpelling,
    language: account.language,
    accept_terms: account.accept_terms,
    provider: ApplyingProvider.meta({ description: 'The clinic.' }),
  })
  .check(checkNames)
  .meta({ id: 'ProviderRegistration', description: 'A new account of somebody who applies for a clinic.' });
export type ProviderRegistration = z.infer<typeof ProviderRegistration>;

export const FileKind = z
  .enum(['licence', 'accreditation', 'insurance', 'identity'])
  .meta({ description: 'Which document it is.' });
export type FileKind = z.infer<typeof FileKind>;

export const ApplicationFile = z
  .object({
    id: Id,
    kind: FileKind,
    name: z.string().meta({ description: 'Name of the file.' }),
    media_type: z.string().meta({ description: 'Media type of its content.' }),
    size: z.int().meta({ description: 'Bytes.' }),
    added_at: Instant.meta({ description: 'When it was added.' }),
  })
  .meta({ id: 'ApplicationFile', description: 'A document of an application.' });
export type ApplicationFile = z.infer<typeof ApplicationFile>;

export const MissingThing = z
  .object({
    field: z
      .string()
      .meta({ description: 'Field of the section, such as `tax_id`, `items.0.body` or `file.licence`.' }),
    code: z
      .enum([
        'required',
        'invalid_format',
        'phone_invalid',
        'date_past',
        'year_ahead',
        'unknown_reference',
        'file_needed',
      ])
      .meta({ description: 'What is wrong with it.' }),
  })
  .meta({ id: 'MissingThing', description: 'A thing to do before an application can be submitted.' });
export type MissingThing = z.infer<typeof MissingThing>;

export const ChecklistEntry = z
  .object({
    section: z.enum(APPLICATION_SECTIONS).meta({ description: 'Section.' }),
    complete: z.boolean().meta({ description: 'Whether nothing is missing in it.' }),
    missing: z.array(MissingThing).meta({ description: 'What is missing or has to be corrected.' }),
  })
  .meta({ id: 'ChecklistEntry', description: 'How far a section is.' });
export type ChecklistEntry = z.infer<typeof ChecklistEntry>;

const Review = z
  .object({
    ahead: z.int().meta({ description: 'Applications that are answered before this one.' }),
    expected_days: z.int().meta({ description: 'Days in which an answer is expected; working days for a promise.' }),
    basis: z
      .enum(['measured', 'promise'])
      .meta({ description: 'measured: from how long answers took lately; promise: too few were measured.' }),
  })
  .meta({ id: 'ApplicationReview', description: 'When an answer can be expected.' });

const ClaimedListing = z
  .object({
    id: Id,
    slug: Slug,
    name: z.string().meta({ description: 'Name.' }),
  })
  .meta({ id: 'ClaimedListing', description: 'A listing of the directory.' });

const facts = {
  id: Id,
  status: z.enum(statuses).meta({ description: 'Where it stands.' }),
  name: z.string().meta({ description: 'Name of the clinic as far as it is given.' }),
  created_at: Instant.meta({ description: 'When it was begun.' }),
  updated_at: Instant.meta({ description: 'When it last changed.' }),
  submitted_at: Instant.nullable().meta({ description: 'When it was last submitted.' }),
};

export const ApplicationSummary = z
  .object(facts)
  .meta({ id: 'ApplicationSummary', description: 'An application as lists show it.' });
export type ApplicationSummary = z.infer<typeof ApplicationSummary>;

export const Application = z
  .object({
    ...facts,
    version: z.int().meta({ description: 'Grows with every change; a save names the one it read.' }),
    actions: z
      .array(z.enum(['edit', 'submit', 'withdraw']))
      .meta({ description: 'What the applicant may do with it now.' }),
    sections: ApplicationSections,
    files: z.array(ApplicationFile).meta({ description: 'Its documents, the oldest first.' }),
    claimed_listing: ClaimedListing.nullable().meta({ description: 'The listing that the applicant says is theirs.' }),
    checklist: z.array(ChecklistEntry).meta({ description: 'How far each section is, in order.' }),
    review: Review.nullable().meta({
      description: 'When an answer is expected; null when there is nothing to wait for.',
    }),
    answered_at: Instant.nullable().meta({ description: 'When it was last answered.' }),
    reason: z.string().nullable().meta({ description: 'What more is wanted, or why it was rejected.' }),
  })
  .meta({ id: 'Application', description: 'An application of a clinic, as the applicant sees it.' });
export type Application = z.infer<typeof Application>;

const Version = z.int().min(1).meta({ description: 'The version that was read.' });

export const ApplicationChanges = z
  .strictObject({
    version: Version,
    ...sectionChanges,
    claimed_listing_id: Id.nullable().optional().meta({ description: 'The listing that is theirs, or null for none.' }),
  })
  .meta({ id: 'ApplicationChanges', description: 'Fields to save; those not named stay as they are.' });
export type ApplicationChanges = z.infer<typeof ApplicationChanges>;

export const VersionOnly = z
  .strictObject({ version: Version })
  .meta({ id: 'VersionOnly', description: 'The version that was read.' });
