import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import type { DicomSeries } from '../types.ts';
import { dicomTexts } from '../texts.ts';

interface SeriesListProps {
  series: readonly DicomSeries[];
  current: number;
  /** Pictures of those that were looked at, by series. */
  thumbnails: ReadonlyMap<string, string>;
  onSelect(index: number): void;
}

/** Series of a study: what they are and how many pictures they have. */
export function SeriesList({ series, current, thumbnails, onSelect }: SeriesListProps) {
  const t = useTexts(dicomTexts);
  return (
    <nav className="dicom-series" aria-label={t('series')}>
      <ul>
        {series.map((each, index) => (
          <li key={each.id}>
            <button type="button" aria-current={index === current} onClick={() => onSelect(index)}>
              {thumbnails.has(each.id) ? (
                <img src={thumbnails.get(each.id)} alt="" width="56" height="56" />
              ) : (
                <span className="dicom-no-thumbnail" aria-hidden="true">
                  {each.modality}
                </span>
              )}
              <span>
                <span className="strong">{each.description ?? t('series.unnamed', { number: index + 1 })}</span>
                <span className="dicom-series-facts">
                  {[each.modality, each.date, t('series.images', { count: framesIn(each) })]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const framesIn = ({ images }: DicomSeries): number => images.reduce((sum, { frames }) => sum + Math.max(frames, 1), 0);
