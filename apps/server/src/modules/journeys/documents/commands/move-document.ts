import type { DocumentStep, JourneyDocument } from '@travesia/contracts/journeys';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import { ofEverySide, roleOn } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { documentLifecycle } from '../document.lifecycle.ts';
import { lockActableDocument } from '../lock-document.ts';
import { type DocumentIds, readDocument } from '../queries/read-document.ts';

/**
 * Declines or withdraws as the patient, or voids as the clinic. Throws `journeys.not_found`, `journeys.document_not_found`,
 * `journeys.document_not_possible`, `request.stale_version`, and `request.invalid` for declining without a reason.
 */
export async function moveDocument(
  deps: JourneysDeps,
  ids: DocumentIds,
  { version, action, reason }: DocumentStep,
  { actor, language }: RequestContext,
): Promise<JourneyDocument> {
  const scope = await ofEverySide(deps.takeSide, actor);
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const { record, row } = await lockActableDocument(tx, scope, ids, action);
    if (action === 'decline' && !reason) throw reasonMissing();
    const set = reason ? { endNoteSealed: deps.seal.seal(reason, row.id) } : {};
    await transition(tx, documentLifecycle, { row, version, action, actor, as: roleOn(scope, record.row), at, set });
  });
  return readDocument(deps, scope, ids, language);
}

const reasonMissing = (): ProblemError =>
  new ProblemError('request.invalid', {
    detail: 'body.reason: must be given',
    fields: [{ path: 'body.reason', code: 'required', message: 'must be given' }],
  });
