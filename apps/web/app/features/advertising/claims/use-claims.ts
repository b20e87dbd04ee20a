import { checkAdvertising, type ClaimText } from '@travesia/contracts/advertising';
import { useEffect, useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useLocale } from '../../../lib/i18n/use-texts.tsx';
import { type Claim, claimsNow } from './claim-view.ts';

/** Pause in typing after which a text is checked. */
const PAUSE_MS = 700;

interface Claims {
  claims: readonly Claim[];
  /** Whether the text as it is now was checked. */
  isChecked: boolean;
}

/**
 * What rules on advertising say about a text while it is being written: checked after each pause, never in the way. A failed check says
 * nothing; the next one tries again.
 */
export function useClaims({ path, language, text }: ClaimText): Claims {
  const shown = useLocale();
  const paused = usePaused(text.trim() ? text : '', PAUSE_MS);
  const { data, isLoading } = useCall(
    checkAdvertising,
    { query: { language: shown }, body: { texts: [{ path, language, text: paused }] } },
    { enabled: paused !== '' },
  );
  const found = paused === '' ? [] : (data?.data ?? []);
  return { claims: claimsNow(found, text), isChecked: paused === text && !isLoading };
}

/** A value once it has not changed for a while. */
function usePaused(value: string, pauseMs: number): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    if (value === paused) return undefined;
    const timer = setTimeout(() => setPaused(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, paused, pauseMs]);
  return paused;
}
