import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { dicomTexts } from '../texts.ts';
import { ViewerIcon } from './viewer-icon.tsx';

interface SliceBarProps {
  index: number;
  count: number;
  isPlaying: boolean;
  /** Pictures a second. */
  speed: number;
  onIndex(index: number): void;
  onPlay(): void;
  onSpeed(speed: number): void;
}

export const SPEEDS = [2, 5, 10, 20, 30];

/** Where the reader is in a series, and playing it. */
export function SliceBar({ index, count, isPlaying, speed, onIndex, onPlay, onSpeed }: SliceBarProps) {
  const t = useTexts(dicomTexts);
  if (count < 2) return null;
  return (
    <div className="dicom-slices">
      <button
        type="button"
        className="dicom-tool"
        aria-label={t(isPlaying ? 'play.stop' : 'play.start')}
        title={t(isPlaying ? 'play.stop' : 'play.start')}
        onClick={onPlay}
      >
        <ViewerIcon name={isPlaying ? 'pause' : 'play'} />
      </button>
      <label className="dicom-speed">
        <span className="sr-only">{t('play.speed')}</span>
        <select value={speed} onChange={(event) => onSpeed(Number(event.target.value))}>
          {[...new Set([...SPEEDS, speed])]
            .toSorted((a, b) => a - b)
            .map((each) => (
              <option key={each} value={each}>
                {t('play.perSecond', { count: each })}
              </option>
            ))}
        </select>
      </label>
      <input
        type="range"
        className="dicom-slider"
        min={1}
        max={count}
        value={index + 1}
        aria-label={t('slice')}
        aria-valuetext={t('slice.of', { number: index + 1, count })}
        onChange={(event) => onIndex(Number(event.target.value) - 1)}
      />
      <output className="dicom-count">{t('slice.short', { number: index + 1, count })}</output>
    </div>
  );
}
