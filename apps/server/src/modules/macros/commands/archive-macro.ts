import type { Macro, MacroArchiving } from '@travesia/contracts/macros';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { ModuleDeps } from '../../../platform/module-deps.ts';
import { auditOf } from '../audit-of.ts';
import { lockMacroAt } from '../lock-macro.ts';
import { presentMacro } from '../macro.presenter.ts';
import { writeMacro } from '../macros.repo.ts';
import type { MacroScope } from '../macros.policy.ts';

type Deps = Pick<ModuleDeps, 'database' | 'clock'>;

/** Archives a saved reply or offers it again. Throws like `changeMacro`. */
export async function archiveMacro(
  { database, clock }: Deps,
  scope: MacroScope,
  id: string,
  { archived, version }: MacroArchiving,
): Promise<Macro> {
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    const row = await lockMacroAt(tx, scope, id, version);
    if ((row.archivedAt !== null) === archived) return presentMacro(row);
    const macro = await writeMacro(tx, id, { archivedAt: archived ? at : null }, at);
    await appendAudit(tx, { ...auditOf(scope, archived ? 'archived' : 'restored', id), at });
    return presentMacro(macro);
  });
}
