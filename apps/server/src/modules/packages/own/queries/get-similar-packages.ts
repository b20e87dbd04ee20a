import type { Locale } from '@travesia/contracts/kit';
import { priceOf, type SimilarPackages } from '@travesia/contracts/packages';
import { anonymous, type Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { showUsd } from '../../../catalog/index.ts';
import { visibleTo } from '../../packages.policy.ts';
import { findOwn } from '../drafts.repo.ts';
import type { OwnPackagesDeps } from '../own-packages-deps.ts';
import { ownPackages } from '../own-packages.policy.ts';
import { sellingClinic } from '../show-draft.ts';
import { listSimilarOffers } from '../similar-packages.repo.ts';
import { quartilesOf } from '../similar-packages.rules.ts';
import { workingTotals } from '../working-totals.ts';

/** How the working copy compares with other clinics' packages for the same treatment; null with too few of them. */
export async function getSimilarPackagesQuery(
  deps: OwnPackagesDeps,
  id: string,
  language: Locale,
  actor: Actor,
): Promise<{ market: SimilarPackages | null }> {
  const scope = ownPackages(actor);
  const reference = await deps.reference();
  const { db } = deps.database;
  const [row, clinic] = await Promise.all([findOwn(db, scope, id), sellingClinic(db, deps, scope)]);
  if (!row) throw new ProblemError('packages.not_found');
  const { content } = row;
  const { treatment, currency } = content;
  if (treatment === null) return { market: null };
  const at = { id, treatment, city: clinic.citySlug, country: clinic.country };
  const offers = await listSimilarOffers(db, visibleTo(anonymous), { treatment, without: clinic.id });
  const found = quartilesOf(offers, at);
  if (!found) return { market: null };
  const shown = (usdMinor: number) => ({ ...showUsd(reference, usdMinor, { language, currency }), approximate: true });
  const totals = priceOf(content.lines) && (await workingTotals(db, reference, content, at));
  const place = {
    city: clinic.cityName[language],
    country: reference.countries.get(clinic.country)?.name[language] ?? clinic.country,
    everywhere: null,
  }[found.scope];
  return {
    market: {
      scope: found.scope,
      place,
      packages: found.packages,
      lower: shown(found.lower),
      median: shown(found.median),
      upper: shown(found.upper),
      own: totals && shown(totals.totalUsdMinor),
      read_on: deps.clock.today(clinic.timeZone),
      rate_date: reference.rateDate,
    },
  };
}
