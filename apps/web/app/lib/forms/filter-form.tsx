import type { ReactNode } from 'react';
import { useLocalPath } from '../i18n/use-texts.tsx';
import { useSite } from '../site/site.ts';
import { carriedQuery } from './query.ts';

interface FilterFormProps {
  /** Path of the results, without language prefix; defaults to this page. */
  to?: string;
  /** Names of the fields inside; the rest of the query is added as hidden fields. */
  own: readonly string[];
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A GET form that loads a page with other filters: the URL contains the whole state. */
export function FilterForm({ to, own, label, className, children }: FilterFormProps) {
  const path = useLocalPath();
  const site = useSite();
  return (
    <form action={path(to ?? site.path)} className={className} aria-label={label} data-enhance="filter-form">
      {carriedQuery(site.search, own).map(({ name, value }) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
