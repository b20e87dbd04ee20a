import { withQuery } from '../../../../../lib/forms/query.ts';
import { useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../../lib/site/site.ts';
import { LinkButton } from '../../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../../ui/feedback/empty-state.tsx';
import { FILTERS } from '../filters.ts';
import type { DirectoryData } from '../load-directory.ts';
import { directoryTexts } from '../texts.ts';
import { useFilterText } from '../use-filter-text.ts';

const SHOWN = 3;

/** Why the list is empty, and which filter to remove. */
export function NoListings({ data }: { data: DirectoryData }) {
  const { page, loosenings } = data;
  const t = useTexts(directoryTexts);
  const path = useLocalPath();
  const { path: here, search } = useSite();
  const text = useFilterText(data);
  const { total, total_pages: pages } = page;
  if (total > 0)
    return (
      <EmptyState
        title={t('empty.pastEnd', { pages })}
        action={<LinkButton href={withQuery(path(here), search, { page: pages })}>{t('empty.lastPage')}</LinkButton>}
      />
    );
  const words = (name: (typeof loosenings)[number]['name']) =>
    FILTERS.valuesOf(search, name)
      // The sentence quotes the filter already.
      .map((value) => (name === 'q' ? value : text(name, value)))
      .join(', ');
  return (
    <EmptyState
      title={t('empty.title')}
      action={<LinkButton href={FILTERS.cleared(path(here), search)}>{t('filters.clear')}</LinkButton>}
    >
      <ul className="search-links">
        {loosenings.slice(0, SHOWN).map(({ name, total: count }) => (
          <li key={name}>
            <a href={withQuery(path(here), search, { [name]: null })}>
              {t('empty.without', { filter: words(name), count })}
            </a>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
