import '../../own/own.css';
import { useLocation } from 'react-router';
import { bothLoaded } from '../../../../lib/calls/both-loaded.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { choosePath, readChoice } from '../../choice.ts';
import { reviewTexts } from '../texts.ts';
import { isReady, useHealth } from '../load-health.ts';
import { isWhole, useReviewed, type WholeChoice } from '../load-review.ts';
import { ReviewForm } from './review-form.tsx';
import { HealthFirst } from './review-health.tsx';
import { ReviewRefunds } from './review-refunds.tsx';
import { ReviewSummary } from './review-summary.tsx';

/** `/booking/review`: what is booked, what it costs and what a cancellation returns, before it is booked. */
export function ReviewPage() {
  const t = useTexts(reviewTexts);
  return (
    <PortalPage title={t('review.title')} description={t('review.lead')} feature="patient_nav_bookings">
      <Review />
    </PortalPage>
  );
}

function Review() {
  const t = useTexts(reviewTexts);
  const path = useLocalPath();
  const { search } = useLocation();
  const choice = readChoice(search);
  return (
    <>
      <h1>{t('review.title')}</h1>
      <p className="muted measure">{t('review.lead')}</p>
      {isWhole(choice) ? (
        <Whole choice={choice} />
      ) : (
        <EmptyState
          title={t('review.incomplete')}
          action={
            <LinkButton
              variant="primary"
              href={path(choice.clinic || choice.package || choice.service ? choosePath(choice) : '/find-care')}
            >
              {t('review.choose')}
            </LinkButton>
          }
        >
          <p>{t('review.incompleteText')}</p>
        </EmptyState>
      )}
    </>
  );
}

function Whole({ choice }: { choice: WholeChoice }) {
  const loaded = useReviewed(choice, useLocale());
  if (choice.package) return <WithHealth choice={choice} loaded={loaded} offer={choice.package} />;
  return (
    <LoadState loaded={loaded} tall>
      {(reviewed) => <ReviewForm choice={choice} reviewed={reviewed} reload={loaded.reload} health={null} />}
    </LoadState>
  );
}

interface WithHealthProps {
  choice: WholeChoice;
  loaded: ReturnType<typeof useReviewed>;
  offer: string;
}

/** A package is booked with answers about health: the clinic must know whom it treats. */
function WithHealth({ choice, loaded, offer }: WithHealthProps) {
  const health = useHealth(offer);
  return (
    <LoadState loaded={bothLoaded(loaded, health)} tall>
      {([reviewed, { answers }]) =>
        answers && isReady(answers) ? (
          <ReviewForm
            choice={choice}
            reviewed={reviewed}
            reload={loaded.reload}
            health={{ answers, reload: health.reload }}
          />
        ) : (
          <div className="booking-columns">
            <div className="stack-wide">
              <HealthFirst choice={choice} answers={answers} />
              <ReviewRefunds reviewed={reviewed} date={choice.date} />
            </div>
            <ReviewSummary choice={choice} reviewed={reviewed} />
          </div>
        )
      }
    </LoadState>
  );
}
