import { RiskLevel } from '@travesia/contracts/providers';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import type { ProvidersPage } from '../load-providers.ts';
import { useListFilters } from '../../../../lib/workbench/screen/use-list-filters.ts';
import { adminProviderTexts } from '../texts.ts';

const OWN = ['q', 'country', 'type', 'listing', 'papers', 'risk', 'sort'] as const;
const PAPERS = ['expiring', 'expired', 'missing'] as const;
const SORTS = ['name', '-name', 'waiting', '-created', 'papers', 'risk', '-active'] as const;

/** Narrows the list; a choice counts at once, words on Enter, and all of it stands in the address. */
export function ProviderFilters({ query, page }: { query: URLSearchParams; page: ProvidersPage | null }) {
  const t = useTexts(adminProviderTexts);
  const { form, send } = useListFilters({ query, names: OWN, choices: page });
  const choice = (
    name: 'country' | 'type' | 'listing' | 'papers' | 'risk',
    options: { value: string; label: string }[],
  ) => (
    <SelectField
      name={name}
      label={t(`filter.${name}`)}
      hideLabel
      options={[{ value: '', label: t(`filter.${name}.any`) }, ...options]}
      defaultValue={query.get(name) ?? ''}
      onChange={send}
    />
  );
  const counted = useCounted(query);
  const count = (level: string) => page?.facets.risk.find(({ value }) => value === level)?.count ?? 0;
  return (
    <form
      ref={form}
      className="admin-filters"
      role="search"
      aria-label={t('filter.label')}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        type="search"
        name="q"
        label={t('filter.q')}
        hideLabel
        placeholder={t('filter.q')}
        defaultValue={query.get('q') ?? ''}
      />
      {choice('country', counted(page?.facets.country, 'country'))}
      {choice('type', counted(page?.facets.type, 'type'))}
      {choice(
        'listing',
        (['partner', 'directory'] as const).map((value) => ({ value, label: t(`listing.${value}`) })),
      )}
      {choice(
        'papers',
        PAPERS.map((value) => ({ value, label: t(`filter.papers.${value}`) })),
      )}
      {choice(
        'risk',
        RiskLevel.options.map((value) => ({
          value,
          label: t('filter.counted', { label: t(`risk.${value}`), count: count(value) }),
        })),
      )}
      <SelectField
        name="sort"
        label={t('sort')}
        hideLabel
        options={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        defaultValue={query.get('sort') ?? 'name'}
        onChange={send}
      />
      <Button type="submit" size="small" icon="search">
        {t('filter.find')}
      </Button>
    </form>
  );
}

interface Counted {
  value: string;
  label: string;
  count: number;
}

/** Choices with how many there are; what is chosen stands there without its name until the list has come. */
function useCounted(query: URLSearchParams) {
  const t = useTexts(adminProviderTexts);
  return (values: readonly Counted[] = [], name = '') => {
    const chosen = query.get(name);
    const known = values.map(({ value, label, count }) => ({ value, label: t('filter.counted', { label, count }) }));
    return !chosen || values.some(({ value }) => value === chosen) ? known : [...known, { value: chosen, label: '…' }];
  };
}
