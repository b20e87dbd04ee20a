import { Icon } from '../../../ui/icon/icon.tsx';
import { CurrencySelect } from '../../../ui/preferences/currency-menu.tsx';
import { HomeSelect } from '../../../ui/preferences/home-select.tsx';
import { LanguageLinks } from '../../../ui/preferences/language-menu.tsx';
import { ThemeSwitch } from '../../../ui/preferences/theme-switch.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useSession } from '../../../lib/session/session-store.ts';
import { portalTexts } from '../texts.ts';

/** Settings available on every page: language, currency, theme; and sign out. */
export function PersonPanel({ id }: { id: string }) {
  const t = useTexts(portalTexts);
  const logout = useSession((session) => session.logout);
  return (
    <>
      <div className="portal-settings">
        <p>{t('language')}</p>
        <div className="segments">
          <LanguageLinks className="" />
        </div>
        <HomeSelect id={`${id}-home`} />
        <CurrencySelect id={`${id}-currency`} />
        <p>{t('theme')}</p>
        <ThemeSwitch />
      </div>
      <button type="button" className="menu-item" onClick={() => void logout()}>
        <Icon name="log-out" />
        <span>{t('signOut')}</span>
      </button>
    </>
  );
}
