import type { User } from '@travesia/contracts/accounts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { hasBar, type PortalGroup, type PortalItem } from '../navigation.ts';
import { portalTexts } from '../texts.ts';
import { PersonBadge } from './person-badge.tsx';
import { PersonPanel } from './person-panel.tsx';
import { PortalLink } from './portal-link.tsx';
import { PortalNav } from './portal-nav.tsx';
import { useWaiting } from './use-waiting.tsx';
import { usePanel } from './use-panel.ts';

interface TabBarProps {
  person: User | null;
  /** Null until the user's access is known. */
  groups: readonly PortalGroup[] | null;
  current: PortalItem | undefined;
}

/** The phone tab bar: the main entries, and everything else under the last one. */
export function TabBar({ person, groups, current }: TabBarProps) {
  const t = useTexts(portalTexts);
  const { labelled, dot } = useWaiting(groups ?? [], { behindBar: true });
  const { isOpen, box, button, panel } = usePanel();
  if (groups && !hasBar(groups)) return null;
  const inBar = (groups ?? []).flatMap(({ items }) => items).filter((item) => item.inBar);
  return (
    <nav className="portal-bar no-print" aria-label={t('bar')}>
      {inBar.map((item) => (
        <PortalLink key={item.key} item={item} label={item.barLabel} isCurrent={item.key === current?.key} />
      ))}
      {isOpen ? <div className="portal-scrim" /> : null}
      {/* Alone it would stand elsewhere. */}
      {groups ? (
        <div className="portal-more" {...box}>
          <button {...button} aria-label={labelled(t('moreLabel'))}>
            <Icon name="ellipsis" />
            {dot}
            <span>{t('more')}</span>
          </button>
          <div {...panel} className="portal-sheet">
            {isOpen ? (
              <>
                <div className="portal-sheet-person">
                  <PersonBadge person={person} />
                </div>
                <PortalNav groups={groups} current={current} />
                <PersonPanel id="bar" />
              </>
            ) : null}
          </div>
        </div>
      ) : null}
    </nav>
  );
}
