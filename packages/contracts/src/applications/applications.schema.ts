import { z } from 'zod';
import { checkNames, namesInEitherSpelling } from '../accounts/names.ts';
import { Registration } from '../accounts/accounts.schema.ts';
import { CountryCode, Id, Instant, Key, Slug, type UploadRules, DOCUMENT_TYPES } from '../kit/index.ts';
import { applicationMachine, type ApplicationStatus } from './application.machine.ts';
import { APPLICATION_SECTIONS, ApplicationSections, sectionChanges } from './application-sections.schema.ts';

/** Documents of an application: scans and photos. */
export const APPLICATION_UPLOAD: UploadRules = { types: DOCUMENT_TYPES, maxBytes: 10 * 1024 * 1024 };
/** Maximum number of documents per application. */
export const MOST_FILES = 20;
/** Maximum number of undecided applications per user. */
export const MOST_OPEN = 5;
/** Working days within which an application is decided, until there are measurements. */
export const ANSWER_WITHIN_DAYS = 5;

const text = (max: number, min = 1) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'must be one line');
const statuses = Object.keys(applicationMachine.states) as [ApplicationStatus, ...ApplicationStatus[]];

/** The first facts about a clinic; an application starts with them. */
export const ApplyingProvider = z
  .strictObject({
    name: text(160, 2).meta({ description: 'Name patients know it by.' }),
    type: Key.meta({ description: 'Provider type, one of `GET /provider-types`.' }),
    country: CountryCode.meta({ description: 'Country of the clinic.' }),
    city: text(120).meta({ description: 'City.' }),
    phone: text(40, 4).meta({ description: 'Phone number.' }),
    website: text(200, 0).optional().meta({ description: 'Web address.' }),
  })
  .meta({ id: 'ApplyingProvider', description: 'The first facts about a clinic that applies.' });
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
  .meta({ id: 'ProviderRegistration', description: 'A new account for a clinic’s applicant.' });
export type ProviderRegistration = z.infer<typeof ProviderRegistration>;

export const FileKind = z
  .enum(['licence', 'accreditation', 'insurance', 'identity'])
  .meta({ description: 'Document kind.' });
export type FileKind = z.infer<typeof FileKind>;

export const ApplicationFile = z
  .object({
    id: Id,
    kind: FileKind,
    name: z.string().meta({ description: 'File name.' }),
    media_type: z.string().meta({ description: 'Media type of its content.' }),
    size: z.int().meta({ description: 'Size in bytes.' }),
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
  .meta({ id: 'MissingThing', description: 'Something to do before the application can be submitted.' });
export type MissingThing = z.infer<typeof MissingThing>;

export const ChecklistEntry = z
  .object({
    section: z.enum(APPLICATION_SECTIONS).meta({ description: 'Section.' }),
    complete: z.boolean().meta({ description: 'Whether the section is complete.' }),
    missing: z.array(MissingThing).meta({ description: 'What is missing or must be corrected.' }),
  })
  .meta({ id: 'ChecklistEntry', description: 'Progress of a section.' });
export type ChecklistEntry = z.infer<typeof ChecklistEntry>;

const Review = z
  .object({
    ahead: z.int().meta({ description: 'Number of applications ahead of this one.' }),
    expected_days: z.int().meta({ description: 'Days until the expected decision; working days if `promise`.' }),
    basis: z
      .enum(['measured', 'promise'])
      .meta({ description: 'measured: from recent decision times; promise: too few were measured.' }),
  })
  .meta({ id: 'ApplicationReview', description: 'When to expect a decision.' });

const ClaimedListing = z
  .object({
    id: Id,
    slug: Slug,
    name: z.string().meta({ description: 'Name.' }),
  })
  .meta({ id: 'ClaimedListing', description: 'A directory listing.' });

const facts = {
  id: Id,
  status: z.enum(statuses).meta({ description: 'Status.' }),
  name: z.string().meta({ description: 'Name of the clinic, if given.' }),
  created_at: Instant.meta({ description: 'When it was created.' }),
  updated_at: Instant.meta({ description: 'When it last changed.' }),
  submitted_at: Instant.nullable().meta({ description: 'When it was last submitted.' }),
};

export const ApplicationSummary = z
  .object(facts)
  .meta({ id: 'ApplicationSummary', description: 'An application in a list.' });
export type ApplicationSummary = z.infer<typeof ApplicationSummary>;

export const Application = z
  .object({
    ...facts,
    version: z.int().meta({ description: 'Incremented with each change; a save names the version it read.' }),
    actions: z
      .array(z.enum(['edit', 'submit', 'withdraw']))
      .meta({ description: 'What the applicant may do with it now.' }),
    sections: ApplicationSections,
    files: z.array(ApplicationFile).meta({ description: 'Its documents, oldest first.' }),
    claimed_listing: ClaimedListing.nullable().meta({ description: 'The listing the applicant claims as theirs.' }),
    checklist: z.array(ChecklistEntry).meta({ description: 'Progress of each section, in order.' }),
    review: Review.nullable().meta({
      description: 'When a decision is expected; null if none is pending.',
    }),
    answered_at: Instant.nullable().meta({ description: 'When it was last decided.' }),
    reason: z.string().nullable().meta({ description: 'What information is needed, or why it was rejected.' }),
  })
  .meta({ id: 'Application', description: 'A clinic’s application, as the applicant sees it.' });
export type Application = z.infer<typeof Application>;

const Version = z.int().min(1).meta({ description: 'The version the caller read.' });

export const ApplicationChanges = z
  .strictObject({
    version: Version,
    ...sectionChanges,
    claimed_listing_id: Id.nullable()
      .optional()
      .meta({ description: 'The listing the applicant claims, or null for none.' }),
  })
  .meta({ id: 'ApplicationChanges', description: 'Fields to save; omitted ones stay unchanged.' });
export type ApplicationChanges = z.infer<typeof ApplicationChanges>;

export const VersionOnly = z
  .strictObject({ version: Version })
  .meta({ id: 'VersionOnly', description: 'The version the caller read.' });
