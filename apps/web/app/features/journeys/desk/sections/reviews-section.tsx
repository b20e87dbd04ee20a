import type { ClinicalReview, Journey } from '@travesia/contracts/journeys';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Badge, type Tone } from '../../../../ui/badge/badge.tsx';
import type { IconName } from '../../../../ui/icon/icon.tsx';
import { isUnsigned, mustStillSign } from '../must-still-sign.ts';
import { journeyDeskTexts } from '../texts.ts';
import { ReviewBadge } from '../ui/review-badge.tsx';

const MARKS: Readonly<Record<ClinicalReview['decision'], { tone: Tone; icon: IconName }>> = {
  fit: { tone: 'success', icon: 'circle-check' },
  fit_if: { tone: 'warning', icon: 'circle-alert' },
  unfit: { tone: 'danger', icon: 'circle-x' },
};

/** What clinicians of the clinic signed, newest first. */
export function ReviewsSection({ journey }: { journey: Journey }) {
  const t = useTexts(journeyDeskTexts);
  const { reviews, review, answers } = journey;
  const endedUnsigned = isUnsigned(journey) && !mustStillSign(journey);
  const [newest] = reviews;
  return (
    <section aria-labelledby="journey-reviews" className="stack">
      <div className="row journeys-head">
        <h2 id="journey-reviews">{t('reviews.title')}</h2>
        {endedUnsigned ? null : <ReviewBadge review={review} />}
      </div>
      <p className="small muted">{t(`reviews.${endedUnsigned ? 'unsigned' : review}`)}</p>
      {reviews.length ? (
        <ol className="journey-lines">
          {reviews.map((one) => (
            <Review
              key={one.id}
              review={one}
              isOutdated={answers ? one.revision !== answers.revision : one !== newest || review === 'outdated'}
            />
          ))}
        </ol>
      ) : null}
    </section>
  );
}

function Review({ review, isOutdated }: { review: ClinicalReview; isOutdated: boolean }) {
  const t = useTexts(journeyDeskTexts);
  const format = useFormat();
  const { decision, reason, clinician, revision, signed_at: at } = review;
  return (
    <li>
      <span className="row">
        <Badge {...MARKS[decision]}>{t(`decision.${decision}`)}</Badge>
        {isOutdated ? <span className="small admin-soon">{t('reviews.old')}</span> : null}
      </span>
      {reason ? <p className="journey-written">{reason}</p> : null}
      <span className="strong">{clinician.name}</span>
      <span className="admin-second">{t('reviews.license', { license: clinician.license })}</span>
      <span className="admin-second num">
        {t('reviews.signed.at', { time: format.instant(at, ownTimeZone()), revision })}
      </span>
    </li>
  );
}
