import { use, useId } from 'react';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { PortalGroup, PortalItem } from '../navigation.ts';
import { NavNoteContext } from './nav-note-context.ts';
import { PortalLink } from './portal-link.tsx';

/** About as many as an average portal has. */
const SHAPES = ['62%', '48%', '70%', '55%', '66%', '44%'];

interface PortalNavProps {
  /** Null until the user's access is known. */
  groups: readonly PortalGroup[] | null;
  current: PortalItem | undefined;
}

/** A portal's navigation groups; skeletons while loading. */
export function PortalNav({ groups, current }: PortalNavProps) {
  const id = useId();
  const note = use(NavNoteContext);
  if (!groups)
    return (
      <div className="portal-group portal-group-pending" aria-hidden="true">
        {SHAPES.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    );
  return (
    <>
      {groups.map(({ key, label, items }) => (
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
      ))}
      {note ? <p className="portal-note">{note}</p> : null}
    </>
  );
}
