import { useFormat } from '../format/use-format.ts';
import { useTexts } from '../i18n/use-texts.tsx';
import type { FilterWords } from './filter-words.ts';
import type { ListFilter } from './list-definition.ts';
import { listTexts } from './texts.ts';

/** Text of a filter's chip: its label and, if set, the first value and the number of others. */
export function useChipText(): (filter: ListFilter, words: FilterWords, values: readonly string[]) => string {
  const t = useTexts(listTexts);
  const format = useFormat();
  return (filter, { label, options }, [first, ...others]) => {
    if (first === undefined || filter.kind === 'link') return label;
    if (filter.kind === 'day') return t('filter.is', { label, value: format.date(first) });
    const value = options?.find((option) => option.value === first)?.label ?? '…';
    return others.length ? t('filter.more', { label, value, count: others.length }) : t('filter.is', { label, value });
  };
}
