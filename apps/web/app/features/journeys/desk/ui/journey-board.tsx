import '../journeys-desk.css';
import { type JourneySummary, listClinicJourneys } from '@travesia/contracts/journeys';
import { Link } from 'react-router';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { FilterBar } from '../../../../lib/list/filter-bar.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { useListFilters } from '../../../../lib/list/use-list-filters.ts';
import { useQueryHref } from '../../../../lib/list/use-query-href.ts';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { JourneyBadge } from '../../ui/journey-status.tsx';
import { boardOf } from '../board-columns.ts';
import { clinicJourneys } from '../desk-lists.ts';
import { journeyDeskTexts } from '../texts.ts';
import type { ClinicWords } from '../use-words.ts';
import { AnswerClock } from '../waiting/answer-clock.tsx';
import { ReviewBadge } from './review-badge.tsx';

/** Open journeys come first in the list, so that these are all of a busy clinic’s; the list has the others. */
const MOST = 100;

/** Journeys that go on, in a column for each part of the way. `list` is the path of the list. */
export function JourneyBoard({ list, words }: { list: string; words: ClinicWords }) {
  const t = useTexts(journeyDeskTexts);
  const href = useQueryHref();
  const { tab: _tab, page: _page, ...asked } = useAsked(clinicJourneys);
  const filters = useListFilters(clinicJourneys);
  const loaded = useCall(listClinicJourneys, { query: { ...asked, tab: 'all', limit: MOST } }, { keep: true });
  const { data } = loaded;
  if (loaded.problem?.code === 'access.not_allowed') return <Notice icon="lock">{t('mayNot')}</Notice>;
  const toList = (tab: string) => href({ view: null, tab, page: null });
  return (
    <>
      <div className="list-bar">
        <FilterBar definition={clinicJourneys} words={words} filters={filters} isSorted />
      </div>
      <LoadState loaded={loaded}>
        {({ data: journeys, counts }) => (
          <div className="journey-board">
            {boardOf(journeys, counts).map(({ column, journeys: found, more }) => (
              <section key={column} aria-labelledby={`column-${column}`} className="journey-column">
                <h2 id={`column-${column}`}>
                  {t(`tab.${column}`)} <span className="num muted">{counts[column]}</span>
                </h2>
                {found.length ? (
                  <ol>
                    {found.map((journey) => (
                      <Card key={journey.id} journey={journey} list={list} />
                    ))}
                  </ol>
                ) : (
                  <p className="small muted">{t('board.none')}</p>
                )}
                {more ? <Link to={toList(column)}>{t('board.more', { count: more })}</Link> : null}
              </section>
            ))}
          </div>
        )}
      </LoadState>
      {data?.counts.ended ? (
        <p>
          <Link to={toList('ended')}>{t('board.ended', { count: data.counts.ended })}</Link>
        </p>
      ) : null}
    </>
  );
}

function Card({ journey, list }: { journey: JourneySummary; list: string }) {
  const t = useTexts(journeyDeskTexts);
  const format = useFormat();
  const { id, patient, provider, treatment, treatment_at: at, status, answer_due_at: due, review } = journey;
  return (
    <li className="journey-card">
      <ScreenLink to={`${list}/${id}`} className="journey-card-name">
        {patient.name}
      </ScreenLink>
      <span className="small muted">
        {[treatment.name, patient.country ? format.region(patient.country) : null].filter(Boolean).join(' · ')}
      </span>
      <span className="journey-card-marks">
        <JourneyBadge status={status} />
        {review === 'needed' || review === 'outdated' ? <ReviewBadge review={review} /> : null}
      </span>
      {at ? (
        <span className="journey-clock num">
          <Icon name="calendar-check" />
          <span className="sr-only">{t('column.on')}</span>
          {format.dayOf(at, provider.time_zone)}
        </span>
      ) : null}
      {due ? <AnswerClock dueAt={due} /> : null}
    </li>
  );
}
