import { Icon } from '../../ui/icon/icon.tsx';
import { useTexts } from '../i18n/use-texts.tsx';
import type { ListFilter } from './list-definition.ts';
import { listTexts } from './texts.ts';
import type { ListFilters } from './use-list-filters.ts';

interface SearchFieldProps {
  name: string;
  filter: ListFilter;
  label: string;
  filters: ListFilters;
  /** Contains the form's submit button. */
  hasButton: boolean;
}

/** A filter by typed words, with its label inside; applies with Enter or the button. */
export function SearchField({ name, filter, label, filters: { valueOf, removeAll }, hasButton }: SearchFieldProps) {
  const t = useTexts(listTexts);
  const value = valueOf(name);
  const text = t('filter.is', { label, value });
  const { longest, isCode } = filter.kind === 'text' ? filter : { longest: 0 };
  return (
    <span className={hasButton ? 'list-search list-search-main' : 'list-search'}>
      <input
        {...(isCode ? { type: 'text', spellCheck: false } : { type: 'search' })}
        className="input"
        name={name}
        aria-label={label}
        title={label}
        placeholder={label}
        maxLength={longest}
        autoComplete="off"
        defaultValue={value}
      />
      {value ? (
        <button
          type="button"
          className="list-x"
          aria-label={t('filter.remove', { filter: text })}
          title={t('filter.remove', { filter: text })}
          onClick={() => removeAll(name)}
        >
          <Icon name="x" />
        </button>
      ) : null}
      {hasButton ? (
        <button className="list-x" aria-label={t('filter.search')} title={t('filter.search')}>
          <Icon name="search" />
        </button>
      ) : null}
    </span>
  );
}
