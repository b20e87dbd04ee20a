import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { type PortalGroup, waitingIn } from '../navigation.ts';
import { portalTexts } from '../texts.ts';

/** For a button that hides entries: indicates, visually and in words, that an item inside needs action. */
export function useWaiting(groups: readonly PortalGroup[], { behindBar = false } = {}) {
  const t = useTexts(portalTexts);
  const count = waitingIn(groups, { behindBar });
  return {
    labelled: (label: string) => (count ? `${label}. ${t('waiting', { count })}` : label),
    dot: count ? <span className="portal-dot" aria-hidden="true" /> : null,
  };
}
