import { type Macro, MOST_MACROS, type NewMacro } from '@travesia/contracts/support';
import { uuidv7 } from 'uuidv7';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { demoFlagOf } from '../../../../platform/demo/sight.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { SupportDeps } from '../../support-deps.ts';
import { inboxOf } from '../../support.policy.ts';
import { presentMacro } from '../macro.presenter.ts';
import { countMacros, insertMacro } from '../macros.repo.ts';

/** Saves a reply for the team. Throws `support.macro_name_taken` and `support.not_possible`. */
export async function createMacro({ database, clock }: SupportDeps, actor: Actor, content: NewMacro): Promise<Macro> {
  const scope = inboxOf(actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    if ((await countMacros(tx, scope)) >= MOST_MACROS)
      throw new ProblemError('support.not_possible', { detail: `The team has ${MOST_MACROS} saved replies.` });
    const id = uuidv7();
    const row = { ...content, id, ...demoFlagOf(scope.member), createdAt: at, updatedAt: at };
    const macro = await insertMacro(tx, row);
    await appendAudit(tx, { action: 'support.macro_created', actor, at, target: { type: 'support_macro', id } });
    return presentMacro(macro);
  });
}
