import {
  addCredential as addCall,
  correctCredential as correctCall,
  listCredentialHistory,
  revokeCredential as revokeCall,
  undoCredentialAct as undoCall,
  verifyCredential as verifyCall,
} from '@travesia/contracts/credentials';
import { mount, type Mounted } from '../../../platform/http/module.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { addCredential } from './commands/add-credential.ts';
import { correctCredential } from './commands/correct-credential.ts';
import { revokeCredential } from './commands/revoke-credential.ts';
import { undoCredentialAct } from './commands/undo-credential-act.ts';
import { verifyCredential } from './commands/verify-credential.ts';
import { type ProvidersAdminDeps, getProviderQuery } from '../../providers/index.ts';
import { credentialHistoryQuery } from './credential-history.ts';

/** Routes for admins to manage the credentials of clinics and clinicians. */
export function credentialsRoutes(deps: ProvidersAdminDeps): Mounted[] {
  const after = async (id: string, actor: Actor, change: Promise<void>) => {
    await change;
    return getProviderQuery(deps, id, 'en', actor);
  };
  return [
    mount(addCall, ({ params: { id }, body }, { actor }) => after(id, actor, addCredential(deps, id, body, actor))),
    mount(correctCall, ({ params, body }, { actor }) =>
      after(params.id, actor, correctCredential(deps, params, body, actor)),
    ),
    mount(verifyCall, ({ params, body }, { actor }) =>
      after(params.id, actor, verifyCredential(deps, params, body, actor)),
    ),
    mount(undoCall, ({ params, body }, { actor }) =>
      after(params.id, actor, undoCredentialAct(deps, params, body, actor)),
    ),
    mount(revokeCall, ({ params, body }, { actor }) =>
      after(params.id, actor, revokeCredential(deps, params, body, actor)),
    ),
    mount(listCredentialHistory, ({ params }, { actor }) => credentialHistoryQuery(deps, params, actor)),
  ];
}
