import { useEffect, useState } from 'react';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

/** Quiet zone around the code, in modules, required by scanners. */
const BORDER = 4;
const SIZE = '184px';

/** A text as a QR code, dark on light in every theme, because not every scanner reads inverted codes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [modules, setModules] = useState<boolean[][] | null>(null);
  useEffect(() => {
    let stale = false;
    // If this fails to load, the secret beside it can be typed.
    import('uqr').then(
      ({ encode }) => {
        if (!stale) setModules(encode(text, { ecc: 'M', border: BORDER }).data);
      },
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [text]);
  if (!modules) return <Skeleton width={SIZE} height={SIZE} />;
  const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className="security-qr-code"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} />
    </svg>
  );
}
