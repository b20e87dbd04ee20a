import { z } from 'zod';
import { DateOnly, Id, Slug } from '../kit/index.ts';

export const CREDENTIAL_KINDS = [
  'facility_licence',
  'professional_licence',
  'specialty',
  'accreditation',
  'insurance',
  'membership',
] as const;
export const CredentialKind = z.enum(CREDENTIAL_KINDS).meta({ description: 'What the credential proves.' });
export const CredentialStatus = z
  .enum(['verified', 'being_checked', 'not_held', 'expired'])
  .meta({ description: 'verified only while valid; expired after its expiration date.' });

/** A verified claim with its evidence. */
export const Credential = z
  .object({
    id: Id,
    kind: CredentialKind,
    status: CredentialStatus,
    body: z.string().meta({ description: 'Who issued it.' }),
    accreditor: Slug.nullable().meta({ description: 'Accreditor, for accreditations.' }),
    number: z.string().nullable().meta({ description: 'Registry number.' }),
    holder: z.string().meta({ description: 'Name it was issued to.' }),
    scope: z.string().nullable().meta({ description: 'What it covers.' }),
    issued_on: DateOnly.nullable().meta({ description: 'Issue date.' }),
    expires_on: DateOnly.nullable().meta({ description: 'Expiration date, its last valid day.' }),
    checked_on: DateOnly.nullable().meta({ description: 'Date we last looked it up.' }),
  })
  .meta({ id: 'Credential', description: 'A verified claim: body, number, scope, dates.' });
export type Credential = z.infer<typeof Credential>;
