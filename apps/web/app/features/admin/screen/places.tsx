import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { screenTexts } from './texts.ts';

/** The address of this screen with some of its query changed; null takes a value out. */
export function useQueryHref(): (changed: Record<string, string | null>) => string {
  const [query] = useSearchParams();
  return (changed) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changed))
      if (value === null || value === '') next.delete(name);
      else next.set(name, value);
    return `?${next.toString()}`;
  };
}

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

interface PagerProps {
  page: { page: number; page_size: number; total: number; has_next: boolean; has_previous: boolean };
}

/** Which part of a list is shown, and the way to the parts beside it. */
export function Pager({
  page: { page, page_size: size, total, has_next: hasNext, has_previous: hasPrevious },
}: PagerProps) {
  const t = useTexts(screenTexts);
  const href = useQueryHref();
  if (total === 0) return null;
  const from = (page - 1) * size + 1;
  return (
    <nav className="admin-pager" aria-label={t('pager.label')}>
      <span className="num muted">{t('pager.part', { from, to: Math.min(page * size, total), total })}</span>
      <span className="row">
        {hasPrevious ? (
          <Link className="btn btn-secondary btn-small" to={href({ page: String(page - 1) })} rel="prev">
            <Icon name="chevron-left" />
            {t('pager.previous')}
          </Link>
        ) : null}
        {hasNext ? (
          <Link className="btn btn-secondary btn-small" to={href({ page: String(page + 1) })} rel="next">
            {t('pager.next')}
            <Icon name="chevron-right" />
          </Link>
        ) : null}
      </span>
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
