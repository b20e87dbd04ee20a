import type { Import } from '@travesia/contracts/imports';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { transition } from '../../../platform/transition/transition.ts';
import { dropStoredFiles } from '../../../platform/storage/stored-files.repo.ts';
import { importLifecycle } from '../import.lifecycle.ts';
import { allImports } from '../imports.policy.ts';
import type { ImportsDeps } from '../uploads/imports-deps.ts';
import { lockSeen, readImport } from '../uploads/read-import.ts';
import { replaceFindings } from '../uploads/uploads.repo.ts';

interface Seen {
  id: string;
  version: number;
}

/** Discards an upload that was not imported, with its file. */
export async function withdrawImport(deps: ImportsDeps, seen: Seen, actor: Actor): Promise<Import> {
  const scope = allImports(actor);
  const at = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    const row = await lockSeen(deps, tx, scope, seen);
    await transition(tx, importLifecycle, { row, action: 'withdraw', actor, as: 'admin', at });
    if (row.fileId) await dropStoredFiles(tx, [row.fileId], at);
    await replaceFindings(tx, seen.id, []);
    return readImport(deps, tx, scope, seen.id);
  });
}
