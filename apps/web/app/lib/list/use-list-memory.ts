import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../session/session-store.ts';
import { filtersOf, LONGEST_NAME, type ListMemory, MOST_VIEWS, readMemory, writeMemory } from './list-memory.ts';

const device = () => localStorage;

/** A user's list settings on this device: hidden columns, saved views, last used filters. */
export function useListMemory(list: string) {
  const [query] = useSearchParams();
  const person = useSession(({ user }) => user?.id ?? '');
  const [memory, setMemory] = useState(() => readMemory(device, person, list));
  /** From before this visit; the current state is in the URL. */
  const [last] = useState(memory.last);
  const search = filtersOf(query);
  const keep = (changed: Partial<ListMemory>) => {
    const next = { ...readMemory(device, person, list), ...changed };
    writeMemory(device, person, list, next);
    setMemory(next);
  };
  useEffect(() => {
    if (search) writeMemory(device, person, list, { ...readMemory(device, person, list), last: search });
  }, [search, person, list]);
  return {
    hidden: memory.hidden,
    views: memory.views,
    last,
    search,
    toggleColumn: (key: string) =>
      keep({
        hidden: memory.hidden.includes(key) ? memory.hidden.filter((one) => one !== key) : [...memory.hidden, key],
      }),
    saveView: (name: string) => {
      const view = { name: name.trim().slice(0, LONGEST_NAME), search };
      if (!view.name) return;
      keep({ views: [view, ...memory.views.filter((one) => one.name !== view.name)].slice(0, MOST_VIEWS) });
    },
    forgetView: (name: string) => keep({ views: memory.views.filter((one) => one.name !== name) }),
  };
}

export type RememberedList = ReturnType<typeof useListMemory>;
