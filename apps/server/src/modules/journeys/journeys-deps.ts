import type { KeyObject } from 'node:crypto';
import type { Consents } from '../../../data/consents/read-consents.ts';
import type { DefaultIntake } from '../../../data/intake/read-intake.ts';
import type { DefaultSteps } from '../../../data/journeys/read-journey-steps.ts';
import type { DischargeRules } from '../../../data/discharge/read-required.ts';
import type { RedFlagRule } from '@travesia/contracts/journeys';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { TakeSide } from '../../platform/http/take-side.ts';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import type { Seal } from '../../platform/secrets/seal.ts';
import type { Files } from '../../platform/storage/files.ts';
import type { BookingsDeps } from '../bookings/index.ts';
import type { Reference } from '../catalog/index.ts';
import type { PackageReads } from '../packages/index.ts';
import { clinicActions, findClinicRow, ofClinic } from '../providers/index.ts';
import type { ConfigurationScope } from './journeys.policy.ts';

/** Dependencies of journeys; the defaults were read from files at start. */
export interface JourneysDeps extends ModuleDeps {
  reference: () => Promise<Reference>;
  steps: DefaultSteps;
  intake: DefaultIntake;
  /** Texts of consents, and what each treatment requires. */
  consents: Consents;
  /** Answers that ask for a clinician. */
  redFlags: readonly RedFlagRule[];
  /** What discharge papers must have. */
  dischargeRules: DischargeRules;
  /** Of hashes of lots; see discharge/lot-hash.ts. */
  lotKey: KeyObject;
  /** Address of the product, for links in documents. */
  origin: string;
  /** Encrypts what patients answer. */
  seal: Seal;
  /** Which clinic or organization a user acts for. */
  takeSide: TakeSide;
  /** Stores what is uploaded. */
  files: Files;
  bookings: BookingsDeps;
  packages: PackageReads;
}

export type TreatmentOf = NonNullable<ReturnType<Reference['treatments']['get']>>;

/** A treatment of the catalog, also by a former slug. Throws `catalog.treatment_not_found`. */
export function treatmentOf(reference: Reference, slug: string): TreatmentOf {
  const row = reference.treatments.get(slug);
  if (!row) throw new ProblemError('catalog.treatment_not_found', { detail: `There is no treatment called ${slug}.` });
  return row;
}

/** The default for a treatment: its own, whatever its present slug, or the one for treatments without. */
export function defaultOf<T>(
  defaults: ReadonlyMap<string, readonly T[]>,
  { releaseKey, slug }: Pick<TreatmentOf, 'releaseKey' | 'slug'>,
): T[] {
  return [...(defaults.get(releaseKey ?? slug) ?? defaults.get('_default') ?? [])];
}

/** The clinic that is configured, with whether this person may change it. Throws `access.no_clinic`. */
export async function readClinic(db: Db | Tx, { person }: ConfigurationScope) {
  const row = await findClinicRow(db, ofClinic(person));
  if (!row) throw new ProblemError('access.no_clinic');
  return { timeZone: row.clinic.timeZone, mayChange: clinicActions(person, row.clinic).includes('change_settings') };
}
