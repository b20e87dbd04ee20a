import type { ProblemField } from '@travesia/contracts/kit';
import { CREDENTIAL_FIELDS, type CredentialCorrection, type CredentialField } from '@travesia/contracts/credentials';
import type { CredentialRow } from '../credentials.repo.ts';

const COLUMNS = {
  body: 'body',
  number: 'number',
  holder: 'holder',
  accreditor: 'accreditor',
  issued_on: 'issuedOn',
  expires_on: 'expiresOn',
} as const satisfies Record<CredentialField, keyof CredentialRow>;

/** A credential as submitted, with the API's field names. */
type Written = Record<CredentialField, string | null>;

/** The actual changes of a correction: the columns, and before and after values of fields that identify no person. */
export function readCorrection(row: CredentialRow, correction: Partial<CredentialCorrection>) {
  const fields = CREDENTIAL_FIELDS.filter(
    (field) => correction[field] !== undefined && correction[field] !== row[COLUMNS[field]],
  );
  // The holder's name, and numbers that identify a person, stay out of the log.
  const isSilent = (field: CredentialField) => field === 'holder' || (field === 'number' && row.clinicianId !== null);
  const facts = fields
    .filter((field) => !isSilent(field))
    .flatMap((field) => [
      [`${field}.before`, row[COLUMNS[field]]],
      [`${field}.after`, correction[field] ?? null],
    ]);
  return {
    fields,
    changes: Object.fromEntries(fields.map((field) => [COLUMNS[field], correction[field]])) as Partial<CredentialRow>,
    facts: { fields: fields.join(', '), ...(Object.fromEntries(facts) as Record<string, string | null>) },
  };
}

/**
 * What verifying a credential replaces; null unless it was being checked: only to there does undoing lead back.
 */
export const beforeCheck = ({ status, ...row }: CredentialRow): CredentialRow['beforeCheck'] => {
  if (status !== 'being_checked') return null;
  const { body, number, holder, accreditor, issuedOn, expiresOn, checkedOn, checkedSource, checkedUrl } = row;
  return { body, number, holder, accreditor, issuedOn, expiresOn, checkedOn, checkedSource, checkedUrl };
};

const fault = (field: string, message: string): ProblemField => ({
  path: `body.${field}`,
  code: 'not_possible',
  message,
});

/** Validation errors of a credential. */
export function credentialFaults(
  { accreditor, issued_on: issued, expires_on: expires }: Pick<Written, 'accreditor' | 'issued_on' | 'expires_on'>,
  kind: CredentialRow['kind'],
  knowsAccreditor: (slug: string) => boolean,
): ProblemField[] {
  return [
    ...(accreditor !== null && (kind !== 'accreditation' || !knowsAccreditor(accreditor))
      ? [fault('accreditor', 'names no accreditor, or the credential is no accreditation')]
      : []),
    ...(issued !== null && expires !== null && expires < issued
      ? [fault('expires_on', 'must not be before the first day')]
      : []),
  ];
}

/**
 * Validation errors of evidence: the check can't be in the future, and an expired credential is renewed, not verified. `today` is the
 * clinic's day; admins may be a day ahead of it, at most at `todayUtc`.
 */
export function evidenceFaults(
  checkedOn: string,
  expiresOn: string | null,
  { today, todayUtc }: { today: string; todayUtc: string },
): ProblemField[] {
  return [
    ...(checkedOn > today && checkedOn > todayUtc ? [fault('checked_on', 'must not be in the future')] : []),
    ...(expiresOn !== null && expiresOn < today ? [fault('expires_on', 'has passed; correct the last day first')] : []),
  ];
}
