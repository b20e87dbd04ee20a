import { type Import, importMachine, type ImportOptions } from '@travesia/contracts/imports';
import { uuidv7 } from 'uuidv7';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { demoFlagOf } from '../../../platform/demo/sight.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { begin } from '../../../platform/transition/transition.ts';
import { ImportSourceError } from '../import-source-error.ts';
import { importLifecycle } from '../import.lifecycle.ts';
import { allImports } from '../imports.policy.ts';
import { toReading, toUnreadable } from '../uploads/imports.presenter.ts';
import type { ImportsDeps } from '../uploads/imports-deps.ts';
import { findSourceOfContent } from '../imports.repo.ts';
import { readImport } from '../uploads/read-import.ts';
import { readStored } from '../uploads/stored-source.ts';
import { insertImport } from '../uploads/uploads.repo.ts';

const FIND_OUT: ImportOptions = {
  preset: null,
  mapping: null,
  country: null,
  source_key: null,
  source_name: null,
  licence: null,
};

/** Stores an uploaded registry file and detects how to read it. Creates no listings yet. */
export async function uploadImport(deps: ImportsDeps, { actor, files: [sent] = [] }: RequestContext): Promise<Import> {
  const scope = allImports(actor);
  if (!sent) throw new ProblemError('upload.missing');
  const file = { fileId: sent.id, fileName: sent.name, size: sent.size, options: FIND_OUT, ...demoFlagOf(actor) };
  const { options, opened } = await readUpload(deps, file);
  const [id, at] = [uuidv7(), deps.clock.now()];
  return unitOfWork(deps.database, async (tx) => {
    await insertImport(tx, {
      ...file,
      options,
      id,
      state: importMachine.initial,
      ...(opened instanceof ImportSourceError
        ? { unreadable: toUnreadable(opened) }
        : { reading: toReading(opened.inspection) }),
      startedBy: scope.admin.userId,
      createdAt: at,
    });
    const target = { type: 'import', id };
    const audit = { action: 'imports.uploaded', target } as const;
    await begin(tx, importLifecycle, { id, actor, as: 'admin', at, facts: { bytes: sent.size }, audit });
    return readImport(deps, tx, scope, id);
  });
}

/** A file imported before under another name keeps the registry it was imported as. */
async function readUpload(deps: ImportsDeps, file: Parameters<typeof readStored>[1]) {
  const opened = await readStored(deps, file);
  const known = opened instanceof ImportSourceError ? null : await findSourceOfContent(deps.database.db, opened);
  if (known === null) return { options: file.options, opened };
  const options = { ...file.options, source_key: known };
  return { options, opened: await readStored(deps, { ...file, options }) };
}
