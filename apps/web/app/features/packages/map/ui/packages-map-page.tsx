import type { Location } from '@travesia/contracts/catalog';
import type { EndpointOutput } from '@travesia/contracts/kit';
import type { listPackages, PackageSummary } from '@travesia/contracts/packages';
import type { ReactNode } from 'react';
import { withQuery } from '../../../../lib/forms/query.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { breadcrumbData, type JsonLdData } from '../../../../lib/seo/json-ld.tsx';
import { PageHead } from '../../../../lib/seo/page-head.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { Segments } from '../../../../ui/action/segments.tsx';
import { Chip } from '../../../../ui/badge/chip.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { Pagination } from '../../../../ui/navigation/pagination.tsx';
import { AREA, PIN, VIEW } from '../addresses.ts';
import type { Projection } from '../area.ts';
import { mapView, type PlaceWriter } from '../map-view.ts';
import { packagesMapTexts } from '../texts.ts';
import { MapPanel } from './map-panel.tsx';

type PackagePage = EndpointOutput<typeof listPackages>;

/** Parts of other features, composed by the route. */
export interface ListParts {
  bar: ReactNode;
  filters: ReactNode;
  errors: ReactNode;
  head: ReactNode;
  active: ReactNode;
  empty: ReactNode;
  card: (offer: PackageSummary) => ReactNode;
  addressOf: (offer: PackageSummary) => string;
  /** The packages as structured data. */
  offers: JsonLdData;
  /** Whether the list is filtered or sorted. */
  isChanged: boolean;
}

interface PackagesMapPageProps {
  page: PackagePage;
  locations: readonly Location[];
  parts: ListParts;
  ground: (detail: 'full' | 'simple') => string;
  projection: Projection;
}

/** `/packages-airbnb`: a grid of package covers with a map beside it. */
export function PackagesMapPage({ page, locations, parts, ground, projection }: PackagesMapPageProps) {
  const t = useTexts(packagesMapTexts);
  const path = useLocalPath();
  const { search } = useSite();
  const offers = page.data;
  const view = mapView({ offers, cities: page.facets.city, locations, search }, projection, usePlaceWriter());
  return (
    <>
      <Head page={page} parts={parts} />
      <div data-map-part="bar">{parts.bar}</div>
      <div className="packages-map">
        <section id="list" className="packages-map-list" aria-label={t('list.results')} tabIndex={-1}>
          <a className="skip-link" href="#map">
            {t('map.skip')}
          </a>
          <div className="row between packages-map-top">
            <h1>{t('head.heading')}</h1>
            <Views />
          </div>
          {view.badArea ? <Notice tone="warning">{t('list.badArea')}</Notice> : null}
          <div className="packages-map-filters" data-map-part="filters">
            {parts.filters}
            {view.area ? (
              <Chip
                href={withQuery(path('/packages-airbnb'), search, { [AREA]: null, [VIEW]: null, [PIN]: null })}
                pressed
                removeLabel={t('list.everywhere')}
              >
                {t('list.area')}
              </Chip>
            ) : null}
            {parts.active}
          </div>
          <div className="packages-map-results" data-map-part="results">
            {parts.errors}
            {parts.head}
            {offers.length > 0 ? <Grid page={page} card={parts.card} /> : parts.empty}
          </div>
        </section>
        <MapPanel
          view={view}
          offers={offers}
          locations={locations}
          ground={ground}
          projection={projection}
          addressOf={parts.addressOf}
        />
      </div>
      <a className="btn map-toggle map-toggle-map no-print" href="#map">
        <Icon name="map" />
        {t('map.open')}
      </a>
    </>
  );
}

function Grid({ page, card }: { page: PackagePage; card: ListParts['card'] }) {
  const path = useLocalPath();
  const { path: here, search } = useSite();
  return (
    <>
      <ol className="packages-map-grid" start={(page.page - 1) * page.page_size + 1}>
        {page.data.map((offer) => (
          <li key={offer.id} data-package={offer.id}>
            {card(offer)}
          </li>
        ))}
      </ol>
      <Pagination
        page={page.page}
        pages={page.total_pages}
        href={(number) => withQuery(path(here), search, { page: number, [PIN]: null })}
      />
    </>
  );
}

/** Links to the same packages as list or map, keeping the filters. */
function Views() {
  const t = useTexts(packagesMapTexts);
  const path = useLocalPath();
  const { search } = useSite();
  const list = withQuery(path('/packages'), search, { [AREA]: null, [VIEW]: null, [PIN]: null });
  return (
    <Segments
      label={t('views.label')}
      items={[
        { href: list, label: t('views.list'), current: false },
        { href: withQuery(path('/packages-airbnb'), search, {}), label: t('views.map'), current: true },
      ]}
    />
  );
}

/** Title, description and structured data. Only the unfiltered list and its further pages are indexable. */
function Head({ page, parts }: { page: PackagePage; parts: ListParts }) {
  const t = useTexts(packagesMapTexts);
  const format = useFormat();
  const local = useLocalPath();
  const { origin, path, search, currency } = useSite();
  const low = page.prices.min;
  const from = low === null ? '' : format.money({ amount: low, currency }, 'whole');
  const query = new URLSearchParams(search);
  const isOwn = [AREA, VIEW, PIN].every((name) => !query.has(name));
  const trail = [
    { name: t('head.home'), address: `${origin}${local('/')}` },
    { name: t('head.packages'), address: `${origin}${local('/packages')}` },
    { name: t('head.heading'), address: `${origin}${local(path)}` },
  ];
  return (
    <PageHead
      title={t('head.title')}
      description={t('head.description', { count: page.total, from, priced: low !== null })}
      canonical={page.page > 1 ? `${path}?page=${page.page}` : path}
      noindex={parts.isChanged || !isOwn || page.data.length === 0}
      jsonLd={[...[parts.offers].flat(), breadcrumbData(trail)]}
    />
  );
}

/** How a clinic's pin is labeled. */
function usePlaceWriter(): PlaceWriter {
  const t = useTexts(packagesMapTexts);
  const format = useFormat();
  return (offers) => {
    const [{ total: low, title, provider }] = offers;
    const fullPrice = format.shown(low);
    const name =
      offers.length === 1
        ? t('map.pin', { price: fullPrice, title, provider: provider.name })
        : t('map.pins', { count: offers.length, price: fullPrice, provider: provider.name });
    return { price: format.amount(low, 'whole'), fullPrice, name };
  };
}
