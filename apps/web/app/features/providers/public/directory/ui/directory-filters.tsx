import { FilterForm } from '../../../../../lib/forms/filter-form.tsx';
import { useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../../lib/site/site.ts';
import { Button, LinkButton } from '../../../../../ui/action/button.tsx';
import { Checkbox, RadioList } from '../../../../../ui/field/choice-list.tsx';
import { FacetList } from '../../../../../ui/filters/facet-list.tsx';
import { FilterSheet } from '../../../../../ui/filters/filter-sheet.tsx';
import { FILTERS, FORM_NAMES } from '../filters.ts';
import type { DirectoryData } from '../load-directory.ts';
import { directoryTexts } from '../texts.ts';
import { useFilterText } from '../use-filter-text.ts';

/** All directory filters in one GET form. */
export function DirectoryFilters({ data }: { data: DirectoryData }) {
  const t = useTexts(directoryTexts);
  const path = useLocalPath();
  const { path: here, search } = useSite();
  const set = FILTERS.set(search).length;
  return (
    <FilterSheet id="directory-filters" heading={t('filters.heading')} set={set} closeLabel={t('filters.close')}>
      <FilterForm own={FORM_NAMES} label={t('filters.heading')}>
        <div className="filters">
          <ListingFilter data={data} />
          <Facet name="type" visible={6} data={data} />
          <Facet name="country" visible={10} data={data} />
          <Facet name="city" visible={6} data={data} />
          <Facet name="accreditation" visible={4} data={data} />
          <Facet name="spoken" visible={4} data={data} />
        </div>
        <div className="filter-submit">
          <Button>{t('filters.apply')}</Button>
          {set > 0 ? (
            <LinkButton variant="quiet" href={FILTERS.cleared(path(here), search)}>
              {t('filters.clear')}
            </LinkButton>
          ) : null}
        </div>
      </FilterForm>
    </FilterSheet>
  );
}

interface FacetProps {
  name: 'type' | 'country' | 'city' | 'accreditation' | 'spoken';
  visible: number;
  data: DirectoryData;
}

function Facet({ name, visible, data }: FacetProps) {
  const { page, errors } = data;
  const t = useTexts(directoryTexts);
  const text = useFilterText(data);
  const { search } = useSite();
  const counted = page.facets[name];
  const labelOf = (value: string) => counted.find((one) => one.value === value)?.label ?? text(name, value);
  return (
    <FacetList
      name={name}
      legend={t(`filters.${name}`)}
      facet={counted}
      chosen={FILTERS.valuesOf(search, name)}
      labelOf={labelOf}
      visible={visible}
      moreLabel={(count) => t('filters.more', { count })}
      error={errors[name]}
    />
  );
}

/** Partners or imported listings, and verified only. */
function ListingFilter({ data: { page, errors } }: { data: DirectoryData }) {
  const t = useTexts(directoryTexts);
  const { search } = useSite();
  const { listing, verified } = page.facets;
  const countOf = (kind: string) => listing.find(({ value }) => value === kind)?.count ?? 0;
  return (
    <div className="stack">
      <RadioList
        name="listing"
        legend={t('filters.listing')}
        choices={[
          { value: '', label: t('filters.any') },
          { value: 'partner', label: t('listing.partner'), count: countOf('partner') },
          { value: 'directory', label: t('listing.directory'), count: countOf('directory') },
        ]}
        chosen={[FILTERS.valuesOf(search, 'listing')[0] ?? '']}
        error={errors['listing']}
      />
      <Checkbox
        name="verified"
        checked={['true', '1', 'on'].includes(FILTERS.valuesOf(search, 'verified')[0] ?? '')}
        count={verified.find(({ value }) => value === 'true')?.count ?? 0}
      >
        {t('filter.verified')}
      </Checkbox>
    </div>
  );
}
