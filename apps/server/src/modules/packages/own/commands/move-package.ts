import type { Locale } from '@travesia/contracts/kit';
import type { PackageDraft } from '@travesia/contracts/packages';
import type { Tx } from '../../../../platform/db/database.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { changeToUndo } from '../../../../platform/transition/change-to-undo.ts';
import { refuseMove, transition } from '../../../../platform/transition/transition.ts';
import { refuseGaps } from '../content.rules.ts';
import { type DraftRow, listEditions } from '../drafts.repo.ts';
import { type Asked, lockOwn } from '../lock-own.ts';
import type { OwnPackagesDeps } from '../own-packages-deps.ts';
import { ownPackages } from '../own-packages.policy.ts';
import { packageLifecycle } from '../package.lifecycle.ts';
import { publishingFacts } from '../publishing-facts.ts';
import { confirmPrices } from '../public-state.repo.ts';
import { lockPublic, refreshPublic, showPackage } from '../put-into-effect.ts';
import type { SellingClinic } from '../selling-clinic.repo.ts';
import { showDraft } from '../show-draft.ts';

type Move =
  | 'pause'
  | 'resume'
  | 'archive'
  | 'restore'
  | 'undo_archive'
  | 'undo_archive_paused'
  | 'undo_archive_published';

interface Moving {
  deps: OwnPackagesDeps;
  asked: Asked;
  clinic: SellingClinic;
  row: DraftRow;
  actor: Actor;
}

/** Pauses, archives or restores a package; patients see or miss it within a second. Throws `packages.not_possible`. */
export const movePackage = (
  deps: OwnPackagesDeps,
  id: string,
  { action, version }: { action: Exclude<Move, 'resume' | `undo_${string}`>; version: number },
  language: Locale,
  actor: Actor,
): Promise<PackageDraft> =>
  inTransaction(deps, { id, version, language, actor }, (tx, moving) => move(tx, moving, action));

/** Shows a paused package again, as last published, and confirms its price. Throws `packages.not_publishable`. */
export const resumePackage = (
  deps: OwnPackagesDeps,
  id: string,
  version: number,
  language: Locale,
  actor: Actor,
): Promise<PackageDraft> =>
  inTransaction(deps, { id, version, language, actor }, async (tx, moving) => {
    const { row, clinic, asked } = moving;
    refuseMove(packageLifecycle, row, { action: 'resume', actor, as: asked.scope.as, at: deps.clock.now() });
    const editions = await listEditions(tx, asked.scope, id);
    const shown = editions.find(({ number }) => number === row.edition);
    if (shown) refuseGaps(shown.content, await publishingFacts(tx, asked.reference, clinic, shown.content));
    await move(tx, moving, 'resume');
    await confirmPrices(tx, clinic.id, [id], deps.clock.today(clinic.timeZone));
  });

const UNDO_TO = {
  draft: 'undo_archive',
  paused: 'undo_archive_paused',
  published: 'undo_archive_published',
} as const;

/** Takes back an archiving of the last minute by the same person. Throws `request.undo_over`. */
export const undoArchive = (
  deps: OwnPackagesDeps,
  id: string,
  version: number,
  language: Locale,
  actor: Actor,
): Promise<PackageDraft> =>
  inTransaction(deps, { id, version, language, actor }, async (tx, moving) => {
    const undone = await changeToUndo(tx, packageLifecycle, moving.row, ['archive'], { actor, at: deps.clock.now() });
    const before = undone.change.fromState as keyof typeof UNDO_TO;
    await move(tx, moving, UNDO_TO[before]);
  });

async function inTransaction(
  deps: OwnPackagesDeps,
  { id, version, language, actor }: { id: string; version: number; language: Locale; actor: Actor },
  work: (tx: Tx, moving: Moving) => Promise<void>,
): Promise<PackageDraft> {
  const scope = ownPackages(actor);
  const reference = await deps.reference();
  const asked = { scope, reference, language };
  return unitOfWork(deps.database, async (tx) => {
    await lockPublic(tx);
    const { row, clinic } = await lockOwn(tx, deps, asked, { id, version });
    await work(tx, { deps, asked, clinic, row, actor });
    return showDraft(tx, deps, asked, id);
  });
}

/** Moves the working copy, and what is public with it. */
async function move(tx: Tx, { deps, asked, clinic, row, actor }: Moving, action: Move): Promise<void> {
  const at = deps.clock.now();
  const moved = await transition(tx, packageLifecycle, { row, action, actor, as: asked.scope.as, at });
  const treatments = await showPackage(tx, row.id, moved.status);
  const effect = { reference: asked.reference, clinic, at, today: deps.clock.today(clinic.timeZone) };
  await refreshPublic(tx, effect, treatments);
}
