import { z } from 'zod';
import { DateOnly, Id, Instant, Slug } from '../../kit/index.ts';
import { Credential, CredentialKind, CredentialStatus } from '../credentials.schema.ts';
import { Reason } from '../../audit/reason.ts';

/** What an admin may do with a credential. */
export const CredentialAction = z
  .enum(['correct', 'verify', 'revoke'])
  .meta({ description: 'What can be done with it now.' });
export type CredentialAction = z.infer<typeof CredentialAction>;

export const AdminCredential = Credential.extend({
  status: z
    .enum([...CredentialStatus.options, 'revoked'])
    .meta({ description: 'Status; a revoked credential appears on no patient page.' }),
  clinician: z.string().nullable().meta({ description: 'Clinician who holds it; null for the facility itself.' }),
  clinician_id: Id.nullable().meta({ description: 'Id of that clinician.' }),
  checked_source: z.string().nullable().meta({ description: 'Where it was looked up.' }),
  checked_url: z.string().nullable().meta({ description: 'URL of the source.' }),
  expires_in_days: z.int().nullable().meta({ description: 'Days until it expires; negative if expired.' }),
  actions: z.array(CredentialAction).meta({ description: 'What an admin may do with it now.' }),
}).meta({ id: 'AdminCredential', description: 'A credential with its evidence.' });
export type AdminCredential = z.infer<typeof AdminCredential>;

const line = (max: number, description: string) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'must be one line')
    .meta({ description });

const words = {
  body: line(200, 'Who issued it.'),
  number: line(80, 'Registry number.').nullable(),
  holder: line(200, 'Name it was issued to.'),
  accreditor: Slug.nullable().meta({ description: 'Accreditor, for accreditations.' }),
  issued_on: DateOnly.nullable().meta({ description: 'Issue date.' }),
  expires_on: DateOnly.nullable().meta({
    description: 'Expiration date, its last valid day; null if it never expires.',
  }),
};
/** Correctable fields of a credential, in form order. */
export const CREDENTIAL_FIELDS = Object.keys(words) as (keyof typeof words)[];
export type CredentialField = (typeof CREDENTIAL_FIELDS)[number];

const looked = {
  version: z.int().min(1).meta({ description: 'The version of the provider the caller read.' }),
  reason: Reason,
};

export const NewCredential = z
  .strictObject({
    ...looked,
    clinician_id: Id.nullable().meta({ description: 'Clinician who holds it; null for the facility itself.' }),
    kind: CredentialKind,
    ...words,
    document_id: Id.nullable().optional().meta({ description: 'A document of the clinic that belongs to it.' }),
  })
  .meta({ id: 'NewCredential', description: 'A credential to add, pending verification.' });
export type NewCredential = z.infer<typeof NewCredential>;

export const CredentialCorrection = z.strictObject({ ...looked, ...z.object(words).partial().shape }).meta({
  id: 'CredentialCorrection',
  description: 'Fields of a credential to change; omitted ones stay unchanged.',
});
export type CredentialCorrection = z.infer<typeof CredentialCorrection>;

export const CredentialEvidence = z
  .strictObject({
    ...looked,
    source: line(200, 'Where it was looked up, such as the ministry’s public registry.'),
    url: z
      .url({ protocol: /^https?$/ })
      .max(500)
      .meta({ description: 'URL of the source.' }),
    checked_on: DateOnly.meta({ description: 'Date it was looked up.' }),
    number: words.number.optional().meta({ description: 'Registry number there, if it changed.' }),
    expires_on: words.expires_on.optional().meta({ description: 'Expiration date there, if it changed.' }),
  })
  .meta({ id: 'CredentialEvidence', description: 'Evidence that verifies a credential.' });
export type CredentialEvidence = z.infer<typeof CredentialEvidence>;

export const CredentialRevocation = z
  .strictObject(looked)
  .meta({ id: 'CredentialRevocation', description: 'Why a credential is revoked.' });
export type CredentialRevocation = z.infer<typeof CredentialRevocation>;

const CredentialEntry = z
  .object({
    id: Id,
    at: Instant.meta({ description: 'When it happened.' }),
    act: z.enum(['added', 'corrected', 'verified', 'revoked']).meta({ description: 'What was done.' }),
    by: z.string().nullable().meta({ description: 'Who did it; null for users the calling admin may not see.' }),
    reason: z.string().nullable().meta({ description: 'Reason.' }),
    source: z.string().nullable().meta({ description: 'Where it was looked up.' }),
    changes: z
      .array(
        z.object({
          field: z.enum(CREDENTIAL_FIELDS as [CredentialField, ...CredentialField[]]).meta({ description: 'Field.' }),
          before: z.string().nullable().meta({ description: 'Previous value; null for nothing, and for names.' }),
          after: z.string().nullable().meta({ description: 'New value; null for nothing, and for names.' }),
        }),
      )
      .meta({ description: 'Changed values.' }),
  })
  .meta({ id: 'CredentialEntry', description: 'An action on a credential.' });
export type CredentialEntry = z.infer<typeof CredentialEntry>;

export const CredentialHistory = z
  .object({ data: z.array(CredentialEntry).meta({ description: 'Latest first, at most 100.' }) })
  .meta({ id: 'CredentialHistory', description: 'History of a credential.' });
export type CredentialHistory = z.infer<typeof CredentialHistory>;
