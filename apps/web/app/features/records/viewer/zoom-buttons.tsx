import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { RecordIcon } from '../record-icon.tsx';
import { viewerTexts } from './texts.ts';

/** 1 fits the stage. */
const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6] as const;

const larger = (zoom: number): number => STEPS.find((step) => step > zoom) ?? zoom;
const smaller = (zoom: number): number => STEPS.findLast((step) => step < zoom) ?? zoom;

/** What a key makes of the zoom; null for any other key. */
export function zoomed(key: string, zoom: number): number | null {
  if (key === '+' || key === '=') return larger(zoom);
  if (key === '-') return smaller(zoom);
  return key === '0' ? 1 : null;
}

interface ZoomButtonsProps {
  zoom: number;
  onZoom: (zoom: number) => void;
}

export function ZoomButtons({ zoom, onZoom }: ZoomButtonsProps) {
  const t = useTexts(viewerTexts);
  const format = useFormat();
  return (
    <div className="record-zoom">
      <ToolButton icon="zoomOut" label={t('zoom.out')} onClick={() => onZoom(smaller(zoom))} />
      <span className="num small" role="status">
        {format.percent(zoom)}
      </span>
      <ToolButton icon="zoomIn" label={t('zoom.in')} onClick={() => onZoom(larger(zoom))} />
      <ToolButton icon="fit" label={t('zoom.fit')} onClick={() => onZoom(1)} />
    </div>
  );
}

interface ToolButtonProps {
  icon: 'zoomIn' | 'zoomOut' | 'fit' | 'turn';
  label: string;
  onClick: () => void;
}

export const ToolButton = ({ icon, label, onClick }: ToolButtonProps) => (
  <button type="button" className="icon-btn" aria-label={label} title={label} onClick={onClick}>
    <RecordIcon name={icon} />
  </button>
);
