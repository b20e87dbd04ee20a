import { type Import, importMachine } from '@travesia/contracts/imports';
import { nextState } from '@travesia/contracts/kit';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { lockKeys } from '../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { allImports } from '../imports.policy.ts';
import type { ImportsDeps } from '../uploads/imports-deps.ts';
import { lockSeen, readImport } from '../uploads/read-import.ts';
import { isBusy, updateImport } from '../uploads/uploads.repo.ts';

interface Seen {
  id: string;
  version: number;
}

/** Puts a dry run or the import itself into the queue. Throws `imports.busy` while another one runs. */
export async function beginRun(deps: ImportsDeps, run: 'check' | 'commit', seen: Seen, actor: Actor): Promise<Import> {
  const scope = allImports(actor);
  const at = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    await lockKeys(tx, 'imports', ['running']);
    const row = await lockSeen(deps, tx, scope, seen);
    const state = nextState(importMachine, row.state, run, 'admin');
    if (!state) throw new ProblemError('imports.not_possible');
    const { actions } = await readImport(deps, tx, scope, seen.id);
    if (row.unreadable) throw new ProblemError('imports.unreadable');
    if (!actions.includes(run)) throw new ProblemError('imports.file_gone');
    if (await isBusy(tx)) throw new ProblemError('imports.busy');
    await updateImport(tx, seen.id, { state, bytesRead: 0, failure: null });
    if (run === 'commit') {
      const target = { type: 'import', id: seen.id };
      await appendAudit(tx, {
        action: 'imports.committed',
        actor,
        at,
        target,
        facts: { rows: row.reading?.rows ?? 0 },
      });
    }
    await deps.enqueue(tx, run, seen.id);
    return readImport(deps, tx, scope, seen.id);
  });
}
