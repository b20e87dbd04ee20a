import type { EndpointArgs, EndpointOutput, Locale } from '@travesia/contracts/kit';
import type { changePackagePrices, RepricedPackage } from '@travesia/contracts/packages';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { refuseOutOfSight } from '../../../../platform/demo/sight.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import type { Reference } from '../../../catalog/index.ts';
import { contentOf, type DraftRow, findShownContent, insertEdition, lockDraft, saveDraft } from '../drafts.repo.ts';
import type { OwnPackagesDeps } from '../own-packages-deps.ts';
import { ownPackages, type OwnPackagesScope } from '../own-packages.policy.ts';
import { findPublicTreatment } from '../public-state.repo.ts';
import { lockPublic, putIntoEffect, refreshPublic } from '../put-into-effect.ts';
import { type Priced, reprice, withPrice } from '../reprice.rules.ts';
import type { SellingClinic } from '../selling-clinic.repo.ts';
import { sellingClinic } from '../show-draft.ts';

type Wanted = EndpointArgs<typeof changePackagePrices>['body'];

/**
 * Changes the prices of several packages. Published and paused ones get a new edition: the last one with new lines, without other
 * unpublished changes. A test run changes nothing.
 */
export async function changePrices(
  deps: OwnPackagesDeps,
  { ids, change, rounding, dry_run: isTest }: Wanted,
  language: Locale,
  actor: Actor,
): Promise<EndpointOutput<typeof changePackagePrices>> {
  const scope = ownPackages(actor);
  const reference = await deps.reference();
  return unitOfWork(deps.database, async (tx) => {
    await lockPublic(tx);
    const clinic = await sellingClinic(tx, deps, scope);
    refuseOutOfSight(actor, clinic);
    const wanted = [...new Set(ids)];
    const found = new Map<string, Found>();
    for (const id of wanted.toSorted()) {
      const one = await findPriced(tx, scope, id);
      if (one) found.set(id, one);
    }
    const plan = wanted.map((id) => reprice(id, found.get(id), { change, rounding, language }));
    const due = plan.filter(({ refused }) => refused === null);
    if (isTest || due.length === 0) return { data: plan, changed: 0 };
    const at = deps.clock.now();
    const effect = { reference, clinic, at, today: deps.clock.today(clinic.timeZone) };
    const treatments: string[] = [];
    for (const one of due) {
      const priced = found.get(one.id);
      if (priced) treatments.push(...(await writePrice(tx, { scope, effect, actor }, priced, one)));
    }
    await refreshPublic(tx, effect, treatments);
    return { data: plan, changed: due.length };
  });
}

/** A locked package with the content its price is taken from. */
interface Found extends Priced {
  row: DraftRow;
  isPublic: boolean;
}

/** A package with what patients see of it, or else its working copy. */
async function findPriced(tx: Tx, scope: OwnPackagesScope, id: string): Promise<Found | undefined> {
  const row = await lockDraft(tx, scope, id);
  if (!row) return undefined;
  const isPublic = row.status === 'published' || row.status === 'paused';
  const shown = isPublic && (await findShownContent(tx, scope, row));
  if (!shown) return { row, status: row.status, content: contentOf(row), isPublic: false };
  // Its treatment may have another slug by now.
  const treatment = (await findPublicTreatment(tx, id)) ?? shown.treatment;
  return { row, status: row.status, content: { ...shown, treatment }, isPublic };
}

interface Writing {
  scope: OwnPackagesScope;
  effect: { reference: Reference; clinic: SellingClinic; at: Date; today: string };
  actor: Actor;
}

/** Writes a new price into the working copy and, if it is public, into a new edition. Returns the treatments concerned. */
async function writePrice(
  tx: Tx,
  { scope, effect, actor }: Writing,
  { row, status, content, isPublic }: Found,
  { before, after }: RepricedPackage,
): Promise<string[]> {
  if (!before || !after) return [];
  const { at, clinic } = effect;
  const by = scope.person.userId;
  const repriced = withPrice(content, after);
  const edition = isPublic
    ? await insertEdition(tx, { packageId: row.id, content: repriced, note: null, publishedBy: by, publishedAt: at })
    : row.edition;
  await saveDraft(tx, row, withPrice(contentOf(row), after), { by, at, edition });
  await appendAudit(tx, {
    action: 'package.prices_changed',
    actor,
    at,
    target: { type: 'package', id: row.id },
    contextProviderId: clinic.id,
    facts: { from: before.amount, to: after.amount, currency: after.currency },
  });
  return isPublic && edition !== null ? putIntoEffect(tx, effect, { id: row.id, edition, status }, repriced) : [];
}
