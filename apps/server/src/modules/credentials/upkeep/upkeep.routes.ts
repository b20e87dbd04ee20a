import {
  assignCredential as assignCall,
  exportEvidence as exportCall,
  listCredentialKeepers,
  listKeptCredentials,
  readCredentialDocument,
  remindOfCredential,
  removeCredentialDocument,
  renewCredential as renewCall,
} from '@travesia/contracts/credentials';
import { mount, type Mounted } from '../../../platform/http/module.ts';
import { assignCredential } from './commands/assign-credential.ts';
import { exportEvidence } from './commands/export-evidence.ts';
import { remindClinic } from './commands/remind-clinic.ts';
import { removeDocument } from './commands/remove-document.ts';
import { renewCredential } from './commands/renew-credential.ts';
import { listKeepersQuery, listKeptQuery, readDocumentQuery } from './list-kept.ts';
import type { UpkeepDeps } from './upkeep-deps.ts';

/** Routes for clinics, organizations and admins to keep credentials up to date. */
export const upkeepRoutes = (deps: UpkeepDeps): Mounted[] => [
  mount(listKeptCredentials, ({ query }, { actor }) => listKeptQuery(deps, query.provider, actor)),
  mount(renewCall, ({ params, body }, context) => renewCredential(deps, context, params.id, body)),
  mount(readCredentialDocument, ({ params }, { actor }) => readDocumentQuery(deps, params.id, actor)),
  mount(removeCredentialDocument, ({ params }, { actor }) => removeDocument(deps, params.id, actor)),
  mount(remindOfCredential, ({ params }, { actor }) => remindClinic(deps, params.id, actor)),
  mount(listCredentialKeepers, ({ params }, { actor }) => listKeepersQuery(deps, params.id, actor)),
  mount(assignCall, ({ params, body }, { actor }) => assignCredential(deps, params.id, body.user_id, actor)),
  mount(exportCall, ({ params, query }, { actor }) => exportEvidence(deps, params.provider, query.language, actor)),
];
