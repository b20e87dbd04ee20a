import { LISTING_SORTS, listTreatmentListings, TreatmentStatus } from '@travesia/contracts/catalog';
import { Key, Locale } from '@travesia/contracts/kit';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useLoaded } from '../../../../lib/calls/use-loaded.ts';
import { PageLinks } from '../../workbench/page-links.tsx';
import { changedQuery, pageOfQuery } from '../../workbench/query.ts';
import { FailedLoad, Loading } from '../../workbench/states.tsx';
import { treatmentsTexts } from '../texts.ts';
import { ListingFilters } from './listing-filters.tsx';
import { ListingTable } from './listing-table.tsx';

/** `/admin/treatment-listings`: every treatment of the catalogue, drafts too. The address holds the filter. */
export function ListingsPage() {
  const t = useTexts(treatmentsTexts);
  const path = useLocalPath();
  const language = useLocale();
  const [query, setQuery] = useSearchParams();
  const page = pageOfQuery(query);
  const q = query.get('q') ?? '';
  const category = Key.safeParse(query.get('category')).data;
  const status = TreatmentStatus.safeParse(query.get('status')).data;
  const missing = Locale.safeParse(query.get('missing')).data;
  const sort = LISTING_SORTS.find((one) => one === query.get('sort')) ?? 'name';
  const load = useCallback(
    () =>
      sessionCall(
        listTreatmentListings,
        {
          query: {
            page,
            language,
            sort,
            ...(q ? { q } : {}),
            ...(category ? { category } : {}),
            ...(status ? { status } : {}),
            ...(missing ? { missing } : {}),
          },
        },
        { background: true },
      ),
    [page, language, sort, q, category, status, missing],
  );
  const { data, problem, reload } = useLoaded(load);
  const change = (changed: Record<string, string>) =>
    setQuery(changedQuery(query, changed), { preventScrollReset: true });
  return (
    <div className="bench">
      <header className="row between">
        <div>
          <h1>{t('heading')}</h1>
          <p className="muted measure">{t('lead')}</p>
        </div>
        <Link className="btn btn-primary" to={path('/admin/treatment-listings/new')}>
          {t('new')}
        </Link>
      </header>
      <ListingFilters filter={{ q, category, status, missing, sort }} facets={data?.facets} change={change} />
      {problem ? <FailedLoad problem={problem} retry={reload} /> : null}
      {data ? (
        data.data.length === 0 ? (
          <p role="status">
            {t('nothing')}{' '}
            <Link to={{ search: '' }} preventScrollReset>
              {t('clear')}
            </Link>
          </p>
        ) : (
          <>
            <ListingTable listings={data.data} sort={sort} />
            <PageLinks page={data} to={(to) => changedQuery(query, { page: String(to) })} />
          </>
        )
      ) : problem ? null : (
        <Loading lines={8} />
      )}
    </div>
  );
}
