import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../format/use-format.ts';
import { useLocalPath } from '../../i18n/use-texts.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';

interface TabLinksProps {
  label: string;
  tabs: readonly { key: string; label: ReactNode; count: number | undefined; href: string; isCurrent: boolean }[];
}

/** On a phone the line of views is longer than the screen: the one that is open stands in its middle. */
function intoSight(link: HTMLAnchorElement | null): void {
  const line = link?.parentElement;
  if (line) line.scrollLeft = link.offsetLeft - line.offsetLeft - (line.clientWidth - link.clientWidth) / 2;
}

/** Views of one list with how many there are; the address holds which is open. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const format = useFormat();
  return (
    <nav className="tabs admin-tabs" aria-label={label}>
      {tabs.map(({ key, label: text, count, href, isCurrent }) => (
        <Link
          key={key}
          ref={isCurrent ? intoSight : null}
          to={href}
          aria-current={isCurrent ? 'page' : undefined}
          preventScrollReset
        >
          {text} {count === undefined ? null : <span className="num muted">{format.number(count)}</span>}
        </Link>
      ))}
    </nav>
  );
}

/** A link to another screen of the administration, in the page's language. */
export function ScreenLink({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  const path = useLocalPath();
  return (
    <Link to={path(to)} className={className}>
      {children}
    </Link>
  );
}

/** The way back to the list that a screen belongs to. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ScreenLink to={to} className="row small admin-back">
      <Icon name="arrow-left" />
      {children}
    </ScreenLink>
  );
}
