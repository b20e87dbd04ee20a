import { type CredentialCounts, DUE_DAYS, type DueCredential } from '@travesia/contracts/providers';
import { calendar } from '../../../platform/calendar.ts';
import { credentialStatus } from '../credential-status.rules.ts';
import type { CredentialFacts } from './clinic-facts.repo.ts';

/** A paper with how it stands on a day and what it has left. */
export function paperOn(row: CredentialFacts, today: string): DueCredential {
  const { id, kind, body, number, holder, expiresOn } = row;
  return {
    id,
    kind,
    body,
    number,
    holder,
    status: credentialStatus(row.status, expiresOn, today),
    expires_on: expiresOn,
    days_left: expiresOn === null ? null : calendar.daysBetween(today, expiresOn),
  };
}

const byEnd = (one: DueCredential, other: DueCredential): number =>
  (one.expires_on ?? '9999').localeCompare(other.expires_on ?? '9999');

/** Papers that ended, or are in force and end soon; the first to end first. */
export const duePapers = <P extends DueCredential>(papers: readonly P[]): P[] =>
  papers
    .filter(
      ({ status, days_left: days }) =>
        status === 'expired' || (status === 'verified' && days !== null && days <= DUE_DAYS),
    )
    .toSorted(byEnd);

/** All papers as they stand on a day, the first to end first. */
export const allPapers = (rows: readonly CredentialFacts[], today: string): DueCredential[] =>
  rows.map((row) => paperOn(row, today)).toSorted(byEnd);

/** Papers by how they stand on a day. */
export function countPapers(rows: readonly CredentialFacts[], today: string): CredentialCounts {
  const papers = rows.map((row) => paperOn(row, today));
  const of = (status: DueCredential['status']) => papers.filter((paper) => paper.status === status).length;
  const ending = papers.filter(({ status, expires_on: end }) => status === 'verified' && end !== null).toSorted(byEnd);
  return {
    total: papers.length,
    verified: of('verified'),
    being_checked: of('being_checked'),
    expired: of('expired'),
    not_held: of('not_held'),
    due: duePapers(papers).filter(({ status }) => status === 'verified').length,
    next: ending[0] ?? null,
  };
}
