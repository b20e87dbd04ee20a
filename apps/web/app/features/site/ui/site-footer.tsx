import { currencySymbol } from '../../../lib/format/money.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../lib/site/site.ts';
import { Wordmark } from '../../../ui/icon/mark.tsx';
import { HomeSelect } from '../../../ui/preferences/home-select.tsx';
import { LanguageLinks } from '../../../ui/preferences/language-menu.tsx';
import { ThemeSwitch } from '../../../ui/preferences/theme-switch.tsx';
import { FOOTER_COLUMNS } from '../menu-links.ts';
import { siteTexts } from '../texts.ts';

interface SiteFooterProps {
  /** Date of the exchange rates, YYYY-MM-DD, if known. */
  ratesDate?: string | undefined;
}

/** The footer of public pages. */
export function SiteFooter({ ratesDate }: SiteFooterProps) {
  const t = useTexts(siteTexts);
  const format = useFormat();
  const path = useLocalPath();
  const currency = currencySymbol(useSite().currency);
  return (
    <footer className="site-footer">
      <div className="site-tiles" />
      <div className="wrap">
        <div className="site-columns">
          <div className="site-promise">
            <Wordmark href={path('/')} label={t('home')} />
            <p>{t('footer.promise')}</p>
          </div>
          {FOOTER_COLUMNS.map(({ heading, links }) => (
            <nav key={heading} aria-label={t(heading)}>
              <h2>{t(heading)}</h2>
              <ul>
                {links.map(({ to, text }) => (
                  <li key={to}>
                    <LocalLink to={to}>{t(text)}</LocalLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <FooterSettings />
        </div>
        <div className="site-legal">
          <span>{t('footer.role')}</span>
          <span>
            {ratesDate
              ? t('footer.rates', { currency, date: format.date(ratesDate) })
              : t('footer.prices', { currency })}
          </span>
        </div>
      </div>
    </footer>
  );
}

/** The currency is in the header, at every width. */
function FooterSettings() {
  const t = useTexts(siteTexts);
  return (
    <section className="site-settings" aria-label={t('footer.settings')}>
      <h2>{t('footer.language')}</h2>
      <div className="site-languages">
        <LanguageLinks />
      </div>
      <HomeSelect id="home-in-footer" />
      <h2>{t('footer.theme')}</h2>
      <ThemeSwitch />
    </section>
  );
}
