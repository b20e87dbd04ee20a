import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../lib/site/site.ts';
import { IconLink } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Wordmark } from '../../../ui/icon/mark.tsx';
import { CurrencyMenu } from '../../../ui/preferences/currency-menu.tsx';
import { LanguageMenu } from '../../../ui/preferences/language-menu.tsx';
import { HEADER_LINKS } from '../menu-links.ts';
import { siteTexts } from '../texts.ts';
import { PhoneMenu } from './phone-menu.tsx';
import { SessionLinks } from './session-links.tsx';

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
          <SavedLink />
          <div className="site-switches">
            <CurrencyMenu />
            <LanguageMenu />
          </div>
          <SessionLinks />
          <PhoneMenu />
        </div>
      </div>
    </header>
  );
}

/**
 * Leads to what this device has saved; enhance/kept.ts puts the count on it and the things into its address, or the address of
 * the account's lists for whoever is signed in.
 */
function SavedLink() {
  const t = useTexts(siteTexts);
  const path = useLocalPath();
  return (
    <a
      href={path('/saved')}
      className="icon-btn saved-link"
      aria-label={t('nav.saved')}
      data-enhance="kept"
      data-label={t('nav.saved')}
      data-counted={t('nav.savedCount', { count: '%' })}
      data-account={path('/favorites')}
      data-moved-one={t('nav.movedOne')}
      data-moved-many={t('nav.movedMany', { count: '%' })}
    >
      <Icon name="heart" />
      <span className="saved-count" data-part="count" aria-hidden="true" hidden />
    </a>
  );
}
