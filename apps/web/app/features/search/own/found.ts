import { packagePath } from '@travesia/contracts/packages';
import type { FavoriteList } from '@travesia/contracts/favorites';
import type { EndpointOutput } from '@travesia/contracts/kit';
import type { searchEverything } from '@travesia/contracts/search';
import type { ArticleSummary, TicketSummary } from '@travesia/contracts/support';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import type { formatter } from '../../../lib/format/use-format.ts';
import type { Translate } from '../../../lib/i18n/use-texts.tsx';
import { type PortalGroup, holdsWords, pagesFor } from '../../portal/index.ts';
import type { IconName } from '../../../ui/icon/icon.tsx';
import type en from './locales/en.json';

/** Scopes of the search, in display order. */
export const SCOPES = ['pages', 'yours', 'treatments', 'packages', 'clinics', 'places', 'help'] as const;
export type Scope = (typeof SCOPES)[number];

/** The same with clinics before their packages, if a clinic is sought by its name rather than a treatment. */
export function scopesFor(
  words: string,
  clinics: Part | undefined,
  understood: { treatment: unknown } | undefined,
): readonly Scope[] {
  const holds = holdsWords(words);
  if (understood?.treatment || !clinics?.found.some(({ label }) => holds(label))) return SCOPES;
  const others = SCOPES.filter((scope) => scope !== 'clinics');
  return others.flatMap((scope) => (scope === 'treatments' ? ['clinics' as const, scope] : [scope]));
}

/** A search result: what it is and its link. */
export interface Found {
  key: string;
  icon: IconName;
  label: string;
  detail: string | null;
  /** Without language prefix. */
  path: string;
  /** A public page, opened with a full page load. */
  isSite: boolean;
}

/** A scope's results: the first ones, their total, and a link to the rest if there are more. */
export interface Part {
  found: readonly Found[];
  total: number;
  allAt?: string;
}

/** Dependencies for formatting results. */
export interface Words {
  t: Translate<keyof typeof en>;
  format: ReturnType<typeof formatter>;
}

/** Query for the catalogue and help: emoji or symbols alone would match everything, and mean nothing to a person. */
export const askedFor = (words: string): string => (/[\p{L}\p{N}]/u.test(words) ? words : '');

const whole = (found: readonly Found[]): Part => ({ found, total: found.length });
const joined = (...parts: readonly (string | null | false)[]): string => parts.filter(Boolean).join(' · ');

/** Entries of the user's own navigation. */
export const foundPages = (groups: readonly PortalGroup[], words: string): Part => whole(pagesFor(groups, words));

/** Results of the catalogue search, by scope. */
export function foundInCatalog(
  { treatments, packages, providers, places }: EndpointOutput<typeof searchEverything>,
  words: string,
  { t, format }: Words,
): Record<'treatments' | 'packages' | 'clinics' | 'places', Part> {
  const all = (tab: string) => `/find-care?${new URLSearchParams({ q: words, tab })}`;
  return {
    treatments: whole(
      treatments.map(({ slug, name, category, price }) => ({
        key: slug,
        icon: 'stethoscope',
        label: name,
        detail: joined(category.name, price && t('detail.from', { price: format.shown(price.low) })),
        path: `/treatments/${slug}`,
        isSite: true,
      })),
    ),
    packages: {
      total: packages.total,
      allAt: all('packages'),
      found: packages.data.map(({ id, title, treatment, provider, city, total: price }) => ({
        key: id,
        icon: 'package',
        label: title,
        detail: joined(t('detail.total', { price: format.shown(price) }), provider.name, city.name),
        path: packagePath({ id, treatment, provider }),
        isSite: true,
      })),
    },
    clinics: {
      total: providers.total,
      allAt: all('providers'),
      found: providers.data.map(({ slug, name, type, city, country }) => ({
        key: slug,
        icon: 'hospital',
        label: name,
        detail: joined(type.name, city ? `${city.name}, ${country.name}` : country.name),
        path: `/providers/${slug}`,
        isSite: true,
      })),
    },
    places: whole(
      places.map(({ slug, name, country, provider_count: count }) => ({
        key: slug,
        icon: 'map-pin',
        label: name,
        detail: joined(format.region(country), t('detail.clinics', { count })),
        path: `/find-care?${new URLSearchParams({ q: name })}`,
        isSite: true,
      })),
    ),
  };
}

/** Help articles under `base`. */
export const foundArticles = (base: string, articles: readonly ArticleSummary[]): Part =>
  whole(
    articles.map(({ slug, title, summary }) => ({
      key: slug,
      icon: 'life-buoy',
      label: title,
      detail: summary,
      path: `${base}/articles/${slug}`,
      isSite: false,
    })),
  );

/** The user's own lists and support requests that match the words. */
export function foundYours(
  yours: { lists: readonly FavoriteList[]; tickets: readonly TicketSummary[]; base: string | null },
  words: string,
  { t, format }: Words,
): Part {
  const holds = holdsWords(words);
  return whole([
    ...yours.lists
      .filter(({ name }) => holds(name))
      .map((list): Found => ({
        key: list.id,
        icon: 'heart',
        label: list.name,
        detail: t('detail.list', { count: list.item_count }),
        path: `/favorites/lists/${list.id}`,
        isSite: false,
      })),
    ...yours.tickets
      .filter(({ subject, reference }) => holds(`${subject} ${reference}`))
      .map((ticket): Found => ({
        key: ticket.id,
        icon: 'life-buoy',
        label: ticket.subject,
        detail: t('detail.ticket', {
          reference: ticket.reference,
          date: format.instant(ticket.updated_at, ownTimeZone()),
        }),
        path: `${yours.base}/tickets/${ticket.id}`,
        isSite: false,
      })),
  ]);
}
