import type { CredentialKind } from '@travesia/contracts/credentials';
import type { credentials } from './providers.tables.ts';

type Row = Pick<
  typeof credentials.$inferSelect,
  'id' | 'kind' | 'status' | 'checkedOn' | 'checkedSource' | 'checkedUrl'
>;

/** Credentials that a verified clinic vouches for; the others only say what they say. */
const REQUIRED: readonly (typeof CredentialKind.options)[number][] = ['facility_licence', 'professional_licence'];

const isProven = ({ status, checkedOn, checkedSource, checkedUrl }: Row): boolean =>
  status === 'verified' && checkedOn !== null && checkedSource !== null && checkedUrl !== null;

/**
 * The required credentials of a clinic that nobody has verified with source, URL and date. Those it is known not to
 * hold, and revoked ones, claim nothing.
 */
export const unprovenCredentials = <R extends Row>(rows: readonly R[]): R[] =>
  rows.filter(
    (row) => REQUIRED.includes(row.kind) && row.status !== 'not_held' && row.status !== 'revoked' && !isProven(row),
  );
