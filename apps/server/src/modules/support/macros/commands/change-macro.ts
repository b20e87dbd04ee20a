import type { EndpointArgs } from '@travesia/contracts/kit';
import type { changeMacro as changeMacroCall, Macro } from '@travesia/contracts/support';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import type { SupportDeps } from '../../support-deps.ts';
import { inboxOf } from '../../support.policy.ts';
import { lockMacroAt } from '../lock-macro.ts';
import { presentMacro } from '../macro.presenter.ts';
import { writeMacro } from '../macros.repo.ts';

/** Changes a saved reply. Throws `request.not_found`, `support.macro_name_taken` and `request.stale_version`. */
export async function changeMacro(
  { database, clock }: SupportDeps,
  actor: Actor,
  id: string,
  { version, ...content }: EndpointArgs<typeof changeMacroCall>['body'],
): Promise<Macro> {
  const scope = inboxOf(actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    await lockMacroAt(tx, scope, id, version);
    const macro = await writeMacro(tx, id, content, at);
    await appendAudit(tx, { action: 'support.macro_changed', actor, at, target: { type: 'support_macro', id } });
    return presentMacro(macro);
  });
}
