import {
  archiveClinician as archiveCall,
  createClinician as createCall,
  getOwnClinician,
  listOwnClinicians,
  orderClinicians as orderCall,
  restoreClinician as restoreCall,
  updateClinician as updateCall,
} from '@travesia/contracts/providers';
import { mount, type Mounted } from '../../../../platform/http/module.ts';
import type { ClinicDeps } from '../clinic-deps.ts';
import { archiveClinician } from './commands/archive-clinician.ts';
import { createClinician } from './commands/create-clinician.ts';
import { orderClinicians } from './commands/order-clinicians.ts';
import { restoreClinician } from './commands/restore-clinician.ts';
import { updateClinician } from './commands/update-clinician.ts';
import { getOwnClinicianQuery, listOwnCliniciansQuery } from './queries/own-clinicians.ts';

/** A clinic's own list of clinicians. */
export const peopleRoutes = (deps: ClinicDeps): Mounted[] => [
  mount(listOwnClinicians, ({ query }, { actor }) => listOwnCliniciansQuery(deps, query, actor)),
  mount(getOwnClinician, ({ params, query }, { actor }) => getOwnClinicianQuery(deps, params.id, query, actor)),
  mount(createCall, ({ body, query }, { actor }) => createClinician(deps, body, query, actor)),
  mount(updateCall, ({ params, body, query }, { actor }) => updateClinician(deps, params.id, body, query, actor)),
  mount(archiveCall, ({ params, body, query }, { actor }) =>
    archiveClinician(deps, { ...params, ...body }, query, actor),
  ),
  mount(restoreCall, ({ params, body, query }, { actor }) =>
    restoreClinician(deps, { ...params, ...body }, query, actor),
  ),
  mount(orderCall, ({ body, query }, { actor }) => orderClinicians(deps, body.ids, query, actor)),
];
