import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/action/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { Popover } from '../../ui/overlay/popover.tsx';
import { useTexts } from '../i18n/use-texts.tsx';
import type { FilterOption, FilterWords } from './filter-words.ts';
import type { ListFilter } from './list-definition.ts';
import { listTexts } from './texts.ts';
import { useChipText } from './use-chip-text.ts';
import type { ListFilters } from './use-list-filters.ts';

interface FilterChipProps {
  name: string;
  filter: ListFilter;
  words: FilterWords;
  filters: ListFilters;
}

/** A filter of the line: its name, or what is chosen with a button that removes it; pressed, it offers the choice. */
export function FilterChip({ name, filter, words, filters }: FilterChipProps) {
  const t = useTexts(listTexts);
  const values = filters.valuesOf(name);
  const text = useChipText()(filter, words, values);
  return (
    <span className={values.length ? 'list-chip-box list-chip-set' : 'list-chip-box'}>
      <Field name={name} filter={filter} words={words} filters={filters} values={values} text={text} />
      {values.length ? (
        <button
          type="button"
          className="list-x"
          aria-label={t('filter.remove', { filter: text })}
          title={t('filter.remove', { filter: text })}
          onClick={() => filters.removeAll(name)}
        >
          <Icon name="x" />
        </button>
      ) : null}
    </span>
  );
}

function Field({ name, filter, words, filters, values, text }: FilterChipProps & { values: string[]; text: string }) {
  const t = useTexts(listTexts);
  const { label } = words;
  const options = optionsFor(words, values);
  const counted = ({ label: of, count }: FilterOption) =>
    count === undefined ? of : t('filter.counted', { label: of, count });
  if (filter.kind === 'link') return <span className="chip list-chip">{text}</span>;
  if (filter.kind === 'choice')
    return (
      <ChoiceChip
        name={name}
        label={label}
        text={text}
        value={values[0] ?? ''}
        options={[
          { value: '', label: words.any ?? t('filter.any') },
          ...options.map((option) => ({ value: option.value, label: counted(option) })),
        ]}
        onChange={filters.send}
      />
    );
  if (filter.kind === 'choices')
    return (
      <ChipPopover text={text}>
        <fieldset className="list-menu">
          <legend className="sr-only">{label}</legend>
          {options.map((option) => (
            <label key={option.value} className="choice">
              <input
                type="checkbox"
                name={name}
                value={option.value}
                checked={values.includes(option.value)}
                onChange={() => filters.toggle(name, option.value)}
              />
              <span>{counted(option)}</span>
            </label>
          ))}
        </fieldset>
      </ChipPopover>
    );
  return (
    <ChipPopover text={text}>
      <div className="list-menu">
        <TextField
          type="date"
          name={name}
          label={label}
          defaultValue={values[0] ?? ''}
          aria-invalid={filters.wrong.includes(name) || undefined}
        />
        <Button size="small">{t('filter.send')}</Button>
      </div>
    </ChipPopover>
  );
}

interface ChoiceChipProps {
  name: string;
  label: string;
  text: string;
  value: string;
  options: readonly FilterOption[];
  onChange: () => void;
  icon?: IconName;
}

/** A select that looks like a chip: it lies over the text, because its own would show the option without the label. */
export function ChoiceChip({ name, label, text, value, options, onChange, icon }: ChoiceChipProps) {
  return (
    <span className="chip list-chip">
      {icon ? <Icon name={icon} /> : null}
      <span className="list-chip-text" aria-hidden="true">
        {text}
      </span>
      <Icon name="chevron-down" />
      <select name={name} aria-label={label} title={text} defaultValue={value} onChange={onChange}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}

function ChipPopover({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Popover
      id={useId()}
      buttonClass="chip list-chip"
      button={
        <>
          <span className="list-chip-text">{text}</span>
          <Icon name="chevron-down" />
        </>
      }
    >
      {children}
    </Popover>
  );
}

/** The options. Values selected in the URL are included, without a label until it is known. */
function optionsFor({ options = [] }: FilterWords, chosen: readonly string[]): readonly FilterOption[] {
  const unknown = chosen.filter((value) => !options.some((option) => option.value === value));
  return [...options, ...unknown.map((value) => ({ value, label: '…' }))];
}
