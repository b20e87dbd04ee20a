import { exportClinicPatients, getClinicPatient, listClinicPatients } from '@travesia/contracts/bookings';
import { mount, type Mounted } from '../../../platform/http/module.ts';
import type { BookingsDeps } from '../bookings-deps.ts';
import { ofCalledClinic } from '../bookings.policy.ts';
import { exportPatients } from './commands/export-patients.ts';
import { showPatient } from './commands/show-patient.ts';
import { listPatientsQuery } from './queries/list-patients.ts';

/** Routes of the patients of a clinic: who has booked there. */
export const patientsRoutes = (deps: BookingsDeps): Mounted[] => [
  mount(listClinicPatients, ({ query }, { actor }) => listPatientsQuery(deps, ofCalledClinic(actor), query)),
  mount(getClinicPatient, ({ params }, { actor, language }) =>
    showPatient(deps, ofCalledClinic(actor), params.id, language),
  ),
  mount(exportClinicPatients, ({ body }, { actor }) => exportPatients(deps, ofCalledClinic(actor), body)),
];
