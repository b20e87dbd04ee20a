import { Icon } from '../../ui/icon/icon.tsx';
import { useFormat } from '../format/use-format.ts';
import { useTexts } from '../i18n/use-texts.tsx';
import type { ListWords } from './filter-words.ts';
import { listTexts } from './texts.ts';
import type { ListFilters, SetFilter } from './use-list-filters.ts';

interface FilterChipsProps {
  words: ListWords;
  filters: ListFilters;
}

/** The active filters, each with a button that removes it, and one that clears all. Renders nothing without filters. */
export function FilterChips({ words, filters: { set, remove, clear } }: FilterChipsProps) {
  const t = useTexts(listTexts);
  const chipText = useChipText(words);
  if (!set.length) return null;
  return (
    <ul className="list-chips" aria-label={t('filter.set')}>
      {set.map((one) => {
        const text = chipText(one);
        return (
          <li key={`${one.name}=${one.value}`}>
            <button
              type="button"
              className="chip"
              aria-label={t('filter.remove', { filter: text })}
              onClick={() => remove(one)}
            >
              {text}
              <Icon name="x" />
            </button>
          </li>
        );
      })}
      <li>
        <button type="button" className="btn btn-quiet btn-small" onClick={clear}>
          {t('filter.clear')}
        </button>
      </li>
    </ul>
  );
}

function useChipText(words: ListWords): (set: SetFilter) => string {
  const t = useTexts(listTexts);
  const format = useFormat();
  return ({ name, filter, value }) => {
    const { label = name, options } = words.filters[name] ?? {};
    if (filter.kind === 'link') return label;
    if (filter.kind === 'text') return t('filter.is', { label, value });
    if (filter.kind === 'day') return t('filter.is', { label, value: format.date(value) });
    return t('filter.is', { label, value: options?.find((option) => option.value === value)?.label ?? '…' });
  };
}
