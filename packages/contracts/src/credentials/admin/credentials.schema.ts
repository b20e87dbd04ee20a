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
    .meta({ description: 'How it stands; a revoked one is on no page of patients.' }),
  clinician: z.string().nullable().meta({ description: 'Whose it is; null for the facility itself.' }),
  clinician_id: Id.nullable().meta({ description: 'The same by id.' }),
  checked_source: z.string().nullable().meta({ description: 'Where it was looked up.' }),
  checked_url: z.string().nullable().meta({ description: 'Address of what was looked at.' }),
  expires_in_days: z.int().nullable().meta({ description: 'Days until its last day; negative when it is past.' }),
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
  number: line(80, 'Number in the register.').nullable(),
  holder: line(200, 'Name it was issued to.'),
  accreditor: Slug.nullable().meta({ description: 'Accreditor, for accreditations.' }),
  issued_on: DateOnly.nullable().meta({ description: 'First day.' }),
  expires_on: DateOnly.nullable().meta({ description: 'Last day in force; null when it has none.' }),
};
/** What of a credential can be corrected, in the order of the form. */
export const CREDENTIAL_FIELDS = Object.keys(words) as (keyof typeof words)[];
export type CredentialField = (typeof CREDENTIAL_FIELDS)[number];

const looked = {
  version: z.int().min(1).meta({ description: 'The version of the provider that was looked at.' }),
  reason: Reason,
};

export const NewCredential = z
  .strictObject({
    ...looked,
    clinician_id: Id.nullable().meta({ description: 'Whose it is; null for the facility itself.' }),
    kind: CredentialKind,
    ...words,
  })
  .meta({ id: 'NewCredential', description: 'A credential to be put on file, still to be checked.' });
export type NewCredential = z.infer<typeof NewCredential>;

export const CredentialCorrection = z.strictObject({ ...looked, ...z.object(words).partial().shape }).meta({
  id: 'CredentialCorrection',
  description: 'Fields of a credential to change; those not named stay as they are.',
});
export type CredentialCorrection = z.infer<typeof CredentialCorrection>;

export const CredentialEvidence = z
  .strictObject({
    ...looked,
    source: line(200, 'Where it was looked up, such as the public register of the ministry.'),
    url: z
      .url({ protocol: /^https?$/ })
      .max(500)
      .nullable()
      .meta({ description: 'Address of what was looked at, where it has one.' }),
    checked_on: DateOnly.meta({ description: 'The day it was looked at.' }),
  })
  .meta({ id: 'CredentialEvidence', description: 'What a credential is verified by.' });
export type CredentialEvidence = z.infer<typeof CredentialEvidence>;

export const CredentialRevocation = z
  .strictObject(looked)
  .meta({ id: 'CredentialRevocation', description: 'Why a credential counts no more.' });
export type CredentialRevocation = z.infer<typeof CredentialRevocation>;

const CredentialEntry = z
  .object({
    id: Id,
    at: Instant.meta({ description: 'When.' }),
    act: z.enum(['added', 'corrected', 'verified', 'revoked']).meta({ description: 'What was done.' }),
    by: z.string().nullable().meta({ description: 'Who; null for people whom the asking admin may not see.' }),
    reason: z.string().nullable().meta({ description: 'Why.' }),
    source: z.string().nullable().meta({ description: 'Where it was looked up.' }),
    changes: z
      .array(
        z.object({
          field: z
            .enum(CREDENTIAL_FIELDS as [CredentialField, ...CredentialField[]])
            .meta({ description: 'Which field.' }),
          before: z.string().nullable().meta({ description: 'What stood there; null for nothing, and for names.' }),
          after: z.string().nullable().meta({ description: 'What stands there now; null for nothing, and for names.' }),
        }),
      )
      .meta({ description: 'What was other than before.' }),
  })
  .meta({ id: 'CredentialEntry', description: 'Something that was done with a credential.' });
export type CredentialEntry = z.infer<typeof CredentialEntry>;

export const CredentialHistory = z
  .object({ data: z.array(CredentialEntry).meta({ description: 'The latest first, a hundred at most.' }) })
  .meta({ id: 'CredentialHistory', description: 'What was done with a credential here.' });
export type CredentialHistory = z.infer<typeof CredentialHistory>;
