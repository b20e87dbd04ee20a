import { nextState } from '@travesia/contracts/kit';
import type { PaperRevocation } from '@travesia/contracts/platform-admin';
import { credentialMachine } from '@travesia/contracts/providers';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { updatePaper } from '../../../providers/index.ts';
import { findOwnPaper, type PaperPlace } from '../../papers/find-own-paper.ts';
import type { PlatformAdminDeps } from '../../platform-admin-deps.ts';
import { changePaper } from './change-paper.ts';

/** Takes a paper off every page of patients. Throws `providers.stands_differently` when it is revoked already. */
export const revokePaper = (
  deps: PlatformAdminDeps,
  place: PaperPlace,
  { version, reason }: PaperRevocation,
  actor: Actor,
): Promise<void> =>
  changePaper(deps, place.id, { change: 'revoked', version, reason, actor }, async (tx) => {
    const row = await findOwnPaper(tx, place);
    const status = nextState(credentialMachine, row.status, 'revoke', 'admin');
    if (!status) throw new ProblemError('providers.stands_differently');
    await updatePaper(tx, row.id, { status });
    return { paper: row, facts: {} };
  });
