import { LOCALES, type Locale } from '@travesia/contracts/kit';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { journeysTexts } from '../texts.ts';

interface LanguageButtonsProps {
  chosen: Locale;
  choose: (locale: Locale) => void;
}

/** The language of a preview. */
export function LanguageButtons({ chosen, choose }: LanguageButtonsProps) {
  const t = useTexts(journeysTexts);
  return (
    <div className="segments" role="group" aria-label={t('preview.language')}>
      {LOCALES.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === chosen}
          onClick={() => choose(locale)}
        >
          {t(`language.${locale}`)}
        </button>
      ))}
    </div>
  );
}
