import type { ClinicSteps, JourneyFacts, TreatmentSteps } from '@travesia/contracts/journeys';
import type { Locale } from '@travesia/contracts/kit';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { Reference } from '../../catalog/index.ts';
import { findTemplate } from '../configurations.repo.ts';
import { defaultOf, type JourneysDeps, readClinic, type TreatmentOf, treatmentOf } from '../journeys-deps.ts';
import { type ConfigurationScope, configurationOf } from '../journeys.policy.ts';

export interface AskedTreatment {
  treatment: string;
  language: Locale;
}

/** The days of a treatment, from the catalog. */
export function factsOf({
  content,
  ...row
}: Pick<TreatmentOf, 'trips' | 'hospitalNights' | 'flyHomeMinDays' | 'secondTripMinMonths' | 'content'>): JourneyFacts {
  const arrival = content.steps.find(({ kind, trip }) => kind === 'arrive' && trip === 1);
  return {
    trips: row.trips,
    arrive_days_before: Math.max(0, -(arrival?.day_offset ?? 0)),
    hospital_nights: row.hospitalNights,
    fly_home_min_days: row.flyHomeMinDays,
    // Where the catalog says that there are two trips but not when, the second follows after a month.
    second_trip_after_months: row.secondTripMinMonths ?? (row.trips > 1 ? 1 : null),
  };
}

/** The usual steps of a treatment. */
export async function getTreatmentStepsQuery(
  { reference, steps }: JourneysDeps,
  { treatment, language }: AskedTreatment,
): Promise<TreatmentSteps> {
  const row = treatmentOf(await reference(), treatment);
  return {
    treatment: row.slug,
    name: row.shortName[language],
    facts: factsOf(row),
    steps: defaultOf(steps, row),
  };
}

/** A clinic's steps of a treatment. */
export const getClinicStepsQuery = async (
  deps: JourneysDeps,
  asked: AskedTreatment,
  actor: Actor,
): Promise<ClinicSteps> =>
  showClinicSteps(deps, await deps.reference(), deps.database.db, { scope: configurationOf(actor), asked });

/** Same, but also usable in a transaction, with the reference data loaded beforehand. */
export async function showClinicSteps(
  { steps: defaults }: Pick<JourneysDeps, 'steps'>,
  reference: Reference,
  db: Db | Tx,
  { scope, asked: { treatment, language } }: { scope: ConfigurationScope; asked: AskedTreatment },
): Promise<ClinicSteps> {
  const row = treatmentOf(reference, treatment);
  const { mayChange, timeZone } = await readClinic(db, scope);
  const own = await findTemplate(db, scope, row.slug);
  const isDefault = !own?.value;
  return {
    treatment: row.slug,
    name: row.shortName[language],
    facts: factsOf(row),
    steps: own?.value ?? defaultOf(defaults, row),
    is_default: isDefault,
    time_zone: timeZone,
    version: own?.version ?? 0,
    actions: mayChange ? (isDefault ? ['change'] : ['change', 'reset']) : [],
  };
}
