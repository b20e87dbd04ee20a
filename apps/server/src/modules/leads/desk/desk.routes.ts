import {
  archiveClinicMacro,
  archiveDeskMacro,
  archiveNetworkMacro,
  assignAdminRequest,
  assignClinicRequest,
  assignNetworkRequest,
  changeClinicMacro,
  changeDeskMacro,
  changeNetworkMacro,
  createClinicMacro,
  createDeskMacro,
  createNetworkMacro,
  decideAdminRequest,
  decideClinicRequest,
  decideNetworkRequest,
  exportAdminRequests,
  exportClinicRequests,
  exportNetworkRequests,
  getAdminRequest,
  getAdminRequestSender,
  getClinicRequest,
  getClinicRequestSender,
  getNetworkRequest,
  getNetworkRequestSender,
  listAdminRequests,
  listClinicMacros,
  listClinicRequests,
  listDeskMacros,
  listNetworkMacros,
  listNetworkRequests,
  replyToAdminRequest,
  replyToClinicRequest,
  replyToNetworkRequest,
} from '@travesia/contracts/leads';
import { mount, type Mounted } from '../../../platform/http/module.ts';
import { clinicMacros, macroHandlers, networkMacros, teamMacros } from '../../macros/index.ts';
import { createLeadKeys } from '../lead-keys.ts';
import type { DeskDeps, DeskSetup } from '../leads-deps.ts';
import { clinicDesk, networkDesk, teamDesk } from '../leads.policy.ts';
import { assignLead } from './commands/assign-lead.ts';
import { decideLead } from './commands/decide-lead.ts';
import { exportDesk } from './commands/export-desk.ts';
import { replyToLead } from './commands/reply-to-lead.ts';
import { showLead } from './commands/show-lead.ts';
import { listDeskQuery } from './queries/list-desk.ts';
import { readSenderQuery } from './queries/read-sender.ts';

/** Endpoints for those who answer: clinics, organizations and the team. */
export function deskRoutes(setup: DeskSetup): Mounted[] {
  const deps = { ...setup, keys: createLeadKeys(setup.secret) };
  return [...clinicRoutes(deps), ...networkRoutes(deps), ...teamRoutes(deps), ...macroRoutes(deps)];
}

const clinicRoutes = (deps: DeskDeps): Mounted[] => [
  mount(listClinicRequests, ({ query }, { actor }) => listDeskQuery(deps, clinicDesk(actor), query)),
  mount(exportClinicRequests, ({ query }, { actor }) => exportDesk(deps, clinicDesk(actor), query)),
  mount(getClinicRequest, ({ params }, { actor }) => showLead(deps, clinicDesk(actor), params.id)),
  mount(getClinicRequestSender, ({ params }, { actor }) => readSenderQuery(deps, clinicDesk(actor), params.id)),
  mount(replyToClinicRequest, ({ params, body }, { actor }) => replyToLead(deps, clinicDesk(actor), params.id, body)),
  mount(assignClinicRequest, ({ params, body }, { actor }) => assignLead(deps, clinicDesk(actor), params.id, body)),
  mount(decideClinicRequest, ({ params, body }, { actor }) => decideLead(deps, clinicDesk(actor), params.id, body)),
];

const networkRoutes = (deps: DeskDeps): Mounted[] => [
  mount(listNetworkRequests, ({ query }, { actor }) => listDeskQuery(deps, networkDesk(actor), query)),
  mount(exportNetworkRequests, ({ query }, { actor }) => exportDesk(deps, networkDesk(actor), query)),
  mount(getNetworkRequest, ({ params }, { actor }) => showLead(deps, networkDesk(actor), params.id)),
  mount(getNetworkRequestSender, ({ params }, { actor }) => readSenderQuery(deps, networkDesk(actor), params.id)),
  mount(replyToNetworkRequest, ({ params, body }, { actor }) => replyToLead(deps, networkDesk(actor), params.id, body)),
  mount(assignNetworkRequest, ({ params, body }, { actor }) => assignLead(deps, networkDesk(actor), params.id, body)),
  mount(decideNetworkRequest, ({ params, body }, { actor }) => decideLead(deps, networkDesk(actor), params.id, body)),
];

const teamRoutes = (deps: DeskDeps): Mounted[] => [
  mount(listAdminRequests, ({ query }, { actor }) => listDeskQuery(deps, teamDesk(actor), query)),
  mount(exportAdminRequests, ({ query }, { actor }) => exportDesk(deps, teamDesk(actor), query)),
  mount(getAdminRequest, ({ params }, { actor }) => showLead(deps, teamDesk(actor), params.id)),
  mount(getAdminRequestSender, ({ params }, { actor }) => readSenderQuery(deps, teamDesk(actor), params.id)),
  mount(replyToAdminRequest, ({ params, body }, { actor }) => replyToLead(deps, teamDesk(actor), params.id, body)),
  mount(assignAdminRequest, ({ params, body }, { actor }) => assignLead(deps, teamDesk(actor), params.id, body)),
  mount(decideAdminRequest, ({ params, body }, { actor }) => decideLead(deps, teamDesk(actor), params.id, body)),
];

function macroRoutes(deps: DeskDeps): Mounted[] {
  const ofClinic = macroHandlers(deps, clinicMacros);
  const ofNetwork = macroHandlers(deps, networkMacros);
  const ofTeam = macroHandlers(deps, teamMacros('leads'));
  return [
    mount(listClinicMacros, ofClinic.list),
    mount(createClinicMacro, ofClinic.create),
    mount(changeClinicMacro, ofClinic.change),
    mount(archiveClinicMacro, ofClinic.archive),
    mount(listNetworkMacros, ofNetwork.list),
    mount(createNetworkMacro, ofNetwork.create),
    mount(changeNetworkMacro, ofNetwork.change),
    mount(archiveNetworkMacro, ofNetwork.archive),
    mount(listDeskMacros, ofTeam.list),
    mount(createDeskMacro, ofTeam.create),
    mount(changeDeskMacro, ofTeam.change),
    mount(archiveDeskMacro, ofTeam.archive),
  ];
}
