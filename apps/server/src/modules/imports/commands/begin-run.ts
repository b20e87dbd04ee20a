import type { Import } from '@travesia/contracts/imports';
import { lockKeys } from '../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { refuseMove, transition } from '../../../platform/transition/transition.ts';
import { importLifecycle } from '../import.lifecycle.ts';
import { allImports } from '../imports.policy.ts';
import type { ImportsDeps } from '../uploads/imports-deps.ts';
import { lockSeen, readImport } from '../uploads/read-import.ts';
import { isBusy } from '../uploads/uploads.repo.ts';

interface Seen {
  id: string;
  version: number;
}

/** Queues a dry run or an import. Throws `imports.busy` while another one runs. */
export async function beginRun(deps: ImportsDeps, run: 'check' | 'commit', seen: Seen, actor: Actor): Promise<Import> {
  const scope = allImports(actor);
  const at = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    await lockKeys(tx, 'imports', ['running']);
    const row = await lockSeen(deps, tx, scope, seen);
    const move = { row, action: run, actor, as: 'admin', at } as const;
    refuseMove(importLifecycle, row, move);
    const { actions } = await readImport(deps, tx, scope, seen.id);
    if (row.unreadable) throw new ProblemError('imports.unreadable');
    if (!actions.includes(run)) throw new ProblemError('imports.file_gone');
    if (await isBusy(tx)) throw new ProblemError('imports.busy');
    const facts = { rows: row.reading?.rows ?? 0 };
    await transition(tx, importLifecycle, { ...move, facts, set: { bytesRead: 0, failure: null } });
    await deps.enqueue(tx, run, seen.id);
    return readImport(deps, tx, scope, seen.id);
  });
}
