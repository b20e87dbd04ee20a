import type { User } from '@travesia/contracts/accounts';
import type { VerificationStatus } from '@travesia/contracts/providers';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { PortalGroup, PortalItem } from '../navigation.ts';
import { portalTexts } from '../texts.ts';
import { ClinicStanding } from './clinic-standing.tsx';
import { PersonBadge } from './person-badge.tsx';
import { PersonPanel } from './person-panel.tsx';
import { PortalNav } from './portal-nav.tsx';
import { useWaiting } from './use-waiting.tsx';
import { usePanel } from './use-panel.ts';

interface TopMenuProps {
  person: User | null;
  groups: readonly PortalGroup[];
  current: PortalItem | undefined;
  place: string | null | undefined;
  standing: VerificationStatus | null;
}

/** Phone menu for staff: the same groups behind one button, next to the page name. */
export function TopMenu({ person, groups, current, place, standing }: TopMenuProps) {
  const t = useTexts(portalTexts);
  const { labelled, dot } = useWaiting(groups);
  const { isOpen, box, button, panel } = usePanel();
  return (
    <div className="portal-menu" {...box}>
      <button {...button} className="icon-btn" aria-label={labelled(t('menu'))}>
        <Icon name="menu" />
        {dot}
      </button>
      {isOpen ? <div className="portal-scrim" /> : null}
      <div {...panel} className="portal-sheet portal-drawer">
        {isOpen ? (
          <>
            <div className="portal-sheet-person">
              <PersonBadge person={person} place={place} />
              <ClinicStanding standing={standing} />
            </div>
            <nav aria-label={t('nav')}>
              <PortalNav groups={groups} current={current} />
            </nav>
            <PersonPanel id="menu" />
          </>
        ) : null}
      </div>
    </div>
  );
}
