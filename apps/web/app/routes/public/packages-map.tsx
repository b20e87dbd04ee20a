import { packagePath } from '@travesia/contracts/packages';
import { listLocations } from '@travesia/contracts/catalog';
import type { Understood } from '@travesia/contracts/search';
import type { Route } from './+types/packages-map.ts';
import { apiCtx, requestCtx } from '../../context.ts';
import { drawIcon } from '../../features/site/art/icons/draw-icon.ts';
import { mapGround } from '../../features/site/art/map/draw-map.ts';
import { project, unproject } from '../../features/site/art/map/project.ts';
import { packageFilters } from '../../features/packages/filters.ts';
import { loadPackages, type PackageListData } from '../../features/packages/load-packages.ts';
import { offerListData } from '../../features/packages/structured-data.ts';
import { FilterErrors } from '../../features/packages/ui/list/filter-errors.tsx';
import { NoPackages } from '../../features/packages/ui/list/no-packages.tsx';
import { PackageFilters } from '../../features/packages/ui/list/package-filters.tsx';
import { ActiveFilters, ResultsHead } from '../../features/packages/ui/list/package-results.tsx';
import { TreatmentBar } from '../../features/packages/ui/list/treatment-bar.tsx';
import { PackageCard } from '../../features/packages/ui/package-card.tsx';
import { AREA } from '../../features/packages/map/addresses.ts';
import { areaText, parseArea } from '../../features/packages/map/area.ts';
import { type ListParts, PackagesMapPage } from '../../features/packages/map/ui/packages-map-page.tsx';
import { loadMissingCare } from '../../features/search/public/load-missing-care.ts';
import { CareNotListed } from '../../features/search/public/ui/care-not-listed.tsx';
import { withQuery } from '../../lib/forms/query.ts';
import { localeOfPath } from '../../lib/i18n/locale.ts';
import { type Site, useSite } from '../../lib/site/site.ts';

/** `/packages-airbnb?bbox=west,south,east,north` and the filters of `/packages`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const call = context.get(apiCtx);
  const { pathname, search, searchParams } = new URL(request.url);
  const view = { language: localeOfPath(pathname), currency: context.get(requestCtx).currency };
  const area = parseArea(searchParams.get(AREA));
  const [list, { data: locations }, missing] = await Promise.all([
    loadPackages(call, { search, treatment: null, area: area && areaText(area), view }),
    call(listLocations, { query: view }),
    loadMissingCare(call, search, view),
  ]);
  return { list, locations, missing };
}

export default function PackagesMap({ loaderData: { list, locations, missing } }: Route.ComponentProps) {
  const site = useSite();
  return (
    <PackagesMapPage
      page={list.page}
      locations={locations}
      parts={partsOf(list, missing, site)}
      ground={mapGround}
      projection={{ project, unproject }}
    />
  );
}

function partsOf({ page, errors, loosenings }: PackageListData, missing: Understood | null, site: Site): ListParts {
  const { search } = site;
  const [slug, ...others] = packageFilters.valuesOf(search, 'treatment');
  const one = page.facets.treatment.find(({ value }) => value === slug && others.length === 0);
  const current = one ? { slug: one.value, name: one.label } : null;
  const to = (treatment: string | null) => withQuery('/packages-airbnb', '', { treatment });
  return {
    bar: <TreatmentBar treatments={page.facets.treatment} {...{ current, search, to }} picture={drawIcon} />,
    filters: <PackageFilters page={page} search={search} fixedTreatment={false} errors={errors} />,
    errors: <FilterErrors errors={errors} />,
    head: <ResultsHead page={page} search={search} />,
    active: <ActiveFilters page={page} search={search} refused={errors} />,
    empty: missing ? (
      <CareNotListed understood={missing} />
    ) : (
      <NoPackages page={page} search={search} loosenings={loosenings} treatment={null} />
    ),
    card: (offer) => <PackageCard offer={offer} level={2} eager={offer === page.data[0]} />,
    addressOf: packagePath,
    offers: offerListData(page.data, site),
    isChanged: packageFilters.set(search).length > 0 || new URLSearchParams(search).has('sort'),
  };
}
