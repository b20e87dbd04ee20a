import { LANGUAGE_NAME, LANGUAGE_TAG, localPath, LOCALES } from '../../lib/i18n/locale.ts';
import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { useSite } from '../../lib/site/site.ts';
import { Icon } from '../icon/icon.tsx';
import { Menu } from '../menu/menu.tsx';
import { uiTexts } from '../texts.ts';

/** Links to this page in all languages, keeping its query; each language in its own name. */
export function LanguageLinks({ className }: { className?: string }) {
  const { locale, path, search } = useSite();
  return LOCALES.map((language) => (
    <a
      key={language}
      className={className}
      href={localPath(language, path + search)}
      hrefLang={LANGUAGE_TAG[language]}
      lang={LANGUAGE_TAG[language]}
      aria-current={language === locale ? 'true' : undefined}
      data-enhance="language-link"
    >
      {LANGUAGE_NAME[language]}
      {language === locale && className === 'menu-item' ? <Icon name="check" /> : null}
    </a>
  ));
}

/** The language switch of the header. */
export function LanguageMenu() {
  const t = useTexts(uiTexts);
  const { locale } = useSite();
  return (
    <Menu
      label={t('language.change', { name: LANGUAGE_NAME[locale], code: locale.toUpperCase() })}
      icon="globe"
      text={locale.toUpperCase()}
    >
      <LanguageLinks className="menu-item" />
    </Menu>
  );
}
