import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { changeToUndo } from '../../../../platform/transition/change-to-undo.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import { credentialLifecycle, type ProvidersAdminDeps } from '../../../providers/index.ts';
import { unmarkChecked } from '../../upkeep/documents.repo.ts';
import { findOwnCredential, type CredentialPlace } from '../find-own-credential.ts';
import { changeCredential } from './change-credential.ts';

/**
 * Takes back the verification of a credential that the admin made a moment ago, with everything that was corrected by it. Throws
 * `request.undo_over`.
 */
export const undoCredentialAct = (
  deps: ProvidersAdminDeps,
  place: CredentialPlace,
  { version }: { version: number },
  actor: Actor,
): Promise<void> =>
  changeCredential(deps, place.id, { version, actor }, async (tx, _provider, { at }) => {
    const row = await findOwnCredential(tx, place);
    const { change } = await changeToUndo(tx, credentialLifecycle, row, ['verify'], { actor, at });
    if (!row.beforeCheck) throw new ProblemError('request.undo_over');
    await transition(tx, credentialLifecycle, {
      row,
      action: 'undo_verify',
      actor,
      as: 'admin',
      at,
      set: { ...row.beforeCheck, beforeCheck: null },
    });
    await unmarkChecked(tx, row.id, change.at);
    return 'moved';
  });
