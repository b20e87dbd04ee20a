import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { PortalGroup } from '../navigation.ts';
import { portalTexts } from '../texts.ts';

const PaletteDialog = lazy(() => import('./palette-dialog.tsx'));

/** The device's platform does not change. */
const never = () => () => undefined;
const keysOfDevice = () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K');

interface Opens {
  onOpen: () => void;
}

/** The command palette of a page: how to open it, also by Ctrl/Command+K, and the dialog while it is open. */
export function usePalette(groups: readonly PortalGroup[]) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey)
        return;
      // A dialog waiting for an answer stays on top.
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const dialog = isOpen ? (
    <Suspense>
      <PaletteDialog groups={groups} onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
  return { dialog, onOpen: () => setOpen(true) };
}

/** Opens the palette from the sidebar, with its keys. */
export function PaletteField({ onOpen }: Opens) {
  const t = useTexts(portalTexts);
  const keys = useSyncExternalStore(never, keysOfDevice, () => '');
  return (
    <button
      type="button"
      className="portal-jump"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
    >
      <Icon name="search" />
      <span>{t('palette.open')}</span>
      {keys ? <kbd aria-hidden="true">{keys}</kbd> : null}
    </button>
  );
}

/** Opens the palette from the top bar of phones, which show no sidebar. */
export function PaletteButton({ onOpen }: Opens) {
  const t = useTexts(portalTexts);
  return (
    <button type="button" className="icon-btn portal-search" aria-label={t('palette.open')} onClick={onOpen}>
      <Icon name="search" />
    </button>
  );
}
