import '../journeys-desk.css';
import type { JourneySummary } from '@travesia/contracts/journeys';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { ListColumn } from '../../../../lib/list/list-column.ts';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { When } from '../../../../lib/workbench/screen/when.tsx';
import { journeysTexts } from '../../texts.ts';
import { JourneyBadge } from '../../ui/journey-status.tsx';
import { mustStillSign } from '../must-still-sign.ts';
import { journeyDeskTexts } from '../texts.ts';
import { AnswerClock } from '../waiting/answer-clock.tsx';
import { ReviewBadge } from './review-badge.tsx';

/** Columns of the lists of journeys; `base` is the path of the list. Who runs several clinics sees which, and nothing about health. */
export function useJourneyColumns(base: string, { clinic = false } = {}): ListColumn<JourneySummary>[] {
  const t = useTexts(journeyDeskTexts);
  const format = useFormat();
  const health: ListColumn<JourneySummary>[] = [
    {
      key: 'percent',
      name: t('column.percent'),
      numeric: true,
      cell: ({ percent }) => format.percent(percent / 100),
    },
    {
      key: 'review',
      name: t('column.review'),
      cell: (journey) => <Review journey={journey} />,
    },
  ];
  return [
    {
      key: 'patient',
      name: t('column.patient'),
      cell: ({ id, patient, reference }) => (
        <>
          <ScreenLink to={`${base}/${id}`} className="admin-row-link journey-fit">
            {patient.name}
          </ScreenLink>
          <span className="admin-second">
            {[reference, patient.country ? format.region(patient.country) : null].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    {
      key: 'treatment',
      name: t('column.treatment'),
      bare: true,
      cell: (journey) => <Treatment journey={journey} />,
    },
    ...(clinic
      ? [
          {
            key: 'clinic',
            name: t('column.clinic'),
            cell: ({ provider }: JourneySummary) => (
              <span className="journey-fit" title={provider.name}>
                {provider.name}
              </span>
            ),
          },
        ]
      : []),
    {
      key: 'on',
      name: t('column.on'),
      order: { ascending: 'treatment' },
      cell: ({ treatment_at: at, provider }) =>
        at ? <span className="num">{format.dayOf(at, provider.time_zone)}</span> : <span className="muted">–</span>,
    },
    { key: 'status', name: t('column.status'), bare: true, cell: ({ status }) => <JourneyBadge status={status} /> },
    {
      key: 'due',
      name: t('column.due'),
      cell: ({ answer_due_at: due }) => (due ? <AnswerClock dueAt={due} /> : <span className="muted">–</span>),
    },
    ...(clinic ? [] : health),
    { key: 'changed', name: t('column.changed'), cell: ({ updated_at: at }) => <When at={at} /> },
  ];
}

function Treatment({ journey: { treatment, package: offer, trip } }: { journey: JourneySummary }) {
  const words = useTexts(journeysTexts);
  return (
    <>
      <span className="journey-fit" title={treatment.name}>
        {treatment.name}
      </span>
      {trip === 2 ? (
        <span className="admin-second">{words('trip.second')}</span>
      ) : offer ? (
        <span className="admin-second journey-fit" title={offer.title}>
          {offer.title}
        </span>
      ) : null}
    </>
  );
}

function Review({ journey }: { journey: JourneySummary }) {
  const t = useTexts(journeyDeskTexts);
  const { review } = journey;
  if (review === 'signed' || mustStillSign(journey)) return <ReviewBadge review={review} />;
  return <span className="muted">{review === 'not_needed' ? t('review.not_needed') : '–'}</span>;
}
