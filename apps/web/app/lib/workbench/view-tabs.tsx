import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface ViewTabsProps {
  label: string;
  tabs: readonly { search: string; label: ReactNode; count?: string | undefined; current: boolean }[];
}

/** Views of one screen; the URL contains the open one. */
export function ViewTabs({ label, tabs }: ViewTabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(({ search, label: text, count, current }) => (
        <Link key={search} to={{ search }} aria-current={current ? 'page' : undefined} preventScrollReset>
          {text}
          {count === undefined ? null : <span className="num"> {count}</span>}
        </Link>
      ))}
    </nav>
  );
}
