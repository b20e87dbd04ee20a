import type { Translate } from '../../../lib/i18n/use-texts.tsx';
import { hasBoxes, hasRows, moveRow, openRow, ownKeys, searchField, selectRow } from './list-keys.ts';
import type en from './locales/en.json';
import type { PageKey } from './page-keys.ts';

/** A shortcut, as the sheet lists it and as its keys do it. */
export interface Shortcut {
  /** Keys to press one after the other, such as `g` and `d`. */
  keys: readonly string[];
  label: string;
  group: 'everywhere' | 'list' | 'pages';
  /** What it does; undefined for keys that their own feature listens to. */
  run?: () => void;
}

interface Acts {
  t: Translate<keyof typeof en>;
  pages: readonly PageKey[];
  /** Control, or Command on a Mac. */
  control: string;
  openPage: (path: string) => void;
  openSheet: () => void;
}

/** All shortcuts that work on the present page: what isn't here is neither listed nor done. */
export function shortcutsHere({ t, pages, control, openPage, openSheet }: Acts): Shortcut[] {
  const search = searchField();
  return [
    { group: 'everywhere', keys: [`${control} K`], label: t('palette') },
    { group: 'everywhere', keys: ['?'], label: t('sheet'), run: openSheet },
    { group: 'everywhere', keys: [`${control} Z`], label: t('undo') },
    ...(search
      ? [{ group: 'list' as const, keys: ['/'], label: t('search'), run: () => (search.focus(), search.select()) }]
      : []),
    ...(hasRows()
      ? [
          { group: 'list' as const, keys: ['j'], label: t('next'), run: () => moveRow(1) },
          { group: 'list' as const, keys: ['k'], label: t('previous'), run: () => moveRow(-1) },
          { group: 'list' as const, keys: ['o'], label: t('open'), run: openRow },
        ]
      : []),
    ...(hasBoxes() ? [{ group: 'list' as const, keys: ['x'], label: t('select'), run: selectRow }] : []),
    ...ownKeys().map(({ key, button }) => ({
      group: 'list' as const,
      keys: [key],
      label: button.textContent ?? '',
      run: () => button.click(),
    })),
    ...pages.map(({ letter, item, path }) => ({
      group: 'pages' as const,
      keys: ['g', letter],
      label: item.label,
      run: () => openPage(path),
    })),
  ];
}
