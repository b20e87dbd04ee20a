import type { Import } from '@travesia/contracts/imports';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { ImportsScope } from '../imports.policy.ts';
import { presentImport } from './imports.presenter.ts';
import type { ImportsDeps } from './imports-deps.ts';
import { findImport, type ImportRow, lockImport } from './uploads.repo.ts';

/** Returns an import. Throws `imports.not_found`. */
export async function readImport(
  { clock }: Pick<ImportsDeps, 'clock'>,
  db: Db | Tx,
  scope: ImportsScope,
  id: string,
): Promise<Import> {
  const found = await findImport(db, scope, id);
  if (!found) throw new ProblemError('imports.not_found');
  return presentImport(found, clock.now());
}

/**
 * Locks the import at the version the caller saw. Throws `imports.not_found` and, with the current one, `request.stale_version`.
 */
export async function lockSeen(
  deps: ImportsDeps,
  tx: Tx,
  scope: ImportsScope,
  { id, version }: { id: string; version: number },
): Promise<ImportRow> {
  const row = await lockImport(tx, scope, id);
  if (!row) throw new ProblemError('imports.not_found');
  if (row.version !== version)
    throw new ProblemError('request.stale_version', { present: await readImport(deps, tx, scope, id) });
  return row;
}
