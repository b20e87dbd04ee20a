import { LISTING_SORTS, type listTreatmentListings, TreatmentStatus } from '@travesia/contracts/catalog';
import { type EndpointOutput, LOCALES } from '@travesia/contracts/kit';
import { type FormEvent, useRef } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useInStep } from '../../../../lib/forms/use-in-step.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { treatmentsTexts } from '../texts.ts';

type Facets = EndpointOutput<typeof listTreatmentListings>['facets'];

interface ListingFiltersProps {
  filter: {
    q: string;
    category: string | undefined;
    status: string | undefined;
    missing: string | undefined;
    sort: string;
  };
  facets: Facets | undefined;
  change: (changed: Record<string, string>) => void;
}

/** What the list is filtered and ordered by; a choice applies at once. */
export function ListingFilters({ filter, facets, change }: ListingFiltersProps) {
  const t = useTexts(treatmentsTexts);
  const format = useFormat();
  const counted = (name: keyof Facets, value: string, label: string) => {
    const count = facets?.[name].find((one) => one.value === value)?.count;
    return { value, label: count === undefined ? label : t('option', { label, count: format.number(count) }) };
  };
  const any = { value: '', label: t('any') };
  const form = useRef<HTMLFormElement>(null);
  useInStep(form, { q: filter.q });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    change({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim() });
  };
  return (
    <form ref={form} className="bench-filters" role="search" data-draft="own" onSubmit={submit}>
      <TextField name="q" type="search" label={t('search')} defaultValue={filter.q} autoComplete="off" />
      <SelectField
        name="category"
        label={t('category')}
        value={filter.category ?? ''}
        onChange={({ currentTarget }) => change({ category: currentTarget.value })}
        options={[any, ...(facets?.category ?? []).map(({ value, label }) => counted('category', value, label))]}
      />
      <SelectField
        name="status"
        label={t('status')}
        value={filter.status ?? ''}
        onChange={({ currentTarget }) => change({ status: currentTarget.value })}
        options={[any, ...TreatmentStatus.options.map((value) => counted('status', value, t(`status.${value}`)))]}
      />
      <SelectField
        name="missing"
        label={t('missing')}
        value={filter.missing ?? ''}
        onChange={({ currentTarget }) => change({ missing: currentTarget.value })}
        options={[any, ...LOCALES.map((value) => counted('missing', value, format.languageAlone(value)))]}
      />
      <SelectField
        name="sort"
        label={t('sort')}
        value={filter.sort}
        onChange={({ currentTarget }) => change({ sort: currentTarget.value })}
        options={LISTING_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
      />
      <Button icon="search">{t('find')}</Button>
    </form>
  );
}
