import type { View } from '@travesia/contracts/catalog';
import type { OwnClinician, OwnClinicians } from '@travesia/contracts/providers';
import type { Actor } from '../../../../../platform/http/request-context.ts';
import type { ClinicDeps } from '../../clinic-deps.ts';
import { ofClinic } from '../../clinic.policy.ts';
import { showClinician, showClinicians } from '../show-people.ts';

/** The clinicians of the request's clinic. */
export const listOwnCliniciansQuery = async (deps: ClinicDeps, view: View, actor: Actor): Promise<OwnClinicians> =>
  showClinicians(deps, await deps.reference(), deps.database.db, ofClinic(actor), view);

/** One of them. Throws `providers.clinician_not_found`. */
export const getOwnClinicianQuery = async (
  deps: ClinicDeps,
  id: string,
  view: View,
  actor: Actor,
): Promise<OwnClinician> =>
  showClinician(deps, await deps.reference(), deps.database.db, ofClinic(actor), { id, view });
