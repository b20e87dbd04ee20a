import type { ShownPhoto } from '@travesia/contracts/photos';
import type { EndpointArgs, Localized } from '@travesia/contracts/kit';
import {
  InclusionKey,
  type PackageContent,
  type PackagePreview,
  type previewOwnPackage,
  priceOf,
} from '@travesia/contracts/packages';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { presentPackageDetail } from '../../packages.presenter.ts';
import type { FoundPackage } from '../../packages.repo.ts';
import { withChange } from '../content.rules.ts';
import { findOwn, type OwnPackageRow } from '../drafts.repo.ts';
import type { OwnPackagesDeps } from '../own-packages-deps.ts';
import { ownPackages, type OwnPackagesScope } from '../own-packages.policy.ts';
import { written } from '../public-row.rules.ts';
import { findPackagePhotos } from '../package-photos.repo.ts';
import { findPrerequisites, findShownClinic, type ShownClinic } from '../shown-clinic.repo.ts';
import { sellingClinic } from '../show-draft.ts';
import type { SellingClinic } from '../selling-clinic.repo.ts';
import { workingTotals } from '../working-totals.ts';

/** A working copy as the public page would show it, by the same presenter. */
export async function previewPackage(
  deps: OwnPackagesDeps,
  id: string,
  { content: change, ...view }: EndpointArgs<typeof previewOwnPackage>['body'],
  actor: Actor,
): Promise<PackagePreview> {
  const scope = ownPackages(actor);
  const row = await findOwn(deps.database.db, scope, id);
  if (!row) throw new ProblemError('packages.not_found');
  return previewContent(deps, { scope, row, content: withChange(row.content, change) }, view);
}

interface Previewed {
  scope: OwnPackagesScope;
  /** The saved package; null for content of none yet. */
  row: Pick<OwnPackageRow, 'id' | 'version'> | null;
  content: PackageContent;
}

/** A content as the public page of its clinic would show it. */
export async function previewContent(
  deps: OwnPackagesDeps,
  { scope, row, content }: Previewed,
  view: Omit<EndpointArgs<typeof previewOwnPackage>['body'], 'content'>,
): Promise<PackagePreview> {
  const reference = await deps.reference();
  const { db } = deps.database;
  const [clinic, shown, gallery] = await Promise.all([
    sellingClinic(db, deps, scope),
    findShownClinic(db, scope.providerId),
    row ? findPackagePhotos(db, row.id) : [],
  ]);
  if (!shown) throw new ProblemError('packages.not_found');
  const unanswered = content.items.flatMap(({ key, answer }) => (answer === null ? [InclusionKey.parse(key)] : []));
  const treatment = content.treatment;
  if (treatment === null || !reference.everyTreatment.get(treatment)) return { package: null, unanswered };
  const { id } = row ?? { id: scope.providerId };
  const at = { id, treatment, city: shown.citySlug, country: shown.country };
  const totals = await workingTotals(db, reference, content, at);
  const today = deps.clock.today(clinic.timeZone);
  const prerequisites = await findPrerequisites(db, scope.providerId, treatment);
  const found = foundOf(
    { id, version: row?.version ?? 1, content, clinic, shown, gallery, prerequisites, today, treatment },
    totals,
  );
  return { package: presentPackageDetail(reference, found, view), unanswered };
}

interface Parts {
  id: string;
  version: number;
  content: PackageContent;
  clinic: SellingClinic;
  shown: ShownClinic;
  gallery: ShownPhoto[];
  prerequisites: Localized | null;
  today: string;
  treatment: string;
}

const LETTERS = { included: 'i', not_included: 'n', not_applicable: 'a' } as const;

/** The row that the page would load. */
function foundOf(
  { id, version, content, clinic, shown, gallery, prerequisites, today, treatment }: Parts,
  totals: Awaited<ReturnType<typeof workingTotals>>,
): FoundPackage {
  const named = content.clinicians.flatMap((key) => clinic.clinicians.filter((one) => one.id === key));
  const lead = named.find((one) => one.id === content.clinicians[0]);
  return {
    ...shown,
    photo: gallery[0] ?? shown.photo,
    gallery,
    id,
    title: content.title,
    description: content.description,
    treatment,
    currency: content.currency,
    priceMinor: priceOf(content.lines)?.amount ?? 0,
    priceUsdMinor: totals.priceUsdMinor,
    totalUsdMinor: totals.totalUsdMinor,
    missing: totals.missing,
    nights: content.nights ?? 0,
    nightsIncluded: totals.nightsIncluded,
    stayDays: content.stay_days ?? 0,
    depositPercent: content.deposit_percent ?? 0,
    answers: content.items.map(({ answer }) => LETTERS[answer ?? 'not_included']).join(''),
    confirmedOn: today,
    demo: clinic.demo,
    clinicianId: lead?.id ?? null,
    clinician: lead?.name ?? null,
    lines: content.lines.map(({ key, amount }) => ({ key, amount_minor: amount.amount })),
    cancellationPolicy: content.cancellation_policy ?? '',
    itinerary: content.itinerary,
    complications: content.complications,
    clinicians: named.map((one) => ({ id: one.id, name: one.name, specialty: one.announcedSpecialty })),
    prerequisites,
    searchSummary: written(content.search_summary),
    advertisingNumber: content.advertising_number,
    priceVersion: 0,
    version,
    inclusions: content.items.map(({ key, answer, quantity, detail, extra }) => ({
      key,
      answer: answer ?? 'not_included',
      quantity,
      detail: written(detail),
      extraMinor: answer === 'not_included' ? (extra?.amount ?? null) : null,
    })),
  };
}
