import {
  type AdvertisingFact,
  type AdvertisingFacts,
  type AdvertisingFactsUpdate,
  type AdvertisingStatement,
} from '@travesia/contracts/advertising';
import type { Locale } from '@travesia/contracts/kit';
import { type ClaimFacts, presentSource, requiredFacts } from '../claims/find-claims.ts';
import type { FactsRow } from './facts.repo.ts';

type Stated = Omit<AdvertisingFactsUpdate, 'version'>;

/** What a clinic states, by the names of the contract. */
export const statedFacts = (row: FactsRow | undefined): Stated => ({
  permit_number: row?.permitNumber ?? null,
  director_name: row?.directorName ?? null,
  director_number: row?.directorNumber ?? null,
  specialty: row?.specialty ?? null,
  specialty_number: row?.specialtyNumber ?? null,
  image_consent: row?.imageConsent ?? false,
});

/** As the rules need it. */
export const claimFacts = (row: FactsRow | undefined, approved: readonly string[]): ClaimFacts => ({
  ...statedFacts(row),
  approved,
});

interface Shown {
  country: string;
  language: Locale;
  mayChange: boolean;
}

/** For the clinic's team. */
export function presentFacts(row: FactsRow | undefined, { country, language, mayChange }: Shown): AdvertisingFacts {
  const facts = statedFacts(row);
  return {
    country,
    ...facts,
    required: requiredFacts(country, facts).map(({ rule, missing }) => ({
      fact: rule.fact,
      missing,
      severity: rule.severity,
      shown: rule.shown,
      message: rule.message[language],
      source: presentSource(rule.source),
    })),
    version: row?.version ?? 0,
    actions: mayChange ? ['change'] : [],
  };
}

/** What belongs to a fact that has to be shown: a director without the specialty says less than the law wants. */
const WITH: Readonly<Partial<Record<AdvertisingFact, readonly AdvertisingFact[]>>> = {
  director_number: ['specialty', 'specialty_number'],
};

/** For the clinic's public pages: what its country wants shown, as far as it is stated. */
export function presentStatements(row: FactsRow | undefined, country: string): AdvertisingStatement[] {
  const stated = statedFacts(row);
  // A specialty is shown only with its registration.
  const facts = stated.specialty_number ? stated : { ...stated, specialty: null };
  return requiredFacts(country, facts)
    .filter(({ rule }) => rule.shown)
    .flatMap(({ rule }) => [rule.fact, ...(WITH[rule.fact] ?? [])])
    .flatMap((fact) => {
      const value = facts[fact];
      return typeof value === 'string' && value ? [{ fact, value }] : [];
    });
}
