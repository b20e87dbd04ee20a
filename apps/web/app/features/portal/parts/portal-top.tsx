import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Wordmark } from '../../../ui/icon/mark.tsx';
import { LanguageMenu } from '../../../ui/preferences/language-menu.tsx';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../lib/site/site.ts';
import { PaletteButton } from '../palette/palette.tsx';
import { hasBar } from '../navigation.ts';
import { portalTexts } from '../texts.ts';
import type { ShellParts } from './shell-parts.ts';
import { TopMenu } from './top-menu.tsx';

/** Pages for every role that no navigation entry links to. */
const PLACES: Readonly<Record<string, 'place.search' | 'place.notifications'>> = {
  '/search': 'place.search',
  '/notifications': 'place.notifications',
};

interface PortalTopProps extends ShellParts {
  /** Portal-specific additions, such as a notification bell. */
  tools?: ReactNode;
}

/** The top bar: current place (on phones the logo or the menu), help, language. */
export function PortalTop({ person, groups, current, place, standing, onSearch, tools }: PortalTopProps) {
  const t = useTexts(portalTexts);
  const path = useLocalPath();
  const { path: at } = useSite();
  const elsewhere = PLACES[at];
  const isMenuHere = groups !== null && !hasBar(groups);
  return (
    <header className="portal-top no-print" data-menu={isMenuHere || undefined}>
      {isMenuHere ? (
        <TopMenu person={person} groups={groups} current={current} place={place} standing={standing} />
      ) : null}
      <Wordmark href={path('/')} label={t('home')} />
      <span className="portal-place">{current?.label ?? (elsewhere ? t(elsewhere) : null)}</span>
      <div className="portal-tools">
        <PaletteButton onOpen={onSearch} />
        <LocalLink to="/support" className="portal-help">
          <Icon name="life-buoy" />
          <span>{t('help')}</span>
        </LocalLink>
        {tools}
        <LanguageMenu />
      </div>
    </header>
  );
}
