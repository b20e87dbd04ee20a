import { useId } from 'react';
import type { PortalGroup, PortalItem } from '../navigation.ts';
import { PortalLink } from './portal-link.tsx';

/** The groups of a portal's navigation, one under the other. */
export function PortalNav({ groups, current }: { groups: readonly PortalGroup[]; current: PortalItem | undefined }) {
  const id = useId();
  return groups.map(({ key, label, items }) => (
    <div key={key} className="portal-group">
      {label ? <p id={`${id}-${key}`}>{label}</p> : null}
      <ul aria-labelledby={label ? `${id}-${key}` : undefined}>
        {items.map((item) => (
          <li key={item.key}>
            <PortalLink item={item} isCurrent={item.key === current?.key} />
          </li>
        ))}
      </ul>
    </div>
  ));
}
