import type { DocumentCountersignature, JourneyDocument } from '@travesia/contracts/journeys';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import { ofEverySide } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { listSigners } from '../../reviews/reviews.repo.ts';
import { documentLifecycle } from '../document.lifecycle.ts';
import { lockActableDocument } from '../lock-document.ts';
import { type DocumentIds, readDocument } from '../queries/read-document.ts';

/**
 * Signs that a clinician explained a document. Throws `journeys.not_found`, `journeys.document_not_found`,
 * `journeys.document_not_possible`, `journeys.no_license` and `request.stale_version`.
 */
export async function countersignDocument(
  deps: JourneysDeps,
  ids: DocumentIds,
  { version, clinician_id: clinicianId }: DocumentCountersignature,
  { actor, language }: RequestContext,
): Promise<JourneyDocument> {
  const scope = await ofEverySide(deps.takeSide, actor);
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const { row } = await lockActableDocument(tx, scope, ids, 'countersign');
    const [signer] = await listSigners(tx, row.providerId, deps.clock.today(), clinicianId);
    if (!signer) throw new ProblemError('journeys.no_license');
    const set = { clinicianId, clinicianName: signer.name, license: signer.license, countersignedAt: at };
    await transition(tx, documentLifecycle, {
      row,
      version,
      action: 'countersign',
      actor,
      as: 'provider',
      at,
      set,
      facts: { clinician: clinicianId },
    });
  });
  return readDocument(deps, scope, ids, language);
}
