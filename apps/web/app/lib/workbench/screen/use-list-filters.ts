import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useInStep } from '../../forms/use-in-step.ts';
import { changedQuery } from '../query.ts';

/** Lists are ordered by name unless their address says otherwise. */
const FIRST_SORT = 'name';

interface ListFilters {
  /** The address as the list was asked for. */
  query: URLSearchParams;
  /** Fields of the form, by the names that the address has for them. */
  names: readonly string[];
  /** What brings the options of a choice late, null until then. */
  choices: unknown;
}

/** A form that narrows a list: it shows what the address says, and `send` puts all of it there, on the first page. */
export function useListFilters({ query, names, choices }: ListFilters) {
  const [, setQuery] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const said = Object.fromEntries(names.map((name) => [name, query.get(name) ?? (name === 'sort' ? FIRST_SORT : '')]));
  useInStep(form, said, choices);
  const send = () => {
    const typed = new FormData(form.current ?? undefined);
    const written = (name: string) => String(typed.get(name) ?? '').trim();
    const told = Object.fromEntries(names.map((name) => [name, written(name)]));
    setQuery(changedQuery(query, told['sort'] === FIRST_SORT ? { ...told, sort: '' } : told), {
      preventScrollReset: true,
    });
  };
  return { form, send };
}
