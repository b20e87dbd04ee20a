import type { Suggestion } from '@travesia/contracts/search';
import { withQuery } from '../../../../lib/forms/query.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { TAB_FILTERS } from '../filters.ts';
import type { FindCareData } from '../load-find-care.ts';
import { searchTexts } from '../texts.ts';
import { useFilterText } from '../use-filter-text.ts';
import { usePlace } from '../use-place.ts';

const SHOWN = 3;

/** Why there are no results, what to do, and similar names. */
export function NothingFound({ data }: { data: FindCareData }) {
  const t = useTexts(searchTexts);
  const path = useLocalPath();
  const { path: here, search } = useSite();
  const { results, q, lost, nearest, loosenings } = data;
  const place = usePlace(data.understood);
  const filters = TAB_FILTERS[results.tab];
  const { total, total_pages: pages } = results.page;
  if (total > 0 && !lost)
    return (
      <EmptyState
        title={t('empty.pastEnd', { pages })}
        action={<LinkButton href={withQuery(path(here), search, { page: pages })}>{t('empty.lastPage')}</LinkButton>}
      />
    );
  const treatment = data.understood?.treatment?.name;
  const named = results.tab !== 'treatments' && place && treatment ? { place, treatment } : null;
  const title = lost
    ? t('empty.lost', { q })
    : named && results.tab === 'packages'
      ? t('empty.packagesIn', named)
      : named
        ? t('empty.providersIn', named)
        : t(`empty.${results.tab}`);
  const filtered = filters.set(search).length > 0;
  const action = filtered ? (
    <LinkButton href={filters.cleared(path(here), search)}>{t('filters.clear')}</LinkButton>
  ) : (
    <LinkButton href={path('/find-care')}>{t('empty.everything')}</LinkButton>
  );
  return (
    <EmptyState title={title} action={action}>
      {loosenings.length > 0 ? <Loosenings data={data} /> : null}
      <Nearest nearest={nearest} />
      {treatment ? null : <p>{t.rich('empty.unsure', { link: <LocalLink to="/get-started" /> })}</p>}
      <p>{t.rich('empty.tell', { link: <LocalLink to="/contact" /> })}</p>
    </EmptyState>
  );
}

function Loosenings({ data: { results, loosenings } }: { data: FindCareData }) {
  const t = useTexts(searchTexts);
  const path = useLocalPath();
  const { path: here, search } = useSite();
  const text = useFilterText(results.page.facets);
  const { valuesOf } = TAB_FILTERS[results.tab];
  return (
    <ul className="search-links">
      {loosenings.slice(0, SHOWN).map(({ name, total }) => (
        <li key={name}>
          <a href={withQuery(path(here), search, { [name]: null })}>
            {t('empty.without', {
              filter: valuesOf(search, name)
                .map((value) => text(name, value))
                .join(', '),
              count: total,
            })}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Nearest({ nearest }: { nearest: readonly Suggestion[] }) {
  const t = useTexts(searchTexts);
  const path = useLocalPath();
  if (nearest.length === 0) return null;
  const address = ({ kind, slug, label }: Suggestion) => {
    if (kind === 'treatment') return `/treatments/${slug}`;
    return kind === 'provider' || kind === 'clinician'
      ? `/providers/${slug}`
      : withQuery('/find-care', '', { q: label });
  };
  return (
    <>
      <p>{t('empty.nearest')}</p>
      <ul className="search-links">
        {nearest.map((one) => (
          <li key={`${one.kind} ${one.slug}`}>
            <a href={path(address(one))}>{one.label}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
