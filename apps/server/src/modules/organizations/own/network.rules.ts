import type { NETWORK_STATES, NetworkClinic } from '@travesia/contracts/organizations';
import { allCredentials, type ClinicFacts, countCredentials } from '../../providers/index.ts';
import { plainText } from '../../../platform/finding/plain-text.ts';

type Need = NetworkClinic['needs'][number];

/** What needs attention in a clinic, most urgent first. */
export function needsOf(facts: ClinicFacts, today: string): Need[] {
  const { clinic } = facts;
  const credentials = countCredentials(allCredentials(facts.credentials, today));
  const found: Readonly<Record<Need, boolean>> = {
    suspended: clinic.operationalStatus === 'suspended',
    credential_expired: credentials.expired > 0,
    not_verified: clinic.verificationStatus !== 'verified',
    request_waiting: facts.requests > 0,
    credential_due: credentials.due > 0,
    no_team: facts.staff === 0,
    no_package: clinic.packageCount === 0,
  };
  return (Object.keys(found) as Need[]).filter((need) => found[need]);
}

const PRESSING: readonly Need[] = [
  'suspended',
  'credential_expired',
  'not_verified',
  'request_waiting',
  'credential_due',
  'no_team',
  'no_package',
];
const pressing = ({ needs }: NetworkClinic): number => {
  const first = needs[0];
  return first === undefined ? PRESSING.length : PRESSING.indexOf(first);
};

type Sort = 'name' | 'needs' | 'rating' | 'packages' | 'expires';

/** Sorts clinics; ties by name. */
export function inOrder(clinics: readonly NetworkClinic[], sort: Sort, language: string): NetworkClinic[] {
  const { compare } = new Intl.Collator(language);
  const end = ({ credentials: { next } }: NetworkClinic) => next?.expires_on ?? '9999';
  const by: Readonly<Record<Sort, (one: NetworkClinic, other: NetworkClinic) => number>> = {
    name: () => 0,
    needs: (one, other) => pressing(one) - pressing(other) || other.needs.length - one.needs.length,
    rating: (one, other) => (other.rating?.average ?? 0) - (one.rating?.average ?? 0),
    packages: (one, other) => other.packages - one.packages,
    expires: (one, other) => end(one).localeCompare(end(other)),
  };
  return clinics.toSorted((one, other) => by[sort](one, other) || compare(one.name, other.name));
}

type State = (typeof NETWORK_STATES)[number];

/** Whether a clinic has a given state. */
export const standsLike = (clinic: NetworkClinic, state: State): boolean =>
  ({
    needing: clinic.needs.length > 0,
    verified: clinic.verification_status === 'verified',
    not_verified: clinic.verification_status !== 'verified',
    suspended: clinic.suspended,
    waiting: clinic.requests > 0,
    due: clinic.credentials.due + clinic.credentials.expired > 0,
  })[state];

/** Whether all typed words occur in a clinic's name, city or country. */
export function isMeant({ name, city, country }: NetworkClinic, typed: string | undefined): boolean {
  const text = plainText(`${name} ${city ?? ''} ${country.name}`);
  return plainText(typed ?? '')
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Mean over all reviews of all clinics; null without reviews. */
export function meanRating(facts: readonly ClinicFacts[]): NetworkClinic['rating'] {
  const stars = [0, 0, 0, 0, 0].map((_zero, at) =>
    facts.reduce((sum, { clinic }) => sum + (clinic.ratingDistribution[at] ?? 0), 0),
  );
  const count = stars.reduce((sum, of) => sum + of, 0);
  const total = stars.reduce((sum, of, at) => sum + of * (at + 1), 0);
  return count ? { average: Math.round((total / count) * 10) / 10, count } : null;
}
