import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import type { ApplicationScope } from './applications.policy.ts';
import { isEditable } from './applications.presenter.ts';
import { type ApplicationRow, lockApplication } from './applications.repo.ts';
import { readApplication } from './read-application.ts';

/** Locks an application for a change. Throws if it doesn't exist or, with the current one, if `version` is outdated. */
export async function lockVersion(
  tx: Tx,
  clock: Clock,
  scope: ApplicationScope,
  id: string,
  version: number,
): Promise<ApplicationRow> {
  const row = await lockApplication(tx, scope, id);
  if (!row) throw new ProblemError('application.not_found');
  if (row.version !== version)
    throw new ProblemError('request.stale_version', { present: await readApplication(tx, clock, scope, id) });
  return row;
}

/** Same as `lockVersion`, but throws if the application is no longer editable. */
export async function lockEditable(tx: Tx, scope: ApplicationScope, id: string): Promise<ApplicationRow> {
  const row = await lockApplication(tx, scope, id);
  if (!row) throw new ProblemError('application.not_found');
  if (!isEditable(row)) throw new ProblemError('application.not_editable');
  return row;
}
