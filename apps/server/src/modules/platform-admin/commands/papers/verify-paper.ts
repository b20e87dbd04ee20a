import { nextState } from '@travesia/contracts/kit';
import type { PaperEvidence } from '@travesia/contracts/platform-admin';
import { credentialMachine } from '@travesia/contracts/providers';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { updatePaper } from '../../../providers/index.ts';
import { findOwnPaper, type PaperPlace } from '../../papers/find-own-paper.ts';
import { evidenceFaults } from '../../papers/paper.rules.ts';
import { refusePaper } from '../../papers/refuse-paper.ts';
import type { PlatformAdminDeps } from '../../platform-admin-deps.ts';
import { changePaper } from './change-paper.ts';

/** Verifies a paper by where it was looked up. Throws `providers.paper_refused` and `providers.stands_differently`. */
export const verifyPaper = (
  deps: PlatformAdminDeps,
  place: PaperPlace,
  { version, reason, source, url, checked_on: checkedOn }: PaperEvidence,
  actor: Actor,
): Promise<void> =>
  changePaper(deps, place.id, { change: 'verified', version, reason, actor }, async (tx, _provider, today) => {
    const row = await findOwnPaper(tx, place);
    const status = nextState(credentialMachine, row.status, 'verify', 'admin');
    if (!status) throw new ProblemError('providers.stands_differently');
    refusePaper(evidenceFaults(checkedOn, row.expiresOn, today));
    await updatePaper(tx, row.id, { status, checkedOn, checkedSource: source, checkedUrl: url });
    return { paper: row, facts: { source, ...(url ? { url } : {}), checked_on: checkedOn } };
  });
