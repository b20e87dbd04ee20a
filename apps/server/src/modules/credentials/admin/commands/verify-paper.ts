import type { PaperEvidence } from '@travesia/contracts/credentials';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { refuseMove, transition } from '../../../../platform/transition/transition.ts';
import { credentialLifecycle, type ProvidersAdminDeps } from '../../../providers/index.ts';
import { findOwnPaper, type PaperPlace } from '../find-own-paper.ts';
import { evidenceFaults } from '../paper.rules.ts';
import { refusePaper } from '../refuse-paper.ts';
import { changePaper } from './change-paper.ts';

/** Verifies a paper by where it was looked up. Throws `providers.paper_refused` and `providers.stands_differently`. */
export const verifyPaper = (
  deps: ProvidersAdminDeps,
  place: PaperPlace,
  { version, reason, source, url, checked_on: checkedOn }: PaperEvidence,
  actor: Actor,
): Promise<void> =>
  changePaper(deps, place.id, { version, reason, actor }, async (tx, _provider, { at, today }) => {
    const row = await findOwnPaper(tx, place);
    const move = { row, action: 'verify', actor, as: 'admin', at } as const;
    refuseMove(credentialLifecycle, row, move);
    refusePaper(evidenceFaults(checkedOn, row.expiresOn, today));
    await transition(tx, credentialLifecycle, {
      ...move,
      reason,
      // The entry of the register is the document that was seen.
      documents: [source],
      facts: { source, ...(url ? { url } : {}), checked_on: checkedOn },
      set: { checkedOn, checkedSource: source, checkedUrl: url },
    });
    return 'moved';
  });
