import { Link } from 'react-router';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useLocalPath } from '../../i18n/use-texts.tsx';
import type { PortalItem } from '../navigation.ts';

interface PortalLinkProps {
  item: PortalItem;
  isCurrent: boolean;
  label?: string | undefined;
}

/** An entry of the navigation: another screen of the portal without a new document, a page of the site with one. */
export function PortalLink({ item, isCurrent, label = item.label }: PortalLinkProps) {
  const path = useLocalPath();
  const to = path(item.path);
  const inside = (
    <>
      <Icon name={item.icon} />
      <span>{label}</span>
    </>
  );
  if (item.isSite) return <a href={to}>{inside}</a>;
  return (
    <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
      {inside}
    </Link>
  );
}
