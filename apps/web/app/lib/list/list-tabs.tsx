import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../format/use-format.ts';
import { useQueryHref } from './use-query-href.ts';

interface ListTabsProps {
  /** URL parameter of the open tab. */
  name: string;
  label: string;
  /** The selected values; for none, the tab with value null. */
  chosen: readonly string[];
  tabs: readonly { value: string | null; label: ReactNode; count?: number | undefined }[];
}

/** On a phone the tabs are wider than the screen: the open one is scrolled to the middle. */
function intoSight(link: HTMLAnchorElement | null): void {
  const line = link?.parentElement;
  if (line) line.scrollLeft = link.offsetLeft - line.offsetLeft - (line.clientWidth - link.clientWidth) / 2;
}

/** Views of one list with row counts; switching starts at the first page, with nothing open next to it. */
export function ListTabs({ name, label, chosen, tabs }: ListTabsProps) {
  const format = useFormat();
  const href = useQueryHref();
  return (
    <nav className="tabs list-tabs" aria-label={label}>
      {tabs.map(({ value, label: text, count }) => {
        const isOpen = value === null ? chosen.length === 0 : chosen.includes(value);
        return (
          <Link
            key={value}
            ref={isOpen ? intoSight : null}
            to={href({ [name]: value, page: null, open: null })}
            aria-current={isOpen ? 'page' : undefined}
            preventScrollReset
          >
            {/* A figure space keeps the room of a count that is still loading. */}
            {text} <span className="num muted">{count === undefined ? '\u2007' : format.number(count)}</span>
          </Link>
        );
      })}
    </nav>
  );
}
