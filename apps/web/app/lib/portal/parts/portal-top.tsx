import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Wordmark } from '../../../ui/icon/mark.tsx';
import { LanguageMenu } from '../../../ui/preferences/language-menu.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../i18n/use-texts.tsx';
import type { PortalItem } from '../navigation.ts';
import { portalTexts } from '../texts.ts';

interface PortalTopProps {
  current: PortalItem | undefined;
  tools?: ReactNode;
}

/** The line above the page: where one is (on a phone the mark), help, what the portal adds, the language. */
export function PortalTop({ current, tools }: PortalTopProps) {
  const t = useTexts(portalTexts);
  const path = useLocalPath();
  return (
    <header className="portal-top no-print">
      <Wordmark href={path('/')} label={t('home')} />
      <span className="portal-place">{current?.label}</span>
      <div className="portal-tools">
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
