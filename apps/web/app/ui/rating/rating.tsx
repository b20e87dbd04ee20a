import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { uiTexts } from '../texts.ts';
import { useDrawing } from '../icon/icon-sheet.tsx';

const Star = () => <svg className="rating-star" aria-hidden="true" {...useDrawing('star')} />;

/** A mean out of five with its count: never stars without a number, never a mean of zero ratings. */
export function Rating({ value, count, href }: { value: number; count: number; href?: string | undefined }) {
  const t = useTexts(uiTexts);
  const format = useFormat();
  if (count === 0) return <span className="rating muted">{t('rating.none')}</span>;
  const reviews = <span className="muted">({t('rating.reviews', { count })})</span>;
  return (
    <span className="rating">
      <Star />
      <span className="num">{format.number(value, 1)}</span>
      <span className="sr-only">{t('rating.outOf')}</span> {href ? <a href={href}>{reviews}</a> : reviews}
    </span>
  );
}

/** Number of ratings with five, four … one stars; `counts` starts with five. */
export function RatingDistribution({ counts }: { counts: readonly number[] }) {
  const t = useTexts(uiTexts);
  const format = useFormat();
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <ul className="distribution">
      {counts.map((count, index) => (
        <li key={index}>
          <span>{t('rating.stars', { count: counts.length - index })}</span>
          <span
            className="distribution-bar"
            style={{ '--share': `${total ? Math.round((100 * count) / total) : 0}%` }}
          />
          <span className="num">{format.number(count)}</span>
        </li>
      ))}
    </ul>
  );
}
