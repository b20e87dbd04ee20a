import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { classNames } from '../class-names.ts';
import { useDrawing } from '../icon/icon-sheet.tsx';
import { uiTexts } from '../texts.ts';

const STARS = [1, 2, 3, 4, 5] as const;

/** The stars of one rating, from 1 to 5. For the mean of many use Rating, which shows its count. */
export function Stars({ value }: { value: number }) {
  const t = useTexts(uiTexts);
  const drawing = useDrawing('star');
  return (
    <span className="stars" role="img" aria-label={t('rating.given', { count: value })}>
      {STARS.map((star) => (
        <svg key={star} className={classNames('rating-star', star > value && 'rating-star-off')} {...drawing} />
      ))}
    </span>
  );
}
