import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../lib/site/site.ts';
import { IconLink } from '../../../ui/action/button.tsx';
import { Wordmark } from '../../../ui/icon/mark.tsx';
import { CurrencyMenu } from '../../../ui/preferences/currency-menu.tsx';
import { LanguageMenu } from '../../../ui/preferences/language-menu.tsx';
import { HEADER_LINKS, SIGN_IN_LINKS } from '../menu-links.ts';
import { siteTexts } from '../texts.ts';
import { PhoneMenu } from './phone-menu.tsx';

/** The header of public pages; it stays at the top while the page scrolls. */
export function SiteHeader() {
  const t = useTexts(siteTexts);
  const path = useLocalPath();
  const { path: here } = useSite();
  return (
    <header className="site-header">
      <div className="wrap">
        <Wordmark href={path('/')} label={t('home')} />
        <nav className="site-nav" aria-label={t('nav.label')}>
          {HEADER_LINKS.map(({ to, text }) => (
            <LocalLink
              key={to}
              to={to}
              aria-current={here === to ? 'page' : here.startsWith(`${to}/`) ? 'true' : undefined}
            >
              {t(text)}
            </LocalLink>
          ))}
        </nav>
        <div className="site-tools">
          <IconLink icon="search" label={t('nav.search')} href={path('/find-care')} className="site-search" />
          <div className="site-switches">
            <CurrencyMenu />
            <LanguageMenu />
          </div>
          {SIGN_IN_LINKS.map(({ to, text }) => (
            <LocalLink key={to} to={to} className={to === '/signup' ? 'btn btn-primary' : 'btn btn-quiet'}>
              {t(text)}
            </LocalLink>
          ))}
          <PhoneMenu />
        </div>
      </div>
    </header>
  );
}
