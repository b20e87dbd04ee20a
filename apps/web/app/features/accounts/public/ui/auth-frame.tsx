import type { ReactNode } from 'react';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Wordmark } from '../../../../ui/icon/mark.tsx';
import { SkipLink } from '../../../../ui/navigation/skip-link.tsx';
import { LanguageMenu } from '../../../../ui/preferences/language-menu.tsx';
import { authTexts } from '../texts.ts';

/** Page layout for sign-in and sign-up: logo, language, one card. `ribbon` is shown at the top. */
export function AuthFrame({ ribbon, children }: { ribbon?: ReactNode; children: ReactNode }) {
  const t = useTexts(authTexts);
  const path = useLocalPath();
  return (
    <div className="auth">
      <SkipLink />
      {ribbon}
      <header className="auth-head wrap">
        <Wordmark href={path('/')} label={t('frame.home')} />
        <LanguageMenu />
      </header>
      <main id="main" tabIndex={-1} className="auth-main">
        <Route />
        <div className="auth-column">
          <noscript>
            <Notice tone="warning" title={t('noScript.title')}>
              <p>{t.rich('noScript.text', { link: <LocalLink to="/" /> })}</p>
            </Notice>
          </noscript>
          {children}
        </div>
      </main>
      <footer className="auth-foot">
        <nav className="wrap row" aria-label={t('frame.links')}>
          <LocalLink to="/privacy">{t('frame.privacy')}</LocalLink>
          <LocalLink to="/terms">{t('frame.terms')}</LocalLink>
          <LocalLink to="/contact">{t('frame.contact')}</LocalLink>
        </nav>
      </footer>
    </div>
  );
}

/** The flight path behind the card, from home to the destination. */
function Route() {
  return (
    <svg className="auth-route" viewBox="0 0 1200 460" aria-hidden="true">
      <path d="M90 400C250 20 950 20 1110 400" className="crossing-route" />
      <circle cx="90" cy="400" r="8" className="crossing-home" />
      <circle cx="1110" cy="400" r="9" className="crossing-arrival" />
    </svg>
  );
}
