import type { Import, ImportOptions } from '@travesia/contracts/imports';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { transition } from '../../../platform/transition/transition.ts';
import { ImportSourceError } from '../import-source-error.ts';
import { importLifecycle } from '../import.lifecycle.ts';
import { allImports } from '../imports.policy.ts';
import { toReading, toUnreadable } from '../uploads/imports.presenter.ts';
import type { ImportsDeps } from '../uploads/imports-deps.ts';
import { lockSeen, readImport } from '../uploads/read-import.ts';
import { readStored } from '../uploads/stored-source.ts';
import { findImport, replaceFindings } from '../uploads/uploads.repo.ts';

/** Updates how a registry file is read and discards the last dry run's results. Throws the problems the endpoint documents. */
export async function describeImport(
  deps: ImportsDeps,
  id: string,
  { options, version }: { options: ImportOptions; version: number },
  actor: Actor,
): Promise<Import> {
  const scope = allImports(actor);
  const found = await findImport(deps.database.db, scope, id);
  if (!found) throw new ProblemError('imports.not_found');
  const kinds = options.kinds ?? found.row.options.kinds ?? null;
  const opened = await readStored(deps, { ...found.row, options: { ...options, kinds } });
  return unitOfWork(deps.database, async (tx) => {
    const row = await lockSeen(deps, tx, scope, { id, version });
    const set = {
      options: { ...options, kinds },
      counts: null,
      failure: null,
      ...(opened instanceof ImportSourceError
        ? { reading: null, unreadable: toUnreadable(opened) }
        : { reading: toReading(opened.inspection), unreadable: null }),
    };
    await transition(tx, importLifecycle, { row, action: 'describe', actor, as: 'admin', at: deps.clock.now(), set });
    await replaceFindings(tx, id, []);
    return readImport(deps, tx, scope, id);
  });
}
