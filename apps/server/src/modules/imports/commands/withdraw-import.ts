import { type Import, importMachine } from '@travesia/contracts/imports';
import { nextState } from '@travesia/contracts/kit';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { dropStoredFiles } from '../../../platform/storage/stored-files.repo.ts';
import { allImports } from '../imports.policy.ts';
import type { ImportsDeps } from '../uploads/imports-deps.ts';
import { lockSeen, readImport } from '../uploads/read-import.ts';
import { replaceFindings, updateImport } from '../uploads/uploads.repo.ts';

interface Seen {
  id: string;
  version: number;
}

/** Drops a register that was not imported, with its file. */
export async function withdrawImport(deps: ImportsDeps, seen: Seen, actor: Actor): Promise<Import> {
  const scope = allImports(actor);
  const at = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    const row = await lockSeen(deps, tx, scope, seen);
    const state = nextState(importMachine, row.state, 'withdraw', 'admin');
    if (!state) throw new ProblemError('imports.not_possible');
    await dropStoredFiles(tx, [row.fileId], at);
    await replaceFindings(tx, seen.id, []);
    await updateImport(tx, seen.id, { state, finishedAt: at });
    return readImport(deps, tx, scope, seen.id);
  });
}
