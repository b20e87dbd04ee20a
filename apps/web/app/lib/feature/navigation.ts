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
  provider: 'today' | 'clinic' | 'money' | 'you';
  organization: 'network' | 'organization' | 'you';
  admin: 'start' | 'marketplace' | 'platform' | 'you';
}

/** A group of one portal. */
type Place = { [Portal in UserRole]: `${Portal}.${Groups[Portal]}` }[UserRole];

/** What the badge calls count. */
export type Counts = Readonly<
  Partial<
    Record<
      | Exclude<keyof (AdminBadges & ClinicBadges & NetworkBadges), 'place' | 'verification_status'>
      | 'bookings_upcoming'
      | 'messages_more',
      number | null
    >
  >
>;

/** A count next to an entry: `act` needs action, `info` is informational. */
interface BadgeOf {
  count: keyof Counts;
  tone: 'act' | 'info';
  label: (count: number, isMore: boolean) => string;
  /** Above 0 if not everything was counted: there may be more. */
  atLeast?: keyof Counts;
  /** Query or hash that opens the page at what is counted, where it would show more. */
  opens?: `?${string}` | `#${string}`;
}

/** A navigation entry of a portal: its label, audience and target. */
export interface NavigationItem {
  key: string;
  /** Without language prefix. */
  path: string;
  /** Paths of other screens that belong to it, which mark it as current too. */
  covers?: readonly string[];
  label: string;
  /** A shorter one for the phone bar. */
  barLabel?: string;
  icon: IconName;
  /** A page of the public site, loaded as a document. */
  isSite?: boolean;
  /** Shown in the bottom bar of a phone, before "More"; at most four. */
  inBar?: boolean;
  /** Only for these roles; defaults to everyone. */
  roles?: readonly UserRole[];
  /** Only for users with this feature. */
  feature?: FeatureKey;
  /** The first with a count above 0 is shown. */
  badges?: readonly BadgeOf[];
  /** Hidden while this count is null: the user may not read what it counts. */
  onlyIfCounted?: keyof Counts;
  /**
   * For users acting for a clinic, the entry links to the page under the clinic's id, unless it is hidden or shared.
   */
  whileActing?: 'hidden' | 'same';
}

/** An entry with its places: in several portals, if it is the same in all of them. */
export interface NavigationEntry extends NavigationItem {
  in: readonly Place[];
  /** Position within its group, in tens. */
  order: number;
}

/** A feature's entries in a language. */
export type Navigation = (locale: Locale) => readonly NavigationEntry[];

/** Declares a feature's entries with their texts; `app/navigation.ts` lists them. */
export const defineNavigation =
  <K extends string>(texts: Texts<K>, entries: (t: Translate<K>) => readonly NavigationEntry[]): Navigation =>
  (locale) =>
    entries(translator(texts, locale));
