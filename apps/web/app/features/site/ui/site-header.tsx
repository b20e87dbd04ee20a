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

/** The header of public pages; sticky. */
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
 * Links to what this device has saved; enhance/kept.ts adds the count and puts the items in the URL, or links to the account's
 * lists for signed-in users.
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
