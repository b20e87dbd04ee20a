import type { PackageContent } from '@travesia/contracts/packages';
import { confirmOn, findEdition, type NewPackage, rewriteDrafts, upsertDrafts } from '../../modules/packages/index.ts';
import type { Tx } from '../../platform/db/database.ts';
import { addDays } from '../days.ts';
import { demoId } from '../demo-id.ts';
import type { DemoPackage } from '../types.ts';

/** The clinic of the demo's shared provider account. */
const CLINIC = 'clinica-valle-central';
const idOf = (name: string) => demoId(`package/${CLINIC}/${name}`);
const STALE_DAYS = 97;

const ownOf = (packages: readonly DemoPackage[]) =>
  packages
    .filter((one) => one.provider_id === demoId(`provider/${CLINIC}`) && one.status === 'published')
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** How many of the clinic's packages tell their days. */
const TOLD = 8;

/** The packages whose clinic wrote an itinerary. */
export const withItinerary = (packages: readonly DemoPackage[]): ReadonlySet<string> =>
  new Set(
    ownOf(packages)
      .slice(0, TOLD)
      .map(({ id }) => id),
  );

/** A package that the clinic has paused: another one for the treatment of its first. */
export function pausedPackage(packages: readonly DemoPackage[]): DemoPackage[] {
  const [first] = ownOf(packages);
  return first ? [{ ...first, id: idOf('paused') }] : [];
}

/** The row of a paused package is like any other, except that patients don't see it. */
export const asPaused = (row: NewPackage): NewPackage => ({ ...row, status: 'paused' });

/** Working copies of all packages, and at the demo's clinic every state: an old price, an almost complete draft, an archived one. */
export async function writeDemoDrafts(
  tx: Tx,
  packages: readonly DemoPackage[],
  { today, morning }: { today: string; morning: Date },
): Promise<void> {
  await rewriteDrafts(
    tx,
    packages.map(({ id }) => id),
    morning,
  );
  const [first, second] = ownOf(packages);
  const content = first && (await findEdition(tx, first.id));
  if (!first || !content) return;
  if (second) await confirmOn(tx, second.id, addDays(today, -STALE_DAYS));
  const draft = { providerId: first.provider_id, updatedAt: morning };
  await upsertDrafts(tx, [
    { ...draft, id: idOf('almost-complete'), status: 'draft', content: almostComplete(content) },
    { ...draft, id: idOf('archived'), status: 'archived', content },
  ]);
}

/** Lacks who pays for the travel of a complication, a title in Portuguese, and the answer to one item. */
const almostComplete = (content: PackageContent): PackageContent => ({
  ...content,
  title: { ...content.title, pt: '' },
  items: content.items.map((item) => (item.key === 'insurance' ? { ...item, answer: null, extra: null } : item)),
  complications: { ...content.complications, pays: { ...content.complications.pays, travel: null } },
});
