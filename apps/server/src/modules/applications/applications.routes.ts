import {
  addApplicationFile,
  beginApplication as beginCall,
  getApplication,
  listApplications as listCall,
  loginProvider,
  readApplicationFile,
  registerProvider as registerCall,
  removeApplicationFile,
  saveApplication as saveCall,
  submitApplication as submitCall,
  withdrawApplication as withdrawCall,
} from '@travesia/contracts/applications';
import { mount, type Mounted } from '../../platform/http/module.ts';
import type { AccountsDeps } from '../accounts/index.ts';
import type { ApplicationsDeps } from './applications-deps.ts';
import { ownApplications } from './applications.policy.ts';
import { addFile } from './commands/add-file.ts';
import { beginApplication } from './commands/begin-application.ts';
import { registerProvider } from './commands/register-provider.ts';
import { removeFile } from './commands/remove-file.ts';
import { saveApplication } from './commands/save-application.ts';
import { signInForProvider } from './commands/sign-in-for-provider.ts';
import { submitApplication } from './commands/submit-application.ts';
import { withdrawApplication } from './commands/withdraw-application.ts';
import { listApplications } from './queries/list-applications.ts';
import { readFile } from './queries/read-file.ts';
import { readApplication } from './read-application.ts';

/** Routes for a clinic's application. */
export function applicationsRoutes(deps: ApplicationsDeps, accounts: AccountsDeps): Mounted[] {
  const { clock, database } = deps;
  return [
    mount(registerCall, ({ body }, context) => registerProvider(deps, accounts, body, context)),
    mount(loginProvider, ({ body }, context) => signInForProvider(deps, accounts, body, context)),
    mount(listCall, (_input, { actor }) => listApplications(database.db, ownApplications(actor))),
    mount(beginCall, ({ body }, { actor }) => beginApplication(deps, actor, body.provider)),
    mount(getApplication, ({ params }, { actor }) =>
      readApplication(database.db, clock, ownApplications(actor), params.id),
    ),
    mount(saveCall, ({ params, body }, { actor }) => saveApplication(deps, actor, params.id, body)),
    mount(submitCall, ({ params, body }, { actor }) => submitApplication(deps, actor, params.id, body.version)),
    mount(withdrawCall, ({ params, body }, { actor }) => withdrawApplication(deps, actor, params.id, body.version)),
    mount(addApplicationFile, ({ params, body }, context) => addFile(deps, context, params.id, body.kind)),
    mount(removeApplicationFile, ({ params }, { actor }) => removeFile(deps, actor, params.id, params.fileId)),
    mount(readApplicationFile, ({ params }, { actor }) =>
      readFile(database.db, ownApplications(actor), params.id, params.fileId),
    ),
  ];
}
