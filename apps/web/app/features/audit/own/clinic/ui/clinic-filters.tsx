import { AuditArea, type ClinicActivity } from '@travesia/contracts/audit';
import { useRef, useState } from 'react';
import { useAuditText } from '../../../log-entry/use-audit-text.ts';
import { useInStep } from '../../../../../lib/forms/use-in-step.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../../ui/action/button.tsx';
import { SelectField } from '../../../../../ui/field/select-field.tsx';
import { TextField } from '../../../../../ui/field/text-field.tsx';
import { type ClinicFilter, isBackwards, isClinicNarrowed } from '../clinic-filter.ts';
import { clinicActivityTexts } from '../texts.ts';

const CLEARED = { actor: '', area: '', from: '', to: '' };

interface ClinicFiltersProps {
  filter: ClinicFilter;
  people: ClinicActivity['people'];
  onFilter: (changes: Record<string, string>) => void;
}

/** Narrows the list by person, area and days; what is chosen stands in the address. */
export function ClinicFilters({ filter, people, onFilter }: ClinicFiltersProps) {
  const t = useTexts(clinicActivityTexts);
  const audit = useAuditText();
  const form = useRef<HTMLFormElement>(null);
  const [backwards, setBackwards] = useState(isBackwards(filter));
  const send = () => {
    if (!form.current) return;
    const given = Object.fromEntries([...new FormData(form.current)].map(([name, value]) => [name, String(value)]));
    const isWrong = isBackwards({ from: given['from'] || null, to: given['to'] || null });
    setBackwards(isWrong);
    if (!isWrong) onFilter(given);
  };
  const { actor, area, from, to } = filter;
  useInStep(form, { actor: actor ?? '', area: area ?? '', from: from ?? '', to: to ?? '' }, people);
  const clear = () => {
    setBackwards(false);
    onFilter(CLEARED);
    form.current?.querySelector('select')?.focus();
  };
  const known = [...new Map(people.map((one) => [one.id, one])).values()];
  return (
    <form
      ref={form}
      className="log-filters"
      noValidate
      aria-label={t('filter.label')}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <SelectField
        name="actor"
        label={t('filter.actor')}
        defaultValue={filter.actor ?? ''}
        onChange={send}
        options={[
          { value: '', label: t('filter.everybody') },
          ...known.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <SelectField
        name="area"
        label={t('filter.area')}
        defaultValue={filter.area ?? ''}
        onChange={send}
        options={[
          { value: '', label: audit.area('all') },
          ...AuditArea.options.map((value) => ({ value, label: audit.area(value) })),
        ]}
      />
      <TextField type="date" name="from" label={t('filter.from')} defaultValue={filter.from ?? ''} />
      <TextField
        type="date"
        name="to"
        label={t('filter.to')}
        defaultValue={filter.to ?? ''}
        error={backwards ? t('filter.backwards') : undefined}
      />
      <div className="log-filter-acts">
        <Button icon="list-filter">{t('filter.send')}</Button>
        {isClinicNarrowed({ ...filter, by: null }) ? (
          <Button type="button" variant="quiet" onClick={clear}>
            {t('filter.clear')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
