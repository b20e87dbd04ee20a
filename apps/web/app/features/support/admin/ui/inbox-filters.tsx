import type { EndpointOutput } from '@travesia/contracts/kit';
import { type listAllTickets, SupportTopic, TICKET_STATES } from '@travesia/contracts/support';
import { type FormEvent, useRef } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useInStep } from '../../../../lib/forms/use-in-step.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import type { InboxFilter } from '../inbox-filter.ts';
import { supportTexts } from '../../texts.ts';

type Facets = EndpointOutput<typeof listAllTickets>['facets'];

interface InboxFiltersProps {
  filter: InboxFilter;
  /** Counts, once they are known. */
  facets: Facets | undefined;
  change: (changed: Record<string, string>) => void;
}

/** What the inbox is filtered by; a choice applies at once, a reference when it is sent. */
export function InboxFilters({ filter, facets, change }: InboxFiltersProps) {
  const t = useTexts(supportTexts);
  const format = useFormat();
  const withCount = (label: string, counts: Facets['states'] | undefined, value: string) => {
    const count = counts?.find((one) => one.value === value)?.count;
    return count === undefined ? label : t('inbox.option', { label, count: format.number(count) });
  };
  const any = { value: '', label: t('inbox.any') };
  const form = useRef<HTMLFormElement>(null);
  useInStep(form, { q: filter.q });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    change({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim() });
  };
  return (
    <form ref={form} className="inbox-filters" data-draft="own" role="search" onSubmit={submit}>
      <SelectField
        name="state"
        label={t('inbox.state')}
        value={filter.state ?? ''}
        onChange={({ currentTarget }) => change({ state: currentTarget.value })}
        options={[
          any,
          ...TICKET_STATES.map((value) => ({ value, label: withCount(t(`state.${value}`), facets?.states, value) })),
        ]}
      />
      <SelectField
        name="topic"
        label={t('inbox.topic')}
        value={filter.topic ?? ''}
        onChange={({ currentTarget }) => change({ topic: currentTarget.value })}
        options={[
          any,
          ...SupportTopic.options.map((value) => ({
            value,
            label: withCount(t(`topic.${value}`), facets?.topics, value),
          })),
        ]}
      />
      <SelectField
        name="assigned"
        label={t('inbox.assigned')}
        value={filter.assigned ?? ''}
        onChange={({ currentTarget }) => change({ assigned: currentTarget.value })}
        options={[any, { value: 'me', label: t('inbox.mine') }, { value: 'nobody', label: t('inbox.nobody') }]}
      />
      <TextField
        name="q"
        type="search"
        label={t('inbox.search')}
        defaultValue={filter.q}
        maxLength={40}
        autoComplete="off"
      />
      <Button icon="search">{t('inbox.filter')}</Button>
    </form>
  );
}
