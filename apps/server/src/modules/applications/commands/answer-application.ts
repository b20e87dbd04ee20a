import type { commandLine } from '../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { transition } from '../../../platform/transition/transition.ts';
import { applicationLifecycle } from '../application.lifecycle.ts';
import type { ApplicationsDeps } from '../applications-deps.ts';
import { allApplications } from '../applications.policy.ts';
import { type ApplicationRow, lockApplication } from '../applications.repo.ts';
import { readApplication } from '../read-application.ts';

interface Answer {
  action: 'take_up' | 'approve' | 'reject' | 'ask_more';
  /** What information is needed, or the reason for rejection; shown to the applicant. */
  reason?: string | undefined;
  /** The version the reviewer read; absent for the command line, which shows what it answers. */
  version?: number | undefined;
}

/** Creates the provider of an approved application, in the answer's transaction; returns its ID. */
export type MakeProvider = (tx: Tx, application: ApplicationRow) => Promise<string>;

/**
 * Answers an application for an admin or the command line. Throws `request.invalid` if a required reason is missing and
 * `request.stale_version` with the current one.
 */
export async function answerApplication(
  { database, clock }: Pick<ApplicationsDeps, 'database' | 'clock'>,
  actor: Actor | typeof commandLine,
  id: string,
  { action, reason, version }: Answer,
  makeProvider?: MakeProvider,
): Promise<void> {
  const scope = allApplications(actor);
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const row = await lockApplication(tx, scope, id);
    if (!row) throw new ProblemError('application.not_found');
    if (version !== undefined && version !== row.version)
      throw new ProblemError('request.stale_version', { present: await readApplication(tx, clock, scope, id) });
    const providerId = action === 'approve' ? await makeProvider?.(tx, row) : undefined;
    const set = providerId ? { providerId } : {};
    await transition(tx, applicationLifecycle, { row, action, actor, as: 'admin', reason, at, set });
  });
}
