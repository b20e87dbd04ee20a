import { type ReactNode, useId } from 'react';
import { IconButton } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useInStep } from '../forms/use-in-step.ts';
import { useTexts } from '../i18n/use-texts.tsx';
import { ChoiceChip, FilterChip } from './filter-chip.tsx';
import type { ListWords } from './filter-words.ts';
import type { ListDefinition } from './list-definition.ts';
import { SearchField } from './search-field.tsx';
import { listTexts } from './texts.ts';
import type { ListFilters } from './use-list-filters.ts';

interface FilterBarProps {
  definition: ListDefinition;
  words: ListWords;
  filters: ListFilters;
  /**
   * Whether column headers offer every sort order: the bar then has it on phones only, which show no headers. Otherwise
   * it is a symbol at the end of the line.
   */
  isSorted?: boolean;
}

/** Filters of a list in one line: search fields and a chip for each other filter, which phones show in a sheet. */
export function FilterBar({ definition, words, filters, isSorted = false }: FilterBarProps) {
  const t = useTexts(listTexts);
  const { form, valueOf, sort = '', wrong, set, send, clear } = filters;
  const { sorts } = words;
  const all = Object.entries(definition.filters);
  const texts = all.filter(([, { kind }]) => kind === 'text');
  // A link's filter has no field: it is shown while it is set.
  const others = all.filter(([name, { kind }]) => kind !== 'text' && (kind !== 'link' || valueOf(name)));
  const said = all.flatMap(([name, { kind }]) =>
    kind === 'link' || kind === 'choices' ? [] : [[name, valueOf(name)] as const],
  );
  // A choice can only be shown as selected once its option exists.
  const known = JSON.stringify(
    Object.values(words.filters).map(({ options }) => options?.map(({ value }) => value) ?? null),
  );
  useInStep(form, { ...Object.fromEntries(said), [definition.sort]: sort }, known);
  return (
    <form
      ref={form}
      className="list-filters"
      role="search"
      noValidate
      data-draft="own"
      aria-label={words.label}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {texts.map(([name, filter], at) => (
        <SearchField
          key={name}
          name={name}
          filter={filter}
          label={words.filters[name]?.label ?? name}
          filters={filters}
          hasButton={at === 0}
        />
      ))}
      {others.length || sorts ? (
        <FilterSheet set={new Set(set.filter(({ filter }) => filter.kind !== 'text').map(({ name }) => name)).size}>
          {others.map(([name, filter]) => (
            <FilterChip
              key={name}
              name={name}
              filter={filter}
              words={words.filters[name] ?? { label: name }}
              filters={filters}
            />
          ))}
          {sorts ? (
            <span className={isSorted ? 'list-chip-box list-order' : 'list-chip-box list-order-rest'}>
              <ChoiceChip
                name={definition.sort}
                label={t('sort')}
                icon="arrow-up-down"
                text={sort ? sorts(sort) : t('sort')}
                value={sort}
                options={definition.sorts.map((value) => ({ value, label: sorts(value) }))}
                onChange={send}
              />
            </span>
          ) : null}
          {set.length ? (
            <button type="button" className="btn btn-quiet btn-small" onClick={clear}>
              {t('filter.clear')}
            </button>
          ) : null}
        </FilterSheet>
      ) : null}
      {wrong.length ? (
        <p role="alert" className="field-error">
          {t('filter.backwards')}
        </p>
      ) : null}
    </form>
  );
}

/** The chips: part of the line, or on phones a sheet behind a button with the number of active filters. */
function FilterSheet({ set, children }: { set: number; children: ReactNode }) {
  const t = useTexts(listTexts);
  const id = useId();
  return (
    <>
      <button type="button" className="btn btn-secondary list-opener" popoverTarget={id}>
        <Icon name="sliders-horizontal" />
        {t('filters')}
        {set ? <span className="badge badge-primary num">{set}</span> : null}
      </button>
      <div id={id} popover="auto" className="list-sheet">
        <div className="list-sheet-head">
          <h2>{t('filters')}</h2>
          <IconButton icon="x" label={t('filters.close')} type="button" popoverTarget={id} popoverTargetAction="hide" />
        </div>
        {children}
      </div>
    </>
  );
}
