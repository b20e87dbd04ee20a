import {
  addPaper as addCall,
  correctPaper as correctCall,
  listPaperHistory,
  revokePaper as revokeCall,
  verifyPaper as verifyCall,
} from '@travesia/contracts/credentials';
import { mount, type Mounted } from '../../../platform/http/module.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { addPaper } from './commands/add-paper.ts';
import { correctPaper } from './commands/correct-paper.ts';
import { revokePaper } from './commands/revoke-paper.ts';
import { verifyPaper } from './commands/verify-paper.ts';
import { type ProvidersAdminDeps, getProviderQuery } from '../../providers/index.ts';
import { paperHistoryQuery } from './paper-history.ts';

/** What admins do with the papers of clinics and clinicians. */
export function papersRoutes(deps: ProvidersAdminDeps): Mounted[] {
  const after = async (id: string, actor: Actor, change: Promise<void>) => {
    await change;
    return getProviderQuery(deps, id, 'en', actor);
  };
  return [
    mount(addCall, ({ params: { id }, body }, { actor }) => after(id, actor, addPaper(deps, id, body, actor))),
    mount(correctCall, ({ params, body }, { actor }) =>
      after(params.id, actor, correctPaper(deps, params, body, actor)),
    ),
    mount(verifyCall, ({ params, body }, { actor }) => after(params.id, actor, verifyPaper(deps, params, body, actor))),
    mount(revokeCall, ({ params, body }, { actor }) => after(params.id, actor, revokePaper(deps, params, body, actor))),
    mount(listPaperHistory, ({ params }, { actor }) => paperHistoryQuery(deps, params, actor)),
  ];
}
