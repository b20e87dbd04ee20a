import type { Locale } from '../i18n/locale.ts';

/** What a preview picture shows next to the title: `US$ 4,180` over `all in`. */
export interface ShareFact {
  value: string;
  label: string;
}

/** Everything a preview picture shows; the same card always gives the same picture. */
export interface ShareCard {
  kind: ShareKind;
  /** Slug or id within the kind. */
  id: string;
  locale: Locale;
  /** The line above the title. */
  kicker: string;
  title: string;
  /** At most three. */
  facts: readonly ShareFact[];
  cover: { treatmentArt: string; citySlug: string; countryCode?: string };
  /** Whether the item is fictional, which the picture states. */
  demo: boolean;
}

export const SHARE_KINDS = ['site', 'treatment', 'package', 'provider'] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

/** Incremented when the drawing changes, so that old URLs are abandoned. */
const DRAWING = 1;

/** Changes with everything the picture shows. */
export const shareVersion = (card: ShareCard): string => hashOf(JSON.stringify([DRAWING, card]));

/** Path of the preview picture, 1200 × 630. Its version makes it safe to cache forever. */
export const sharePath = (card: ShareCard): string =>
  `/og/${card.locale}/${card.kind}/${encodeURIComponent(card.id)}.png?v=${shareVersion(card)}`;

/** The picture of pages without their own; `version` belongs to the drawing and is incremented by hand. */
export const sitePicture = (locale: Locale): string => `/og/${locale}/site/travesia.png?v=${SITE_VERSION}`;
export const SITE_VERSION = '1';

/** FNV-1a over UTF-16 code units, 32 bits: distinguishes versions, not for security. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
