import type { User } from '@travesia/contracts/accounts';
import { Wordmark } from '../../../ui/icon/mark.tsx';
import { useLocalPath, useTexts } from '../../i18n/use-texts.tsx';
import type { PortalGroup, PortalItem } from '../navigation.ts';
import { portalTexts } from '../texts.ts';
import { PersonMenu } from './person-menu.tsx';
import { PortalNav } from './portal-nav.tsx';

interface PortalSideProps {
  person: User | null;
  groups: readonly PortalGroup[];
  current: PortalItem | undefined;
}

/** The left side of a wide screen: mark, navigation, the person's menu at the foot. */
export function PortalSide({ person, groups, current }: PortalSideProps) {
  const t = useTexts(portalTexts);
  const path = useLocalPath();
  return (
    <aside className="portal-side no-print" aria-label={t('side')}>
      <div className="portal-side-stay">
        <Wordmark href={path('/')} label={t('home')} />
        <nav aria-label={t('nav')}>
          <PortalNav groups={groups} current={current} />
        </nav>
        <PersonMenu person={person} />
      </div>
    </aside>
  );
}
