import {
  downloadExport as downloadExportCall,
  eraseAccount,
  getExport,
  keepAccount as keepAccountCall,
  listExports,
  listGivenConsents,
  requestExport as requestExportCall,
} from '@travesia/contracts/privacy';
import { mount, type Mounted } from '../../platform/http/module.ts';
import { askErasure } from './commands/ask-erasure.ts';
import { downloadExport } from './commands/download-export.ts';
import { keepAccount } from './commands/keep-account.ts';
import { requestExport } from './commands/request-export.ts';
import type { PrivacyCalls } from './privacy-deps.ts';
import { getExportQuery } from './queries/get-own-export.ts';
import { listGivenConsentsQuery } from './queries/list-given-consents.ts';
import { listExportsQuery } from './queries/list-own-exports.ts';

/** Endpoints for exporting personal data and deleting an account. */
export const privacyRoutes = (deps: PrivacyCalls): Mounted[] => [
  mount(requestExportCall, (_input, { actor }) => requestExport(deps, actor)),
  mount(listExports, (_input, { actor }) => listExportsQuery(deps, actor)),
  mount(listGivenConsents, ({ query }, { actor }) => listGivenConsentsQuery(deps, query, actor)),
  mount(getExport, ({ params }, { actor }) => getExportQuery(deps, actor, params.id)),
  mount(downloadExportCall, ({ params }, { actor }) => downloadExport(deps, actor, params.id)),
  mount(eraseAccount, ({ body }, { actor }) => askErasure(deps, body, actor)),
  mount(keepAccountCall, (_input, { actor }) => keepAccount(deps, actor)),
];
