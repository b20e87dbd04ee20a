import './given-frame.css';
import type { ReactNode } from 'react';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Wordmark } from '../../../ui/icon/mark.tsx';
import { SkipLink } from '../../../ui/navigation/skip-link.tsx';
import { LanguageMenu } from '../../../ui/preferences/language-menu.tsx';
import { ThemeSwitch } from '../../../ui/preferences/theme-switch.tsx';
import { givenTexts } from './texts.ts';

/**
 * Around pages that somebody opens by a link: whose they are, language, theme and the rules. No way into the rest of the site, and
 * nothing that a script changes before React takes over.
 */
export function GivenFrame({ ribbon, children }: { ribbon: ReactNode; children: ReactNode }) {
  const t = useTexts(givenTexts);
  const path = useLocalPath();
  return (
    <div className="given-frame">
      <SkipLink />
      {ribbon}
      <header className="given-head">
        <div className="wrap">
          <Wordmark href={path('/')} label={t('frame.home')} />
          <LanguageMenu />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="wrap stack-wide given-main">
        {children}
      </main>
      <footer className="given-foot">
        <div className="wrap row">
          <nav className="row" aria-label={t('frame.links')}>
            <LocalLink to="/privacy">{t('frame.privacy')}</LocalLink>
            <LocalLink to="/terms">{t('frame.terms')}</LocalLink>
            <LocalLink to="/contact">{t('frame.contact')}</LocalLink>
          </nav>
          <ThemeSwitch />
        </div>
      </footer>
    </div>
  );
}
