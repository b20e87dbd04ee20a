import {
  type NetworkPoliciesTest,
  POLICY_KEYS,
  type PolicyCell,
  type PolicyKey,
  type PolicyValues,
} from '@travesia/contracts/organizations';
import { DEPOSIT_LEAST } from '@travesia/contracts/terms';
import type { ProblemField } from '@travesia/contracts/kit';

export type Origins = Partial<Record<PolicyKey, 'clinic' | 'organization'>>;

/** A clinic as policies see it. */
export interface PolicyClinicFacts {
  id: string;
  name: string;
  suspended: boolean;
  values: PolicyValues;
  origins: Origins;
}

/** What an organization sets, in full. */
export interface Policies {
  values: PolicyValues;
  locked: readonly PolicyKey[];
}

export type Wanted = Pick<NetworkPoliciesTest, 'values' | 'locked' | 'overrides' | 'replace'>;

/** What becomes of a clinic: its settings and where each comes from. */
export interface Outcome {
  to: PolicyValues;
  origins: Origins;
  /** Settings with another value than before. */
  keys: PolicyKey[];
}

/** The value of a setting in any row of settings, by key: the compiler can't follow a key of mixed types. */
function put<K extends PolicyKey>(values: PolicyValues, key: K, value: PolicyValues[K] | undefined): void {
  if (value !== undefined) values[key] = value;
}

/**
 * What wanted policies make of a clinic. A value for it alone comes first; then the organization's value, where it is locked,
 * the clinic did not choose its own, or its choice is to be replaced. Without any of them, the clinic keeps what it has.
 */
export function outcomeFor(clinic: PolicyClinicFacts, wanted: Wanted): Outcome {
  const to = { ...clinic.values };
  const origins: Origins = { ...clinic.origins };
  const alone = wanted.overrides.filter(({ clinic: id }) => id === clinic.id);
  const replaced = new Set(wanted.replace.filter(({ clinic: id }) => id === clinic.id).map(({ key }) => key));
  for (const key of POLICY_KEYS) {
    const override = alone.map((one) => one[key]).findLast((value) => value !== undefined);
    if (override !== undefined) {
      put(to, key, override);
      origins[key] = 'organization';
      continue;
    }
    if (wanted.values[key] === null) continue;
    const isKept = origins[key] === 'organization' || (origins[key] === 'clinic' && !wanted.locked.includes(key));
    if (isKept && !replaced.has(key)) continue;
    put(to, key, wanted.values[key]);
    delete origins[key];
  }
  // A deposit needs its size; the smallest is the mildest guess.
  if (to.require_deposit && to.deposit_percentage === null) to.deposit_percentage = DEPOSIT_LEAST;
  return { to, origins, keys: POLICY_KEYS.filter((key) => to[key] !== clinic.values[key]) };
}

/** Where each setting of a clinic comes from now. */
export const cellsOf = (clinic: PolicyClinicFacts, { values, locked }: Policies): PolicyCell[] =>
  POLICY_KEYS.map((key) => ({
    key,
    origin: clinic.origins[key] ?? (values[key] !== null && values[key] === clinic.values[key] ? 'network' : 'none'),
    locked: locked.includes(key),
    differs: values[key] !== null && values[key] !== clinic.values[key],
  }));

interface Known {
  clinics: ReadonlySet<string>;
  policies: ReadonlySet<string>;
}

/** What is wrong with wanted policies: an unknown cancellation policy, or a lock without a value. */
export function faultsOf({ values, locked, overrides }: Wanted, { policies }: Pick<Known, 'policies'>): ProblemField[] {
  const isKnown = (key: string | null | undefined) => key === null || key === undefined || policies.has(key);
  const unknown = (path: string) => ({ path, code: 'unknown_reference', message: 'is no cancellation policy' });
  return [
    ...(isKnown(values.cancellation_policy) ? [] : [unknown('body.values.cancellation_policy')]),
    ...overrides.flatMap((one, at) =>
      isKnown(one.cancellation_policy) ? [] : [unknown(`body.overrides.${at}.cancellation_policy`)],
    ),
    ...locked
      .filter((key) => values[key] === null)
      .map((key) => ({ path: `body.values.${key}`, code: 'required', message: 'must be given when it is locked' })),
  ];
}
