import type { Application } from '@travesia/contracts/applications';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { refuseMove, transition } from '../../../platform/transition/transition.ts';
import { applicationLifecycle } from '../application.lifecycle.ts';
import { findDocuments } from '../application-files.repo.ts';
import type { ApplicationsDeps } from '../applications-deps.ts';
import { ownApplications } from '../applications.policy.ts';
import { lockVersion } from '../lock-own.ts';
import { readApplication } from '../read-application.ts';

/** Submits an application. Throws `application.incomplete` listing everything that is missing. */
export async function submitApplication(
  { database, clock }: ApplicationsDeps,
  actor: Actor,
  id: string,
  version: number,
): Promise<Application> {
  const scope = ownApplications(actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    const row = await lockVersion(tx, clock, scope, id, version);
    const move = { row, action: 'submit', actor, as: 'provider', at } as const;
    refuseMove(applicationLifecycle, row, move);
    refuseIncomplete(await readApplication(tx, clock, scope, id));
    const documents = (await findDocuments(tx, id)).map(({ fileId }) => fileId);
    await transition(tx, applicationLifecycle, { ...move, documents });
    return readApplication(tx, clock, scope, id);
  });
}

function refuseIncomplete({ checklist }: Application): void {
  const fields = checklist.flatMap(({ section, missing }) =>
    missing.map(({ field, code }) => ({ path: `${section}.${field}`, code, message: MESSAGES[code] })),
  );
  if (fields.length === 0) return;
  const named = fields.map(({ path, message }) => `${path} ${message}`);
  throw new ProblemError('application.incomplete', { detail: named.join('; '), fields });
}

const MESSAGES: Readonly<Record<Application['checklist'][number]['missing'][number]['code'], string>> = {
  required: 'is missing',
  invalid_format: 'is not written in the form asked for',
  phone_invalid: 'is no valid telephone number',
  date_past: 'lies in the past',
  year_ahead: 'lies in the future',
  unknown_reference: 'names nothing that exists',
  file_needed: 'needs a file',
};
