import type { Tx } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { presentMacro } from './macro.presenter.ts';
import type { MacroScope } from './macros.policy.ts';
import { lockMacro, type MacroRow } from './macros.repo.ts';

/** A saved reply as the caller read it, locked. Throws `request.not_found` and `request.stale_version`. */
export async function lockMacroAt(tx: Tx, scope: MacroScope, id: string, version: number): Promise<MacroRow> {
  const row = await lockMacro(tx, scope, id);
  if (!row) throw new ProblemError('request.not_found');
  if (row.version !== version) throw new ProblemError('request.stale_version', { present: presentMacro(row) });
  return row;
}
