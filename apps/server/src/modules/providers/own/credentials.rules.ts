import { type CredentialCounts, DUE_DAYS, type DueCredential } from '@travesia/contracts/providers';
import { calendar } from '../../../platform/calendar.ts';
import { credentialStatus } from '../credential-status.rules.ts';
import type { CredentialFacts } from './clinic-facts.repo.ts';

/** A credential with its status on a date and the time it has left. */
export function credentialOn(row: CredentialFacts, today: string): DueCredential {
  const { id, kind, body, number, holder, expiresOn, waiting } = row;
  return {
    id,
    kind,
    body,
    number,
    holder,
    status: credentialStatus(row.status, expiresOn, today),
    expires_on: expiresOn,
    days_left: expiresOn === null ? null : calendar.daysBetween(today, expiresOn),
    waiting,
  };
}

const byEnd = (one: DueCredential, other: DueCredential): number =>
  (one.expires_on ?? '9999').localeCompare(other.expires_on ?? '9999');

/** Credentials that have expired, or are valid and expire soon; earliest expiration first. */
export const dueCredentials = <P extends DueCredential>(credentials: readonly P[]): P[] =>
  credentials
    .filter(
      ({ status, days_left: days }) =>
        status === 'expired' || (status === 'verified' && days !== null && days <= DUE_DAYS),
    )
    .toSorted(byEnd);

/** All credentials with their status on a date, earliest expiration first. */
export const allCredentials = (rows: readonly CredentialFacts[], today: string): DueCredential[] =>
  rows.map((row) => credentialOn(row, today)).toSorted(byEnd);

/** Number of credentials per status, each on the current date at its own clinic. */
export function countCredentials(credentials: readonly DueCredential[]): CredentialCounts {
  const of = (status: DueCredential['status']) =>
    credentials.filter((credential) => credential.status === status).length;
  const ending = credentials
    .filter(({ status, expires_on: end }) => status === 'verified' && end !== null)
    .toSorted(byEnd);
  return {
    total: credentials.length,
    verified: of('verified'),
    being_checked: of('being_checked'),
    expired: of('expired'),
    not_held: of('not_held'),
    due: dueCredentials(credentials).filter(({ status }) => status === 'verified').length,
    next: ending[0] ?? null,
  };
}
