import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { RealMark } from '../../../../ui/badge/real-mark.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { AvatarPicture } from '../../../../ui/picture/avatar-picture.tsx';
import { RatingDistribution } from '../../../../ui/rating/rating.tsx';
import { meanStars, type PlacedReview } from '../pick.ts';
import { homeTexts } from '../texts.ts';

interface ReviewsProps {
  reviews: { kind: PlacedReview | null; critical: PlacedReview | null };
  /** Five stars first, of all reviews of the clinics above. */
  counts: readonly number[];
  clinics: number;
}

/** A good review, a critical one with the clinic's answer, and the distribution of ratings beside the average. */
export function Reviews({ reviews: { kind, critical }, counts, clinics }: ReviewsProps) {
  const t = useTexts(homeTexts);
  const format = useFormat();
  const mean = meanStars(counts);
  const shown = [kind, critical].filter((one) => one !== null);
  if (mean === null || shown.length === 0) return null;
  const count = counts.reduce((sum, one) => sum + one, 0);
  return (
    <section className="wrap home-reviews" aria-labelledby="reviews-heading">
      <div>
        <h2 className="eyebrow" id="reviews-heading">
          {t('reviews.eyebrow')}
        </h2>
        <p className="home-mean">{format.number(mean, 1)}</p>
        <p className="muted home-mean-of">{t('reviews.of', { count, clinics })}</p>
        <RatingDistribution counts={counts} />
      </div>
      {shown.map((placed) => (
        <ReviewQuote key={placed.review.id} placed={placed} />
      ))}
    </section>
  );
}

function Stars({ count }: { count: number }) {
  const t = useTexts(homeTexts);
  return (
    <p className="home-stars">
      {Array.from({ length: count }, (_, index) => (
        <Icon key={index} name="star" />
      ))}
      <span className="sr-only">{t('reviews.stars', { count })}</span>
    </p>
  );
}

function ReviewQuote({ placed: { review, provider } }: { placed: PlacedReview }) {
  const t = useTexts(homeTexts);
  const format = useFormat();
  const locale = useLocale();
  const isForeign = review.language !== locale;
  return (
    <figure className="home-review">
      <Stars count={review.overall} />
      <blockquote lang={isForeign ? review.language : undefined}>
        <p className="home-review-title">“{review.title}”</p>
        <p>{review.body}</p>
      </blockquote>
      <figcaption>
        <AvatarPicture name={review.author} shape="round" size={44} />
        <span>
          <b>{review.author}</b>
          {review.author_place ? `, ${review.author_place}` : null}
          <span className="home-review-what">
            {t('reviews.what', {
              treatment: review.treatment?.name ?? '',
              city: provider.city ?? '',
              month: format.date(`${review.visited_month}-01`, 'month'),
            })}
          </span>
          {isForeign ? (
            <span className="home-review-what">
              {t('reviews.written', { language: format.language(review.language) })}
            </span>
          ) : null}
        </span>
        <RealMark demo={review.demo} />
      </figcaption>
      {review.reply ? (
        <div className="home-reply">
          <LocalLink className="strong" to={`/providers/${provider.slug}#reviews`}>
            {provider.name}
          </LocalLink>
          <p lang={isForeign ? review.language : undefined}>{review.reply.body}</p>
        </div>
      ) : null}
    </figure>
  );
}
