import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useLocalPath } from '../../../lib/i18n/use-texts.tsx';
import { hrefOf, type PortalItem } from '../navigation.ts';

interface PortalLinkProps {
  item: PortalItem;
  isCurrent: boolean;
  label?: string | undefined;
}

/** A navigation entry, opening its page at what its badge counts: client-side navigation for portal pages, a full page load for public ones. */
export function PortalLink({ item, isCurrent, label = item.label }: PortalLinkProps) {
  const path = useLocalPath();
  const link = useRef<HTMLAnchorElement>(null);
  const shownAt = useRef<number | null>(null);
  // Badges that arrive later can take a second line and move the entries below: then, and only then, it's shown again.
  useEffect(() => {
    const at = isCurrent ? (link.current?.offsetTop ?? null) : null;
    if (at !== null && at !== shownAt.current) showInNavigation(link.current);
    shownAt.current = at;
  });
  const badge = item.badge && item.badge.count > 0 ? item.badge : null;
  const to = path(`${hrefOf(item)}${badge?.opens ?? ''}`);
  const inside = (
    <>
      <Icon name={item.icon} />
      <span>{label}</span>
      {badge ? <span className="sr-only">{`(${badge.label})`}</span> : null}
      {badge ? <PortalBadge badge={badge} /> : null}
    </>
  );
  if (item.isSite) return <a href={to}>{inside}</a>;
  return (
    <Link ref={link} to={to} aria-current={isCurrent ? 'page' : undefined}>
      {inside}
    </Link>
  );
}

/**
 * The navigation scrolls on its own: a page opened by a shortcut or the palette can be outside of what it shows. `scrollIntoView` would
 * also move the place where Tab begins.
 */
function showInNavigation(link: Element | null): void {
  const navigation = link?.closest('nav');
  if (!link || !navigation) return;
  const [shown, one] = [navigation.getBoundingClientRect(), link.getBoundingClientRect()];
  if (one.top < shown.top) navigation.scrollTop -= shown.top - one.top;
  else if (one.bottom > shown.bottom) navigation.scrollTop += one.bottom - shown.bottom;
}

const MOST = 99;

/** Filled when action is needed, plain when informational. The link's accessible name says it in words. */
function PortalBadge({ badge: { count, isMore, tone } }: { badge: NonNullable<PortalItem['badge']> }) {
  return (
    <span className={`portal-badge portal-badge-${tone}`} aria-hidden="true">
      {count > MOST ? `${MOST}+` : isMore ? `${count}+` : count}
    </span>
  );
}
