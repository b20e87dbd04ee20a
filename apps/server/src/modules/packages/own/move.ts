import type { Tx } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { transition } from '../../../platform/transition/transition.ts';
import type { DraftRow } from './drafts.repo.ts';
import type { Asked } from './lock-own.ts';
import type { OwnPackagesDeps } from './own-packages-deps.ts';
import { packageLifecycle } from './package.lifecycle.ts';
import { refreshPublic, showPackage } from './put-into-effect.ts';
import type { SellingClinic } from './selling-clinic.repo.ts';

type Move =
  | 'pause'
  | 'resume'
  | 'archive'
  | 'restore'
  | 'undo_archive'
  | 'undo_archive_paused'
  | 'undo_archive_published';

/** A locked package, and who moves it. */
export interface Moving {
  deps: OwnPackagesDeps;
  asked: Asked;
  clinic: SellingClinic;
  row: DraftRow;
  actor: Actor;
}

/** Moves the working copy, and what is public with it. Throws `packages.not_possible`. */
export async function move(tx: Tx, { deps, asked, clinic, row, actor }: Moving, action: Move): Promise<void> {
  const at = deps.clock.now();
  const moved = await transition(tx, packageLifecycle, { row, action, actor, as: asked.scope.as, at });
  const treatments = await showPackage(tx, row.id, moved.status);
  const effect = { reference: asked.reference, clinic, at, today: deps.clock.today(clinic.timeZone) };
  await refreshPublic(tx, effect, treatments);
}
