import { type Macro, MOST_MACROS, type NewMacro } from '@travesia/contracts/macros';
import { uuidv7 } from 'uuidv7';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { demoFlagOf } from '../../../platform/demo/sight.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { ModuleDeps } from '../../../platform/module-deps.ts';
import { auditOf } from '../audit-of.ts';
import { presentMacro } from '../macro.presenter.ts';
import { countMacros, insertMacro } from '../macros.repo.ts';
import type { MacroScope } from '../macros.policy.ts';
import { refuseOtherTopic } from '../refuse-other-topic.ts';

type Deps = Pick<ModuleDeps, 'database' | 'clock'>;

/** Saves a reply for the team. Throws `macros.name_taken`, `macros.too_many` and `request.invalid`. */
export async function createMacro({ database, clock }: Deps, scope: MacroScope, content: NewMacro): Promise<Macro> {
  const at = clock.now();
  refuseOtherTopic(scope, content);
  return unitOfWork(database, async (tx) => {
    if ((await countMacros(tx, scope)) >= MOST_MACROS) throw new ProblemError('macros.too_many');
    const id = uuidv7();
    const { member, desk, providerId, organizationId } = scope;
    const owner = { desk, providerId, organizationId, ...demoFlagOf(member) };
    const row = { ...content, ...owner, id, createdAt: at, updatedAt: at };
    const macro = await insertMacro(tx, row);
    await appendAudit(tx, { ...auditOf(scope, 'created', id), at });
    return presentMacro(macro);
  });
}
