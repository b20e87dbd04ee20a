import { FilterForm } from '../../../../../lib/forms/filter-form.tsx';
import { withQuery } from '../../../../../lib/forms/query.ts';
import { useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../../lib/site/site.ts';
import { Button } from '../../../../../ui/action/button.tsx';
import { Chip } from '../../../../../ui/badge/chip.tsx';
import { TextField } from '../../../../../ui/field/text-field.tsx';
import { Breadcrumb } from '../../../../../ui/navigation/breadcrumb.tsx';
import { Tabs } from '../../../../../ui/navigation/tabs.tsx';
import type { ListFilters } from '../../list-filters.ts';
import { catalogTexts } from '../../texts.ts';
import type { Facets } from './use-filter-text.ts';

/** Page heading, search and categories. */
export function ListHeader({ filters, categories }: { filters: ListFilters; categories: Facets['category'] }) {
  const t = useTexts(catalogTexts);
  const path = useLocalPath();
  return (
    <div className="band list-header">
      <div className="wrap">
        <Breadcrumb trail={[{ label: t('list.home'), href: path('/') }, { label: t('list.heading') }]} />
        <div className="list-title">
          <div>
            <h1>{t('list.heading')}</h1>
            <p className="lead">{t('list.lead')}</p>
          </div>
          <search>
            <FilterForm own={['q']} label={t('search.label')} className="list-search">
              <TextField
                name="q"
                type="search"
                label={t('search.label')}
                placeholder={t('search.placeholder')}
                defaultValue={filters.q}
                maxLength={200}
                autoComplete="off"
              />
              <Button variant="primary" icon="search">
                {t('search.submit')}
              </Button>
            </FilterForm>
          </search>
        </div>
        <Tabs
          label={t('list.tabs')}
          tabs={[
            { href: path('/treatments'), label: t('list.heading'), current: true },
            { href: path('/treatment-marketplace'), label: t('list.countries'), current: false },
          ]}
        />
        <CategoryRail filters={filters} categories={categories} />
      </div>
    </div>
  );
}

function CategoryRail({ filters, categories }: { filters: ListFilters; categories: Facets['category'] }) {
  const t = useTexts(catalogTexts);
  const path = useLocalPath();
  const { path: here, search } = useSite();
  const href = (category: string | null) => withQuery(path(here), search, { category });
  const chosen = filters.category;
  return (
    <nav className="one-line category-rail" aria-label={t('list.categories')}>
      <Chip href={href(null)} pressed={chosen.length === 0}>
        {t('list.all')}
      </Chip>
      {categories.map(({ value, label, count }) => (
        <Chip key={value} href={href(chosen.includes(value) ? null : value)} pressed={chosen.includes(value)}>
          {label} <span className="num muted">{count}</span>
        </Chip>
      ))}
    </nav>
  );
}
