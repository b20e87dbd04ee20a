import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../lib/site/site.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { CurrencySelect } from '../../../ui/preferences/currency-menu.tsx';
import { LanguageLinks } from '../../../ui/preferences/language-menu.tsx';
import { ThemeSwitch } from '../../../ui/preferences/theme-switch.tsx';
import { FOOTER_COLUMNS, HEADER_LINKS, type MenuLink } from '../menu-links.ts';
import { siteTexts } from '../texts.ts';
import { PhoneSession } from './session-links.tsx';

// On phones the menu is the only navigation, so it includes the footer's first column.
const LINKS: readonly MenuLink[] = [...HEADER_LINKS, ...(FOOTER_COLUMNS[0]?.links ?? [])];

/** The whole header behind one button, where the header is too narrow. */
export function PhoneMenu() {
  const t = useTexts(siteTexts);
  const { path: here } = useSite();
  return (
    <details className="phone-menu" data-enhance="menu">
      <summary className="icon-btn" aria-label={t('nav.menu')}>
        <Icon name="menu" className="phone-menu-open" />
        <Icon name="x" className="phone-menu-close" />
      </summary>
      <div className="phone-panel">
        <PhoneSession />
        <nav aria-label={t('nav.menu')}>
          {LINKS.map(({ to, text }) => (
            <LocalLink key={to} to={to} className="menu-item" aria-current={here === to ? 'page' : undefined}>
              {t(text)}
            </LocalLink>
          ))}
        </nav>
        <div className="phone-settings">
          <div className="segments">
            <LanguageLinks />
          </div>
          <CurrencySelect id="currency-in-menu" />
          <ThemeSwitch />
        </div>
      </div>
    </details>
  );
}
