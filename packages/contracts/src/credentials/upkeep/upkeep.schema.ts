import { z } from 'zod';
import { DateOnly, DOCUMENT_TYPES, Id, Instant, Slug, type UploadRules } from '../../kit/index.ts';
import { CredentialKind, CredentialStatus } from '../credentials.schema.ts';

/** Scans and photos of credentials. */
export const CREDENTIAL_UPLOAD: UploadRules = { types: DOCUMENT_TYPES, maxBytes: 10 * 1024 * 1024 };
/** Maximum number of documents per credential. */
export const MOST_CREDENTIAL_DOCUMENTS = 20;

export const CREDENTIAL_SIDES = ['clinic', 'organization', 'platform'] as const;
export const CredentialSide = z.enum(CREDENTIAL_SIDES).meta({ description: 'For whom a person works.' });
export type CredentialSide = z.infer<typeof CredentialSide>;

export const CredentialKeeper = z
  .object({
    id: Id.meta({ description: 'User id.' }),
    name: z.string().nullable().meta({ description: 'Name; null for users the caller may not see.' }),
    side: CredentialSide,
  })
  .meta({ id: 'CredentialKeeper', description: 'Who is or may be responsible for renewing a credential.' });
export type CredentialKeeper = z.infer<typeof CredentialKeeper>;

export const DOCUMENT_KINDS = ['credential', 'licence', 'accreditation', 'insurance', 'identity'] as const;

export const CredentialDocument = z
  .object({
    id: Id,
    kind: z.enum(DOCUMENT_KINDS).meta({
      description: 'What it is: `credential` for a renewal, otherwise what the clinic’s application called it.',
    }),
    name: z.string().meta({ description: 'File name.' }),
    media_type: z.string().meta({ description: 'Media type of its content.' }),
    size: z.int().meta({ description: 'Size in bytes.' }),
    added_at: Instant.meta({ description: 'When it was added.' }),
    added_by: z.string().nullable().meta({ description: 'Who added it; null for users the caller may not see.' }),
    side: CredentialSide,
    number: z.string().nullable().meta({ description: 'Registry number in the document, as stated.' }),
    expires_on: DateOnly.nullable().meta({ description: 'Expiration date in the document, as stated.' }),
    checked_at: Instant.nullable().meta({ description: 'When the credential was verified with it; null before.' }),
    removable: z.boolean().meta({ description: 'Whether the caller may remove it.' }),
  })
  .meta({ id: 'CredentialDocument', description: 'A scan or photo of a credential.' });
export type CredentialDocument = z.infer<typeof CredentialDocument>;

/** What can be done about a credential, by the caller and now. */
export const UpkeepAction = z.enum(['upload', 'remind', 'own']).meta({ description: 'What the caller may do.' });
export type UpkeepAction = z.infer<typeof UpkeepAction>;

export const KeptCredential = z
  .object({
    id: Id,
    clinic: z
      .object({ id: Id, slug: Slug, name: z.string().meta({ description: 'Name.' }) })
      .meta({ description: 'Clinic that holds it.' }),
    kind: CredentialKind,
    status: z
      .enum([...CredentialStatus.options, 'revoked'])
      .meta({ description: 'Status; only admins see revoked ones.' }),
    body: z.string().meta({ description: 'Who issued it.' }),
    number: z.string().nullable().meta({ description: 'Registry number.' }),
    holder: z.string().meta({ description: 'Name it was issued to.' }),
    clinician: z.string().nullable().meta({ description: 'Clinician who holds it; null for the facility itself.' }),
    expires_on: DateOnly.nullable().meta({ description: 'Expiration date, its last valid day.' }),
    days_left: z.int().nullable().meta({ description: 'Days until it expires; negative after that.' }),
    checked_on: DateOnly.nullable().meta({ description: 'Date it was last looked up.' }),
    checked_source: z.string().nullable().meta({ description: 'Where it was looked up.' }),
    checked_url: z.string().nullable().meta({ description: 'URL of the source.' }),
    documents: z.array(CredentialDocument).meta({ description: 'Its documents, newest first.' }),
    waiting: z.int().meta({ description: 'Number of documents that were not checked yet.' }),
    owner: CredentialKeeper.nullable().meta({ description: 'Who is responsible for its renewal.' }),
    reminders: z.int().meta({ description: 'Reminders sent to the clinic since the credential was last verified.' }),
    reminded_at: Instant.nullable().meta({ description: 'When the last of them was sent.' }),
    actions: z.array(UpkeepAction).meta({ description: 'What the caller may do.' }),
  })
  .meta({ id: 'KeptCredential', description: 'A credential with its documents, owner and reminders.' });
export type KeptCredential = z.infer<typeof KeptCredential>;

export const KeptCredentials = z
  .object({
    data: z.array(KeptCredential).meta({ description: 'Credentials, earliest expiration first.' }),
    unfiled: z.array(CredentialDocument).meta({ description: 'Documents of the clinic that belong to no credential.' }),
    actions: z.array(z.enum(['export'])).meta({ description: 'What the caller may do with all of them.' }),
  })
  .meta({ id: 'KeptCredentials', description: 'Credentials of a clinic, or of all clinics of an organization.' });
export type KeptCredentials = z.infer<typeof KeptCredentials>;

export const CredentialRenewal = z
  .strictObject({
    expires_on: z
      .union([z.literal(''), DateOnly])
      .default('')
      .meta({ description: 'Expiration date in the document; empty if it never expires.' }),
    number: z.string().trim().max(80).default('').meta({ description: 'Registry number, if it changed.' }),
  })
  .meta({ description: 'What the uploaded document says.' });
export type CredentialRenewal = z.infer<typeof CredentialRenewal>;

export const CredentialOwner = z
  .strictObject({ user_id: Id.nullable().meta({ description: 'One of its possible owners; null for nobody.' }) })
  .meta({ id: 'CredentialOwner', description: 'Who becomes responsible for a credential.' });
