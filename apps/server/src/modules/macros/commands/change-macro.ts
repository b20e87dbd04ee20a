import type { Macro, MacroChange } from '@travesia/contracts/macros';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { ModuleDeps } from '../../../platform/module-deps.ts';
import { auditOf } from '../audit-of.ts';
import { lockMacroAt } from '../lock-macro.ts';
import { presentMacro } from '../macro.presenter.ts';
import { writeMacro } from '../macros.repo.ts';
import type { MacroScope } from '../macros.policy.ts';
import { refuseOtherTopic } from '../refuse-other-topic.ts';

type Deps = Pick<ModuleDeps, 'database' | 'clock'>;

/** Changes a saved reply. Throws `request.not_found`, `macros.name_taken` and `request.stale_version`. */
export async function changeMacro(
  { database, clock }: Deps,
  scope: MacroScope,
  id: string,
  { version, ...content }: MacroChange,
): Promise<Macro> {
  const at = clock.now();
  refuseOtherTopic(scope, content);
  return unitOfWork(database, async (tx) => {
    await lockMacroAt(tx, scope, id, version);
    const macro = await writeMacro(tx, id, content, at);
    await appendAudit(tx, { ...auditOf(scope, 'changed', id), at });
    return presentMacro(macro);
  });
}
