import type { PaperCorrection } from '@travesia/contracts/credentials';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { updatePaper } from '../../papers.repo.ts';
import { findOwnPaper, type PaperPlace } from '../find-own-paper.ts';
import { paperFaults, readCorrection } from '../paper.rules.ts';
import { refusePaper } from '../refuse-paper.ts';
import type { ProvidersAdminDeps } from '../../../providers/index.ts';
import { changePaper } from './change-paper.ts';

/** Corrects what a paper says. Throws `providers.paper_not_found` and `providers.paper_refused`. */
export async function correctPaper(
  deps: ProvidersAdminDeps,
  place: PaperPlace,
  correction: PaperCorrection,
  actor: Actor,
): Promise<void> {
  const { version, reason } = correction;
  const { accreditors } = await deps.reference();
  await changePaper(deps, place.id, { change: 'corrected', version, reason, actor }, async (tx) => {
    const row = await findOwnPaper(tx, place);
    const { fields, changes, facts } = readCorrection(row, correction);
    if (!fields.length) return null;
    const { accreditor, issuedOn, expiresOn } = { ...row, ...changes };
    const written = { accreditor, issued_on: issuedOn, expires_on: expiresOn };
    refusePaper(paperFaults(written, row.kind, (slug) => accreditors.has(slug)));
    await updatePaper(tx, row.id, changes);
    return { paper: { ...row, ...changes }, facts };
  });
}
