import type { IconName } from '../../../ui/icon/icon.tsx';
import type { Translate } from '../../../lib/i18n/use-texts.tsx';
import { hrefOf, type PortalGroup } from '../navigation.ts';
import type { Choice } from './choices.ts';
import type en from './locales/en.json';

type Key = keyof typeof en;
type Text = Translate<Key>;

interface Work {
  /** The page of the navigation that it belongs to; who doesn't have the page doesn't see it. */
  page: string;
  /** Where it is from there. */
  to: string;
  label: Extract<Key, `do.${string}`>;
  icon: IconName;
}

/** What people come to do, on the pages where they do it. */
const WORK: readonly Work[] = [
  { page: '/admin/providers', to: '?tab=pending&sort=waiting', label: 'do.verify', icon: 'shield-check' },
  { page: '/admin/providers', to: '/new', label: 'do.addClinic', icon: 'plus' },
  { page: '/admin/users', to: '', label: 'do.addPerson', icon: 'user-plus' },
  { page: '/admin/imports', to: '', label: 'do.import', icon: 'upload' },
  { page: '/admin/activity', to: '', label: 'do.exportLog', icon: 'download' },
  { page: '/provider/settings', to: '#about', label: 'do.editClinic', icon: 'pencil' },
  { page: '/provider/settings', to: '#bookings', label: 'do.setBookings', icon: 'sliders-horizontal' },
  { page: '/provider/settings', to: '#team', label: 'do.inviteStaff', icon: 'user-plus' },
  { page: '/provider/settings', to: '#team', label: 'do.changeStaff', icon: 'users' },
  { page: '/provider/settings', to: '#notifications', label: 'do.setNotices', icon: 'bell' },
  { page: '/organization/settings', to: '', label: 'do.inviteMember', icon: 'user-plus' },
];
const THEMES = [
  ['system', 'monitor'],
  ['light', 'sun'],
  ['dark', 'moon'],
] as const;

const action = (key: string, label: string, icon: IconName, more: Partial<Choice>): Choice => ({
  key: `action ${key}`,
  group: 'action',
  label,
  detail: null,
  icon,
  path: null,
  isSite: false,
  ...more,
});

interface Anywhere {
  showShortcuts: () => void;
  chooseTheme: (theme: (typeof THEMES)[number][0]) => void;
  signOut: () => void;
}

/** What can be done from everywhere: work by its page, the theme, signing out. */
export function actionChoices(
  groups: readonly PortalGroup[],
  t: Text,
  { showShortcuts, chooseTheme, signOut }: Anywhere,
): Choice[] {
  const items = groups.flatMap((group) => group.items);
  const work = WORK.flatMap(({ page, to, label, icon }) => {
    const item = items.find(({ path }) => path === page);
    return item ? [action(label, t(label), icon, { path: `${hrefOf(item)}${to}` })] : [];
  });
  const themes = THEMES.map(([theme, icon]) =>
    action(theme, t(`theme.${theme}`), icon, { act: () => chooseTheme(theme) }),
  );
  const shortcuts = action('shortcuts', t('shortcuts'), 'list-checks', { group: 'action', act: showShortcuts });
  return [...work, shortcuts, ...themes, action('signOut', t('signOut'), 'log-out', { act: signOut })];
}

const MOST_ON_PAGE = 6;
/** Buttons of rows, forms and dialogs make no sense apart from them. */
const APART = 'table, form, dialog, [role="dialog"], [role="grid"], [role="alert"], li, nav';

/** The visible buttons of the page itself, as actions that press them: so every page has its own. */
export function actionsOfPage(main: ParentNode | null): Choice[] {
  const buttons = [...(main?.querySelectorAll<HTMLElement>('button.btn, a.btn') ?? [])].filter(
    (button) => !button.matches(':disabled, [aria-disabled="true"]') && !button.closest(APART) && isShown(button),
  );
  const labels = new Set<string>();
  return buttons
    .flatMap((button, at) => {
      const label = (button.getAttribute('aria-label') ?? button.textContent).trim();
      if (!label || labels.has(label)) return [];
      labels.add(label);
      return [{ ...action(`page ${at}`, label, 'chevron-right', { act: () => press(button) }), group: 'here' }];
    })
    .slice(0, MOST_ON_PAGE);
}

const isShown = (button: HTMLElement): boolean => button.checkVisibility?.() ?? true;

function press(button: HTMLElement): void {
  button.focus();
  button.click();
}
