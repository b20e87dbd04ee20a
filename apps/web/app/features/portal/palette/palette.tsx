import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { PortalGroup } from '../navigation.ts';
import { portalTexts } from '../texts.ts';

const PaletteDialog = lazy(() => import('./palette-dialog.tsx'));

/** The device's platform does not change. */
const never = () => () => undefined;
const keysOfDevice = () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K');

/** Command palette, opened by its button or Ctrl/Command+K. */
export function Palette({ groups }: { groups: readonly PortalGroup[] }) {
  const t = useTexts(portalTexts);
  const [isOpen, setOpen] = useState(false);
  const keys = useSyncExternalStore(never, keysOfDevice, () => '');
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
  return (
    <>
      <button
        type="button"
        className="portal-jump"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <span>{t('palette.open')}</span>
        {keys ? <kbd aria-hidden="true">{keys}</kbd> : null}
      </button>
      {isOpen ? (
        <Suspense>
          <PaletteDialog groups={groups} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
