import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { withQuery } from '../forms/query.ts';
import { type ListDefinition, type ListFilter, sortOf, valuesOf } from './list-definition.ts';

type Changes = Readonly<Record<string, string | readonly string[]>>;

/** An active filter in the URL, by one of its values. */
interface SetFilter {
  name: string;
  filter: ListFilter;
  value: string;
}

/** A list's filters between its form and the URL. */
export function useListFilters({ filters, tabs, sorts, sort: sortName }: ListDefinition) {
  const [query, setQuery] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const entries = Object.entries(filters);
  const set: SetFilter[] = entries.flatMap(([name, filter]) =>
    valuesOf(query, name, filter).map((value) => ({ name, filter, value })),
  );
  const sort = sortOf(query, { sorts, sort: sortName });
  const valuesSet = (name: string) => set.filter((one) => one.name === name).map(({ value }) => value);
  const valueOf = (name: string) => valuesSet(name)[0] ?? '';
  /** Names of days that precede the ones they must not precede. */
  const wrongIn = (values: (name: string) => string) =>
    entries.flatMap(([name, filter]) => {
      const first = filter.kind === 'day' && filter.notBefore ? values(filter.notBefore) : '';
      return first && values(name) && first > values(name) ? [name] : [];
    });
  const [wrong, setWrong] = useState(() => wrongIn(valueOf));
  const change = (changes: Changes) =>
    setQuery(new URLSearchParams(withQuery('', query.toString(), changes).slice(1)), { preventScrollReset: true });
  /** A removed filter's button disappears: the focus moves to what the filter is set with. */
  const focus = (name?: string) => {
    const found = name ? form.current?.elements.namedItem(name) : form.current?.querySelector('input, select');
    const field = found instanceof RadioNodeList ? found[0] : found;
    if (!(field instanceof HTMLElement)) return;
    const hidden = field.closest<HTMLElement>('.list-chip-box > [popover]');
    (hidden ? document.querySelector<HTMLElement>(`[popovertarget="${hidden.id}"]`) : field)?.focus();
  };
  return {
    form,
    set,
    sort,
    valueOf,
    valuesOf: valuesSet,
    wrong,
    isNarrowed: set.length > 0 || Object.entries(tabs).some(([name, filter]) => valuesOf(query, name, filter).length),
    /** Writes what is typed or selected in the form to the URL, on the first page; several choices are there already. */
    send: () => {
      const typed = new FormData(form.current ?? undefined);
      const written = (name: string) => String(typed.get(name) ?? '').trim();
      const mistaken = wrongIn(written);
      setWrong(mistaken);
      if (mistaken.length) return focus(mistaken[0]);
      const names = entries.filter(([, { kind }]) => kind !== 'link' && kind !== 'choices').map(([name]) => name);
      const sent: Changes = Object.fromEntries(names.map((name) => [name, written(name)]));
      const order = written(sortName);
      // The default sort order is not in the URL.
      change(order ? { ...sent, [sortName]: order === sorts[0] ? '' : order } : sent);
      closePopover(form.current);
    },
    /** Sets or removes one of several choices. */
    toggle: (name: string, value: string) => {
      const before = valuesSet(name);
      change({ [name]: before.includes(value) ? before.filter((one) => one !== value) : [...before, value] });
    },
    removeAll: (name: string) => {
      setWrong([]);
      change({ [name]: '' });
      focus(filters[name]?.kind === 'link' ? undefined : name);
    },
    clear: () => {
      setWrong([]);
      change(Object.fromEntries(entries.map(([name]) => [name, ''])));
      focus();
    },
  };
}

/** A chip's popover has done its work once the form was sent from it. */
function closePopover(form: HTMLFormElement | null): void {
  const open = document.activeElement?.closest<HTMLElement>('.list-chip-box > [popover]');
  if (open && form?.contains(open)) open.hidePopover?.();
}

export type ListFilters = ReturnType<typeof useListFilters>;
