import { formatText } from '../../lib/i18n/texts.ts';
import type { Locale } from '../../lib/i18n/locale.ts';
import type { ShareCard } from '../../lib/seo/share-card.ts';
import { sharingTexts } from './texts.ts';

/** The card for generic pages. Its version is `SITE_VERSION`: raise it when these texts change. */
export function siteCard(locale: Locale, demo: boolean): ShareCard {
  const t = (key: keyof typeof sharingTexts.messages.en) => formatText(sharingTexts, locale, key);
  return {
    kind: 'site',
    id: 'travesia',
    locale,
    kicker: t('site.kicker'),
    title: t('site.title'),
    facts: [
      { value: t('site.linesValue'), label: t('site.lines') },
      { value: t('site.adsValue'), label: t('site.ads') },
    ],
    cover: { treatmentArt: 'care', citySlug: 'cartagena' },
    demo,
  };
}
