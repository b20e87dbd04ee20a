import type { FeatureKey, UserRole } from '@travesia/contracts/access';
import type { ClinicBadges, NetworkBadges } from '@travesia/contracts/badges';
import type { AdminBadges } from '@travesia/contracts/platform-admin';
import type { IconName } from '../../ui/icon/icon.tsx';
import type { Locale } from '../i18n/locale.ts';
import type { Texts } from '../i18n/texts.ts';
import { type Translate, translator } from '../i18n/use-texts.tsx';

/** The groups of each portal's navigation. */
interface Groups {
  patient: 'yours' | 'care' | 'you';
  provider: 'today' | 'clinic' | 'you';
  organization: 'network' | 'organization' | 'you';
  admin: 'start' | 'marketplace' | 'platform' | 'you';
}

/** A group of one portal. */
type Place = { [Portal in UserRole]: `${Portal}.${Groups[Portal]}` }[UserRole];

/** What the calls for badges count. */
export type Counts = Readonly<
  Partial<Record<Exclude<keyof (AdminBadges & ClinicBadges & NetworkBadges), 'place'>, number | null>>
>;

/** A count next to an entry: `act` waits for the person, `info` is good to know. */
interface BadgeOf {
  count: keyof Counts;
  tone: 'act' | 'info';
  label: (count: number) => string;
}

/** What an entry of a portal's navigation shows, to whom, and where it leads. */
export interface NavigationItem {
  key: string;
  /** Without language prefix. */
  path: string;
  label: string;
  /** A shorter one for the bar of a phone. */
  barLabel?: string;
  icon: IconName;
  /** A page of the public site, which is loaded as a document. */
  isSite?: boolean;
  /** Stands in the bar at the lower edge of a phone, before "More"; four at most. */
  inBar?: boolean;
  /** Only for people of these roles; for everybody unless given. */
  roles?: readonly UserRole[];
  /** Only for people who have this feature. */
  feature?: FeatureKey;
  /** The first with a count above 0 is shown. */
  badges?: readonly BadgeOf[];
  /** For those who act for a clinic, an entry leads to the page under the clinic's id, unless it is hidden or the same for all. */
  whileActing?: 'hidden' | 'same';
}

/** An entry with its places: in several portals, if it is the same in all of them. */
export interface NavigationEntry extends NavigationItem {
  in: readonly Place[];
  /** Position within its group, in tens. */
  order: number;
}

/** The entries of a feature in a language. */
export type Navigation = (locale: Locale) => readonly NavigationEntry[];

/** Declares a feature's entries with their texts; `app/navigation.ts` lists them. */
export const defineNavigation =
  <K extends string>(texts: Texts<K>, entries: (t: Translate<K>) => readonly NavigationEntry[]): Navigation =>
  (locale) =>
    entries(translator(texts, locale));
