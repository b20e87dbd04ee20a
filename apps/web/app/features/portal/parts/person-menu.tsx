import type { User } from '@travesia/contracts/accounts';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { portalTexts } from '../texts.ts';
import { PersonBadge } from './person-badge.tsx';
import { PersonPanel } from './person-panel.tsx';
import { usePanel } from './use-panel.ts';

/** The user at the bottom of the sidebar; the button opens their menu upward. */
export function PersonMenu({ person }: { person: User | null }) {
  const t = useTexts(portalTexts);
  const path = useLocalPath();
  const { isOpen, box, button, panel } = usePanel();
  return (
    <div className="portal-person" {...box}>
      <button {...button} className="portal-person-button">
        <span className="sr-only">{t('account')}</span>
        <PersonBadge person={person} />
        <Icon name="chevron-down" className="menu-chevron" />
      </button>
      <div {...panel} className="portal-panel">
        {isOpen ? (
          <>
            <p className="portal-mail">{person?.email}</p>
            <Link to={path('/profile')} className="menu-item">
              <Icon name="user" />
              <span>{t('profile')}</span>
            </Link>
            <PersonPanel id="side" />
          </>
        ) : null}
      </div>
    </div>
  );
}
