import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { providerTexts } from '../../texts.ts';

export interface PlaceMapData {
  /** SVG markup of the land: ours, so it is trusted. */
  ground: string;
  viewBox: string;
  /** In view box units; null if the exact location is unknown. */
  point: { x: number; y: number } | null;
}

/** A country with one place marked. The address beside it says the same in text. */
export function PlaceMap({ map: { ground, viewBox, point }, place }: { map: PlaceMapData; place: string }) {
  const t = useTexts(providerTexts);
  const size = Number(viewBox.split(' ')[2]) || 1;
  const mark = point
    ? `<circle cx="${point.x.toFixed(1)}" cy="${point.y.toFixed(1)}" r="${(size / 46).toFixed(2)}" fill="var(--accent)" stroke="var(--surface)" stroke-width="${(size / 160).toFixed(2)}"/>`
    : '';
  return (
    <svg
      className="place-map"
      viewBox={viewBox}
      role="img"
      aria-label={t('where.map', { place })}
      dangerouslySetInnerHTML={{ __html: ground + mark }}
    />
  );
}
