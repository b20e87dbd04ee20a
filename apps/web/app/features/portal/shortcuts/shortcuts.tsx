import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { PortalGroup } from '../navigation.ts';
import { noteOpened } from '../palette/recent-records.ts';
import { areShortcutsOn } from './are-on.ts';
import { onShowShortcuts, showShortcuts } from './show-shortcuts.ts';
import { pageKeys } from './page-keys.ts';
import { pressKeys } from './press-keys.ts';
import { type Shortcut, shortcutsHere } from './registry.ts';
import { shortcutTexts } from './texts.ts';

const ShortcutSheet = lazy(() => import('./shortcut-sheet.tsx'));

interface ShortcutsProps {
  personId: string;
  /** The page's path, without language prefix. */
  path: string;
  groups: readonly PortalGroup[];
}

/** What runs next to signed-in pages once they work: shortcuts with their sheet, and the memory of records opened lately. */
export default function Shortcuts({ personId, path, groups }: ShortcutsProps) {
  const t = useTexts(shortcutTexts);
  const local = useLocalPath();
  const navigate = useNavigate();
  const [shown, setShown] = useState<readonly Shortcut[] | null>(null);
  const control = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
  useEffect(() => noteOpened(personId, path), [personId, path]);
  const here = useEffectEvent((): Shortcut[] =>
    shortcutsHere({
      t,
      control,
      pages: pageKeys(groups),
      openPage: (to) => void navigate(local(to)),
      openSheet: showShortcuts,
    }),
  );
  // Listens once: a badge that changes the navigation between two keys must not lose the first.
  useEffect(() => {
    const stops = [
      onShowShortcuts(() => setShown(here())),
      pressKeys(() => (areShortcutsOn(() => localStorage) ? here() : [])),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
  return shown ? (
    <Suspense>
      <ShortcutSheet shortcuts={shown} onClose={() => setShown(null)} />
    </Suspense>
  ) : null;
}
