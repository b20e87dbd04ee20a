import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Wordmark } from '../../../ui/icon/mark.tsx';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { PaletteField } from '../palette/palette.tsx';
import { portalTexts } from '../texts.ts';
import { ClinicStanding } from './clinic-standing.tsx';
import { PersonMenu } from './person-menu.tsx';
import { PortalNav } from './portal-nav.tsx';
import type { ShellParts } from './shell-parts.ts';

/** The sidebar of wide screens: logo, portal name, search, navigation, and the user menu at the bottom. */
export function PortalSide({ person, groups, current, place, standing, onSearch }: ShellParts) {
  const t = useTexts(portalTexts);
  const path = useLocalPath();
  return (
    <aside className="portal-side no-print" aria-label={t('side')}>
      <div className="portal-side-stay">
        <div>
          <Wordmark href={path('/')} label={t('home')} />
          {place === undefined ? null : (
            <p className="portal-whose">{place ?? <Skeleton width="8rem" height="0.75rem" />}</p>
          )}
          <ClinicStanding standing={standing} />
        </div>
        <PaletteField onOpen={onSearch} />
        <nav aria-label={t('nav')} aria-busy={groups === null}>
          <PortalNav groups={groups} current={current} />
        </nav>
        <PersonMenu person={person} />
      </div>
    </aside>
  );
}
