import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Badge, type Tone } from '../../../../ui/badge/badge.tsx';
import type { IconName } from '../../../../ui/icon/icon.tsx';
import type { ClinicalReview } from '@travesia/contracts/journeys';
import { isOpen } from '../../ui/journey-status.tsx';
import { ownJourneysTexts } from '../texts.ts';
import type { JourneySectionProps } from './journey-section.ts';

const MARKS: Readonly<Record<ClinicalReview['decision'], { tone: Tone; icon: IconName }>> = {
  fit: { tone: 'success', icon: 'circle-check' },
  fit_if: { tone: 'info', icon: 'list-checks' },
  unfit: { tone: 'neutral', icon: 'circle-x' },
};

/** What clinicians signed, and whether a signature is still needed before anything is booked. */
export function ReviewsSection({ journey: { review, reviews, status, answers } }: JourneySectionProps) {
  const t = useTexts(ownJourneysTexts);
  const format = useFormat();
  const isNeeded = isOpen(status) && (review === 'needed' || review === 'outdated');
  if (reviews.length === 0 && !isNeeded) return null;
  return (
    <section className="portal-section stack" aria-labelledby="reviews">
      <div className="portal-section-head">
        <h2 id="reviews">{t('reviews.heading')}</h2>
      </div>
      {isNeeded ? <p>{t(review === 'outdated' ? 'reviews.outdated' : 'reviews.needed')}</p> : null}
      {reviews.map(({ id, clinician, decision, reason, revision, signed_at: at }) => (
        <article key={id} className="card card-padded stack">
          <p className="row">
            <Badge {...MARKS[decision]}>{t(`reviews.${decision}`)}</Badge>
            {answers && answers.revision !== revision ? <Badge icon="history">{t('reviews.earlier')}</Badge> : null}
          </p>
          {reason ? <blockquote className="journey-quote">{reason}</blockquote> : null}
          <p className="small">
            <span className="strong">{clinician.name}</span>
            <span className="muted">{` · ${clinician.license}`}</span>
          </p>
          <p className="small muted num">{t('reviews.signed', { time: format.instant(at, ownTimeZone()) })}</p>
        </article>
      ))}
    </section>
  );
}
