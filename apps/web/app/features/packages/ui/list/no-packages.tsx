import { withQuery } from '../../../../lib/forms/query.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { packageFilters } from '../../filters.ts';
import type { Loosening, PackagePage } from '../../load-packages.ts';
import { packageTexts } from '../../texts.ts';
import { useFilterText } from './use-filter-text.ts';

interface NoPackagesProps {
  page: PackagePage;
  search: string;
  loosenings: readonly Loosening[];
  treatment: { slug: string; name: string } | null;
}

const SHOWN = 3;

/** Why the list is empty and what to do: remove the filter that hides the most, or look elsewhere. */
export function NoPackages({ page, search, loosenings, treatment }: NoPackagesProps) {
  const t = useTexts(packageTexts);
  const path = useLocalPath();
  const site = useSite();
  if (page.total > 0) return <PastTheEnd page={page} />;
  if (packageFilters.set(search).length === 0) return <NothingYet treatment={treatment} />;
  return (
    <EmptyState
      title={t('empty.filtered')}
      action={<LinkButton href={packageFilters.cleared(path(site.path), site.search)}>{t('filters.clear')}</LinkButton>}
    >
      {loosenings.length > 0 ? (
        <ul className="loosenings">
          {loosenings.slice(0, SHOWN).map((loosening) => (
            <LooseningLink key={loosening.name} page={page} search={search} {...loosening} />
          ))}
        </ul>
      ) : (
        <p>{t('empty.several')}</p>
      )}
    </EmptyState>
  );
}

/** “Without Colombia: 12 packages”, as a link. */
function LooseningLink({ page, search, name, total }: Loosening & Pick<NoPackagesProps, 'page' | 'search'>) {
  const t = useTexts(packageTexts);
  const path = useLocalPath();
  const site = useSite();
  const text = useFilterText(page.facets);
  const filter = packageFilters
    .valuesOf(search, name)
    // The sentence quotes the filter already.
    .map((value) => (name === 'q' ? value : text(name, value)))
    .join(', ');
  return (
    <li>
      <a href={withQuery(path(site.path), site.search, { [name]: null })}>
        {t('empty.without', { filter, count: total })}
      </a>
    </li>
  );
}

function PastTheEnd({ page }: { page: PackagePage }) {
  const t = useTexts(packageTexts);
  const path = useLocalPath();
  const site = useSite();
  const last = withQuery(path(site.path), site.search, { page: page.total_pages });
  return (
    <EmptyState
      title={t('empty.pastEnd', { pages: page.total_pages })}
      action={<LinkButton href={last}>{t('empty.lastPage')}</LinkButton>}
    />
  );
}

function NothingYet({ treatment }: Pick<NoPackagesProps, 'treatment'>) {
  const t = useTexts(packageTexts);
  const path = useLocalPath();
  if (!treatment) return <EmptyState title={t('empty.none')} />;
  return (
    <EmptyState
      title={t('empty.noneFor', { treatment: treatment.name })}
      action={<LinkButton href={path('/packages')}>{t('empty.all')}</LinkButton>}
    >
      <LocalLink to={`/treatments/${treatment.slug}`}>{t('list.about', { treatment: treatment.name })}</LocalLink>
    </EmptyState>
  );
}
