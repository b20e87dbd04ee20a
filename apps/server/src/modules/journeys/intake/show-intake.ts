import type { ClinicIntake, getIntake, Intake, IntakeSection } from '@travesia/contracts/journeys';
import type { EndpointArgs } from '@travesia/contracts/kit';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { Reference } from '../../catalog/index.ts';
import { findIntakeForm, findListedIntake } from '../configurations.repo.ts';
import { defaultOf, type JourneysDeps, readClinic, treatmentOf } from '../journeys-deps.ts';
import { type ConfigurationScope, configurationOf } from '../journeys.policy.ts';
import type { AskedTreatment } from '../templates/show-steps.ts';
import { coreOnly, withNewCore } from './core-questions.rules.ts';

/** The form that a patient answers: the clinic's, or that of the catalog. */
export async function getIntakeQuery(
  deps: JourneysDeps,
  { params, query: { language, provider } }: Pick<EndpointArgs<typeof getIntake>, 'params' | 'query'>,
): Promise<Intake> {
  const row = treatmentOf(await deps.reference(), params.slug);
  return {
    treatment: row.slug,
    name: row.shortName[language],
    sections: await readIntake(deps, { treatment: row.slug, providerId: provider ?? null }),
  };
}

/** The sections of that form. */
export async function readIntake(
  { database, intake, reference }: JourneysDeps,
  { treatment, providerId }: { treatment: string; providerId: string | null },
): Promise<IntakeSection[]> {
  const row = treatmentOf(await reference(), treatment);
  const defaults = defaultOf(intake, row);
  const own = providerId === null ? null : await findListedIntake(database.db, providerId, row.slug);
  const unchanged = own?.intake === 'core' ? coreOnly(defaults) : defaults;
  return own?.sections ? withNewCore(defaults, own.sections) : unchanged;
}

/** A clinic's form for a treatment. */
export const getClinicIntakeQuery = async (
  deps: JourneysDeps,
  asked: AskedTreatment,
  actor: Actor,
): Promise<ClinicIntake> =>
  showClinicIntake(deps, await deps.reference(), deps.database.db, { scope: configurationOf(actor), asked });

/** Same, but also usable in a transaction, with the reference data loaded beforehand. */
export async function showClinicIntake(
  { intake }: Pick<JourneysDeps, 'intake'>,
  reference: Reference,
  db: Db | Tx,
  { scope, asked: { treatment, language } }: { scope: ConfigurationScope; asked: AskedTreatment },
): Promise<ClinicIntake> {
  const row = treatmentOf(reference, treatment);
  const defaults = defaultOf(intake, row);
  const { mayChange } = await readClinic(db, scope);
  const own = await findIntakeForm(db, scope, row.slug);
  const isDefault = !own?.value;
  return {
    treatment: row.slug,
    name: row.shortName[language],
    sections: own?.value ? withNewCore(defaults, own.value) : defaults,
    is_default: isDefault,
    version: own?.version ?? 0,
    actions: mayChange ? (isDefault ? ['change'] : ['change', 'reset']) : [],
  };
}
