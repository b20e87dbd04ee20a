import { AccountStatus } from '@travesia/contracts/accounts';
import { useRef } from 'react';
import { useInStep } from '../../../../lib/forms/use-in-step.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { usersTexts } from '../texts.ts';
import { isNarrowed, NEW_DAYS, SORTS, type UsersFilter } from '../users-filter.ts';

const YES_OR_NO = ['yes', 'no'] as const;
const CLEARED = { q: '', status: '', verified: '', two_factor: '', made_within: '' };

interface UsersFiltersProps {
  filter: UsersFilter;
  onFilter: (changes: Record<string, string>) => void;
}

/** Narrows and orders the list. A choice counts at once, words when they are sent; all of it stands in the address. */
export function UsersFilters({ filter, onFilter }: UsersFiltersProps) {
  const t = useTexts(usersTexts);
  const form = useRef<HTMLFormElement>(null);
  const send = () => {
    if (form.current)
      onFilter(Object.fromEntries([...new FormData(form.current)].map(([name, value]) => [name, String(value)])));
  };
  useInStep(form, {
    q: filter.q,
    status: filter.status[0] ?? '',
    verified: filter.verified ?? '',
    two_factor: filter.two_factor ?? '',
    made_within: String(filter.made_within ?? ''),
    sort: filter.sort,
  });
  const clear = () => {
    onFilter(CLEARED);
    form.current?.querySelector('input')?.focus();
  };
  return (
    <form
      ref={form}
      className="log-filters"
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
        maxLength={200}
        defaultValue={filter.q}
        className="log-filter-words"
      />
      <Choices filter={filter} send={send} />
      <div className="log-filter-acts">
        <Button icon="search">{t('filter.send')}</Button>
        {isNarrowed({ ...filter, role: [] }) ? (
          <Button type="button" variant="quiet" onClick={clear}>
            {t('filter.clear')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

function Choices({ filter, send }: { filter: UsersFilter; send: () => void }) {
  const t = useTexts(usersTexts);
  const days = [...new Set([...NEW_DAYS, filter.made_within ?? NEW_DAYS[0]])].toSorted((one, other) => one - other);
  const any = { value: '', label: t('filter.any') };
  return (
    <>
      <SelectField
        name="status"
        label={t('filter.status')}
        defaultValue={filter.status[0] ?? ''}
        onChange={send}
        options={[any, ...AccountStatus.options.map((value) => ({ value, label: t(`status.${value}`) }))]}
      />
      <SelectField
        name="verified"
        label={t('filter.verified')}
        defaultValue={filter.verified ?? ''}
        onChange={send}
        options={[any, ...YES_OR_NO.map((value) => ({ value, label: t(`verified.${value}`) }))]}
      />
      <SelectField
        name="two_factor"
        label={t('filter.twoFactor')}
        defaultValue={filter.two_factor ?? ''}
        onChange={send}
        options={[any, ...YES_OR_NO.map((value) => ({ value, label: t(`twoFactor.${value}`) }))]}
      />
      <SelectField
        name="made_within"
        label={t('filter.made')}
        defaultValue={String(filter.made_within ?? '')}
        onChange={send}
        options={[any, ...days.map((value) => ({ value: String(value), label: t('made.within', { days: value }) }))]}
      />
      <SelectField
        name="sort"
        label={t('filter.sort')}
        defaultValue={filter.sort}
        onChange={send}
        options={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
      />
    </>
  );
}
