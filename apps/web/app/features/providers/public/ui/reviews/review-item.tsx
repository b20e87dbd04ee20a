import type { Review } from '@travesia/contracts/reviews';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { RealMark } from '../../../../../ui/badge/real-mark.tsx';
import { AvatarPicture } from '../../../../../ui/picture/avatar-picture.tsx';
import { Stars } from '../../../../../ui/rating/stars.tsx';
import { providerTexts } from '../../texts.ts';

/** A review in its original language, with the clinic's answer. */
export function ReviewItem({ review, provider }: { review: Review; provider: string }) {
  const t = useTexts(providerTexts);
  const format = useFormat();
  const locale = useLocale();
  const foreign = review.language !== locale;
  const scores = (['care', 'communication', 'facility', 'value'] as const).map((part) =>
    t(`review.${part}`, { stars: review.scores[part] }),
  );
  return (
    <article className="review" aria-label={t('review.label', { author: review.author, stars: review.overall })}>
      <div className="review-head">
        <AvatarPicture name={review.author} shape="round" size={40} />
        <div className="small">
          <p>
            <span className="strong">{review.author}</span>{' '}
            <span className="muted">
              {[review.author_place, format.date(`${review.visited_month}-01`, 'month')].filter(Boolean).join(', ')}
            </span>
          </p>
          <Stars value={review.overall} />
        </div>
        <RealMark demo={review.demo} />
      </div>
      <div lang={foreign ? review.language : undefined}>
        <h3 className="review-title">{review.title}</h3>
        <p className="measure">{review.body}</p>
      </div>
      <p className="small muted">
        {[
          review.treatment?.name,
          t(`review.stage.${review.stage}`),
          foreign ? t('review.language', { language: format.language(review.language) }) : null,
          ...scores,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {review.reply ? (
        <div className="review-reply">
          <p className="strong small">{t('review.reply', { provider, date: format.date(review.reply.replied_on) })}</p>
          <p lang={review.reply.language === locale ? undefined : review.reply.language}>{review.reply.body}</p>
        </div>
      ) : null}
    </article>
  );
}
