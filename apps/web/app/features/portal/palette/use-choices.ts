import { useState } from 'react';
import { useLocation } from 'react-router';
import { type Translate, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { plainPath } from '../../../lib/i18n/locale.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { areaOf, portalOf } from '../navigation/badges/whose-portal.ts';
import type { PortalGroup } from '../navigation.ts';
import { actionChoices, actionsOfPage } from './actions.ts';
import { type Choice, moreChoice, publicChoices } from './choices.ts';
import { pageChoices } from './find-pages.ts';
import type en from './locales/en.json';
import { foundChoices, ICON_OF_KIND, type StaffPortal } from './found/found-choices.ts';
import { useFound } from './found/use-found.ts';
import { matchChoices } from './match-choices.ts';
import { readRecentRecords, type RecentRecord } from './recent-records.ts';
import { showShortcuts } from '../shortcuts/show-shortcuts.ts';
import { paletteTexts } from './texts.ts';

/** How many of each are shown for a phrase, and without one. */
const MOST = { recent: 4, here: 3, action: 4, page: 6, public: 4 } as const;
const MOST_RECENT = 10;
const ALL = 100;

const recentChoice = ({ kind, path, label }: RecentRecord): Choice => ({
  key: `recent ${path}`,
  group: 'recent',
  label,
  detail: null,
  icon: ICON_OF_KIND[kind],
  path,
  isSite: false,
});

/** What the palette offers for a phrase: own things at once, records and public pages when the server has answered. */
export function useChoices(groups: readonly PortalGroup[], phrase: string, chooseTheme: (theme: string) => void) {
  const t = useTexts(paletteTexts);
  const { pathname } = useLocation();
  const user = useSession((session) => session.user);
  const logout = useSession((session) => session.logout);
  // As it was when the palette opened: the page behind it does not change.
  const [here] = useState(() => actionsOfPage(document.getElementById('main')));
  const [recent] = useState(() => readRecentRecords(() => localStorage, user?.id ?? '').map(recentChoice));
  const portal = staffPortalOf(user, plainPath(pathname));
  const { records, suggestions, failed, isLoading, retry } = useFound(portal, phrase);
  const actions = actionChoices(groups, t, { showShortcuts, chooseTheme, signOut: () => void logout() });
  const words = phrase.trim();
  const known = words
    ? [
        ...matchChoices(recent, phrase, MOST.recent),
        ...matchChoices(pageChoices(groups), phrase, MOST.page),
        ...matchChoices(here, phrase, MOST.here),
        ...matchChoices(actions, phrase, MOST.action),
      ]
    : [...recent.slice(0, MOST_RECENT), ...here, ...pageChoices(groups), ...actions].slice(0, ALL);
  const found = portal
    ? foundChoices(portal, records, groups, { stateOf: (state) => t(`state.${state}`), entry: t('entry') })
    : [];
  // A record opened lately is listed as such.
  const paths = new Set(known.map(({ path }) => path));
  const results = [
    ...known,
    ...found.filter(({ path }) => !paths.has(path)),
    ...publicChoices(suggestions).slice(0, portal ? MOST.public : undefined),
  ];
  return {
    portal,
    results,
    more: words ? moreOf(portal, groups, words, t) : [],
    missing: records.missing,
    failed,
    isLoading,
    retry,
  };
}

type Text = Translate<keyof typeof en>;

function moreOf(portal: StaffPortal | null, groups: readonly PortalGroup[], words: string, t: Text): Choice[] {
  const query = new URLSearchParams({ q: words });
  const log = groups.flatMap(({ items }) => items).find(({ path }) => path === '/admin/activity');
  return [
    moreChoice('everywhere', `/search?${query}`, t('everywhere', { words })),
    ...(portal === 'admin' && log ? [moreChoice('log', `/admin/activity?${query}`, t('inLog', { words }))] : []),
  ];
}

/** The portal whose records are searched: a clinic's while acting for it, none for patients. */
function staffPortalOf(user: { role: string } | null, path: string): StaffPortal | null {
  const area = areaOf(path);
  const portal = portalOf(user, area);
  if (portal === 'patient') return null;
  return area === 'provider' ? 'provider' : portal;
}
