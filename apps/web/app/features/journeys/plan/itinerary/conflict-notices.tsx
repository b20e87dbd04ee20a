import type { ItineraryConflict, ItineraryEntry, ItineraryKind } from '@travesia/contracts/journeys';
import { calendar } from '../../../../lib/dates/calendar.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import type { ItineraryProps } from '../plan-props.ts';
import { planTexts } from '../texts.ts';
import { EarlyFlight } from './early-flight.tsx';

interface ConflictNoticesProps extends ItineraryProps {
  onEdit: (entry: ItineraryEntry) => void;
  /** Adds an entry to the present trip. */
  onAdd: (kind: ItineraryKind) => void;
}

/** What doesn’t fit, with what to do; the most serious first. */
export function ConflictNotices(props: ConflictNoticesProps) {
  const { itinerary } = props;
  return itinerary.conflicts.map((conflict) => (
    <ConflictNotice key={[conflict.kind, ...conflict.entries].join(' ')} {...props} conflict={conflict} />
  ));
}

function ConflictNotice({
  conflict,
  itinerary,
  reader,
  onEdit,
  onAdd,
}: ConflictNoticesProps & { conflict: ItineraryConflict }) {
  const t = useTexts(planTexts);
  const { kind, entries, days } = conflict;
  const about = entries.flatMap((id) => itinerary.data.find((entry) => entry.id === id) ?? []);
  const [first] = about;
  const editable = about.filter(({ actions }) => actions.includes('edit'));
  const mustAdd = (kind === 'nights_without_stay' || kind === 'second_trip_missing') && itinerary.may_add;
  const text = useConflictText(conflict, about);
  return (
    <section className="plan-warning" aria-label={text.title}>
      <Icon name="triangle-alert" />
      <div>
        <h2 className="plan-warning-title">{text.title}</h2>
        {kind === 'flies_home_too_early' && first ? (
          <EarlyFlight
            conflict={conflict}
            flightOn={calendar.dateAt(first.starts_at, itinerary.time_zone)}
            treatmentOn={itinerary.treatment_on}
            reader={reader}
          />
        ) : (
          <p>{text.body}</p>
        )}
        {editable.length || mustAdd ? (
          <p className="row">
            {editable.map((entry) => (
              <Button key={entry.id} type="button" size="small" onClick={() => onEdit(entry)}>
                {t('conflict.change', { title: entry.title })}
              </Button>
            ))}
            {mustAdd ? (
              <Button
                type="button"
                size="small"
                onClick={() => onAdd(kind === 'nights_without_stay' ? 'stay' : 'flight_out')}
              >
                {t(days === null ? 'conflict.addTrip' : 'conflict.addStay')}
              </Button>
            ) : null}
          </p>
        ) : null}
      </div>
    </section>
  );
}

function useConflictText(
  { kind, day, days }: ItineraryConflict,
  about: readonly ItineraryEntry[],
): { title: string; body: string } {
  const t = useTexts(planTexts);
  const format = useFormat();
  const values = {
    day: day === null ? '' : format.date(day, 'weekday'),
    days: days ?? 0,
    titles: format.list(about.map(({ title }) => title)),
  };
  return {
    title: t(`conflict.${kind}`),
    body: kind === 'flies_home_too_early' ? '' : t(`conflict.${kind}.text`, values),
  };
}
