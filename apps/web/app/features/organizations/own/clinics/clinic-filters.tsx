import type { NetworkClinics } from '@travesia/contracts/organizations';
import { type FormEvent, useRef } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useInStep } from '../../../../lib/forms/use-in-step.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { networkTexts } from '../texts.ts';
import { filterOf, SORTS, STATES } from './clinic-filter.ts';

interface ClinicFiltersProps {
  query: URLSearchParams;
  /** Counts, once they are known. */
  facets: NetworkClinics['facets'] | undefined;
  change: (changed: Record<string, string>) => void;
}

/** What the clinics are found and sorted by; a choice applies at once, words when they are sent. */
export function ClinicFilters({ query, facets, change }: ClinicFiltersProps) {
  const t = useTexts(networkTexts);
  const format = useFormat();
  const { q, state, sort } = filterOf(query);
  const withCount = (value: (typeof STATES)[number]) => {
    const count = facets?.state.find((one) => one.value === value)?.count;
    const label = t(`state.${value}`);
    return count === undefined ? label : t('filter.option', { label, count: format.number(count) });
  };
  const form = useRef<HTMLFormElement>(null);
  useInStep(form, { q });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    change({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim() });
  };
  return (
    <form ref={form} className="network-filters" data-draft="own" role="search" onSubmit={submit}>
      <TextField name="q" type="search" label={t('filter.q')} defaultValue={q} maxLength={80} autoComplete="off" />
      <SelectField
        name="state"
        label={t('filter.state')}
        value={state ?? ''}
        onChange={({ currentTarget }) => change({ state: currentTarget.value })}
        options={[
          { value: '', label: t('filter.any') },
          ...STATES.map((value) => ({ value, label: withCount(value) })),
        ]}
      />
      <SelectField
        name="sort"
        label={t('filter.sort')}
        value={sort}
        onChange={({ currentTarget }) => change({ sort: currentTarget.value })}
        options={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
      />
      <Button icon="search">{t('filter.find')}</Button>
    </form>
  );
}
