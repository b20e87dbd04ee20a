import type { PaperRevocation } from '@travesia/contracts/credentials';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import { credentialLifecycle, type ProvidersAdminDeps } from '../../../providers/index.ts';
import { findOwnPaper, type PaperPlace } from '../find-own-paper.ts';
import { changePaper } from './change-paper.ts';

/** Takes a paper off every page of patients. Throws `providers.stands_differently` when it is revoked already. */
export const revokePaper = (
  deps: ProvidersAdminDeps,
  place: PaperPlace,
  { version, reason }: PaperRevocation,
  actor: Actor,
): Promise<void> =>
  changePaper(deps, place.id, { version, reason, actor }, async (tx, _provider, { at }) => {
    const row = await findOwnPaper(tx, place);
    await transition(tx, credentialLifecycle, { row, action: 'revoke', actor, as: 'admin', reason, at });
    return 'moved';
  });
