import { Button } from '../../ui/action/button.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { useInStep } from '../forms/use-in-step.ts';
import { useTexts } from '../i18n/use-texts.tsx';
import type { FilterOption, FilterWords, ListWords } from './filter-words.ts';
import type { ListDefinition, ListFilter } from './list-definition.ts';
import { listTexts } from './texts.ts';
import type { ListFilters } from './use-list-filters.ts';

interface FilterFormProps {
  definition: ListDefinition;
  words: ListWords;
  filters: ListFilters;
}

/** Filters and sort order of a list. A choice applies immediately, text and dates on submit. */
export function FilterForm({ definition, words, filters }: FilterFormProps) {
  const t = useTexts(listTexts);
  const { form, valueOf, sort = '', wrong, send } = filters;
  const shown = Object.entries(definition.filters).filter(([, { kind }]) => kind !== 'link');
  const said = Object.fromEntries(shown.map(([name]) => [name, valueOf(name)]));
  // A choice can only be shown as selected once its option exists.
  const known = JSON.stringify(
    Object.values(words.filters).map(({ options }) => options?.map(({ value }) => value) ?? null),
  );
  useInStep(form, { ...said, sort }, known);
  const hasWords = shown.some(([, { kind }]) => kind === 'text');
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
      {shown.map(([name, filter]) => (
        <FilterField
          key={name}
          name={name}
          filter={filter}
          words={words.filters[name] ?? { label: name }}
          value={valueOf(name)}
          isWrong={wrong.includes(name)}
          send={send}
        />
      ))}
      {words.sorts ? (
        <SelectField
          name="sort"
          label={t('sort')}
          defaultValue={sort}
          onChange={send}
          options={definition.sorts.map((value) => ({ value, label: words.sorts?.(value) ?? value }))}
        />
      ) : null}
      <Button icon={hasWords ? 'search' : 'list-filter'}>{t(hasWords ? 'filter.search' : 'filter.send')}</Button>
    </form>
  );
}

interface FilterFieldProps {
  name: string;
  filter: ListFilter;
  words: FilterWords;
  value: string;
  isWrong: boolean;
  send: () => void;
}

function FilterField({ name, filter, words, value, isWrong, send }: FilterFieldProps) {
  const t = useTexts(listTexts);
  const { label, any } = words;
  if (filter.kind === 'text')
    return (
      <TextField
        {...(filter.isCode ? { spellCheck: false } : { type: 'search' })}
        name={name}
        label={label}
        maxLength={filter.longest}
        autoComplete="off"
        defaultValue={value}
        className="list-filter-words"
      />
    );
  if (filter.kind === 'day')
    return (
      <TextField
        type="date"
        name={name}
        label={label}
        defaultValue={value}
        error={isWrong ? t('filter.backwards') : undefined}
      />
    );
  const labelled = optionsFor(words, value).map(({ value: one, label: of, count }) => ({
    value: one,
    label: count === undefined ? of : t('filter.counted', { label: of, count }),
  }));
  return (
    <SelectField
      name={name}
      label={label}
      defaultValue={value}
      onChange={send}
      options={[{ value: '', label: any ?? t('filter.any') }, ...labelled]}
    />
  );
}

/** The options. Values selected in the URL are included, without a label until it is known. */
function optionsFor({ options = [] }: FilterWords, chosen: string): readonly FilterOption[] {
  return !chosen || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: '…' }];
}
