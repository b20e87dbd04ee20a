import { AREAS_IN_USE } from '@travesia/contracts/audit';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { fieldId } from '../../../../ui/field/field-id.ts';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { type ActivityFilter, filterOf, isBackwards } from '../activity-filter.ts';
import { activityTexts } from '../texts.ts';

const NOTHING: ActivityFilter = { area: null, from: null, to: null };

interface ActivityFiltersProps {
  filter: ActivityFilter;
  onFilter: (filter: ActivityFilter) => void;
}

/** Narrows the list by area and days; what is chosen stands in the address. */
export function ActivityFilters({ filter, onFilter }: ActivityFiltersProps) {
  const t = useTexts(activityTexts);
  const [backwards, setBackwards] = useState(isBackwards(filter));
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const next = filterOf(new URLSearchParams([...data].map(([name, value]) => [name, String(value)])));
    setBackwards(isBackwards(next));
    if (isBackwards(next)) event.currentTarget.querySelector<HTMLElement>(`#${fieldId('to')}`)?.focus();
    else onFilter(next);
  };
  const options = AREAS_IN_USE.map((area) => ({ value: area, label: t(`area.${area}`) }));
  return (
    <form className="activity-filters" method="get" noValidate aria-label={t('filter.label')} onSubmit={send}>
      <SelectField
        name="area"
        label={t('filter.area')}
        options={[{ value: '', label: t('area.all') }, ...options]}
        defaultValue={filter.area ?? ''}
      />
      <TextField type="date" name="from" label={t('filter.from')} defaultValue={filter.from ?? ''} />
      <TextField
        type="date"
        name="to"
        label={t('filter.to')}
        defaultValue={filter.to ?? ''}
        error={backwards ? t('filter.backwards') : undefined}
      />
      <div className="activity-filter-acts">
        <Button icon="list-filter">{t('filter.show')}</Button>
        {filter.area || filter.from || filter.to ? (
          <Button type="button" variant="quiet" onClick={() => onFilter(NOTHING)}>
            {t('filter.clear')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
