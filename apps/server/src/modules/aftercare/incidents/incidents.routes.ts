import {
  addIncidentNote,
  callForHelp,
  getIncident,
  listAllIncidents,
  listClinicIncidents,
  listJourneyIncidents,
  listNetworkIncidents,
  moveIncident,
} from '@travesia/contracts/aftercare';
import { mount, type Mounted } from '../../../platform/http/module.ts';
import { ofCalledClinic, ofCalledNetwork, ofEverySide } from '../../journeys/index.ts';
import type { AftercareDeps } from '../aftercare-deps.ts';
import { addNote } from './commands/add-note.ts';
import { callForHelp as call } from './commands/call-for-help.ts';
import { moveIncident as move } from './commands/move-incident.ts';
import { showIncident } from './commands/show-incident.ts';
import { showJourneyIncidents } from './commands/show-journey-incidents.ts';
import { listIncidentsQuery } from './queries/list-incidents.ts';

/** Endpoints for what clinics must answer. */
export const incidentsRoutes = (deps: AftercareDeps): Mounted[] => [
  mount(listJourneyIncidents, ({ params }, request) => showJourneyIncidents(deps, params.id, request)),
  mount(callForHelp, ({ params, body }, request) => call(deps, params.id, body, request)),
  mount(getIncident, ({ params }, request) => showIncident(deps, params.id, request)),
  mount(moveIncident, ({ params, body }, request) => move(deps, params.id, body, request)),
  mount(addIncidentNote, ({ params, body }, request) => addNote(deps, params.id, body, request)),
  mount(listClinicIncidents, ({ query }, { actor }) => listIncidentsQuery(deps, ofCalledClinic(actor), query)),
  mount(listNetworkIncidents, ({ query }, { actor }) => listIncidentsQuery(deps, ofCalledNetwork(actor), query)),
  mount(listAllIncidents, async ({ query }, { actor }) =>
    listIncidentsQuery(deps, await ofEverySide(deps.takeSide, actor), query),
  ),
];
