import type { EndpointArgs } from '@travesia/contracts/kit';
import type { archiveMacro as archiveMacroCall, Macro } from '@travesia/contracts/support';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import type { SupportDeps } from '../../support-deps.ts';
import { inboxOf } from '../../support.policy.ts';
import { lockMacroAt } from '../lock-macro.ts';
import { presentMacro } from '../macro.presenter.ts';
import { writeMacro } from '../macros.repo.ts';

/** Archives a saved reply or offers it again. Throws like `changeMacro`. */
export async function archiveMacro(
  { database, clock }: SupportDeps,
  actor: Actor,
  id: string,
  { archived, version }: EndpointArgs<typeof archiveMacroCall>['body'],
): Promise<Macro> {
  const scope = inboxOf(actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    const row = await lockMacroAt(tx, scope, id, version);
    if ((row.archivedAt !== null) === archived) return presentMacro(row);
    const macro = await writeMacro(tx, id, { archivedAt: archived ? at : null }, at);
    const action = archived ? 'support.macro_archived' : 'support.macro_restored';
    await appendAudit(tx, { action, actor, at, target: { type: 'support_macro', id } });
    return presentMacro(macro);
  });
}
