import { useEffect, useState } from 'react';
import { useTexts } from '../i18n/use-texts.tsx';
import { liveTexts } from './texts.ts';
import { useLiveState } from './use-live.ts';

/** A moment without a connection is nobody's concern. */
const PATIENCE_MS = 10_000;

/** Says quietly that what is shown may be half a minute old, while the connection is lost. */
export function LiveNote() {
  const t = useTexts(liveTexts);
  const isLost = useLiveState() === 'lost';
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isLost) return undefined;
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isLost]);
  return (
    <p role="status" className="live-note small muted">
      {isLost && isLong ? t('lost') : null}
    </p>
  );
}
