import {
  addItineraryEntry,
  changeItineraryEntry,
  type ItineraryConflict,
  type ItineraryEntry,
  ITINERARY_KINDS,
  type ItineraryKind,
} from '@travesia/contracts/journeys';
import { useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { calendar } from '../../../../lib/dates/calendar.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { DialogForm } from '../../../../lib/forms/dialog-form.tsx';
import { TypedArea, TypedSelect, TypedText } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { problemOf } from '../../../../lib/problem/problem-error.ts';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import type { ItineraryProps } from '../plan-props.ts';
import { planTexts } from '../texts.ts';
import { entryOf, entryStart, faultsOf, type TypedEntry, typedOf } from './entry-form.ts';
import { RefusedFlight } from './refused-flight.tsx';
import { WhenFields } from './when-fields.tsx';

const MAX = { title: 120, place: 160, address: 300, phone: 40, reference: 60, note: 1000 } as const;
const NAMES = {
  starts_at: 'starts_time',
  ends_at: 'ends_time',
  'approval.reason': 'reason',
  'approval.clinician_id': 'clinician',
};

interface EntryDialogProps extends ItineraryProps {
  /** The entry to change; null adds one. */
  entry: ItineraryEntry | null;
  /** The trip of an added one. */
  trip: number;
  /** Refused because it has changed: shows what it is now. */
  onRefused: () => void;
  onClose: () => void;
}

/** Adds an entry to an itinerary, or changes one. */
export function EntryDialog({ journey, reader, itinerary, show, entry, trip, onRefused, onClose }: EntryDialogProps) {
  const t = useTexts(planTexts);
  const zones = { clinic: itinerary.time_zone, own: ownTimeZone() };
  const [kind, setKind] = useState<ItineraryKind>(entry?.kind ?? 'flight_out');
  const start = entry ? typedOf(calendar, entry) : { ...entryStart(kind, zones), trip: String(trip) };
  const { form, typed } = useTypedForm<TypedEntry>(`journey.${journey.id}.entry.${entry?.id ?? 'new'}`, start);
  // The zones of an added one follow its kind as long as they aren’t chosen.
  if (typed.kind !== kind) setKind(typed.kind as ItineraryKind);
  const { busy, problem, fault, run } = useAct();
  const [refused, setRefused] = useState<{ conflict: ItineraryConflict; flightOn: string } | null>(null);
  const standard = t(`kind.${kind}.title`, { city: journey.provider.city ?? journey.provider.name });
  const isTooEarly = problem?.code === 'journeys.flies_too_early';
  const save = async (written: TypedEntry) => {
    const body = entryOf(calendar, written, standard);
    const saved = await run(async () => {
      try {
        return entry
          ? await sessionCall(changeItineraryEntry, {
              params: { id: journey.id, entryId: entry.id },
              body: { ...body, version: entry.version },
            })
          : await sessionCall(addItineraryEntry, { params: { id: journey.id }, body });
      } catch (failure) {
        const conflict = conflictIn(failure);
        setRefused(conflict && { conflict, flightOn: calendar.dateAt(body.starts_at, itinerary.time_zone) });
        throw failure;
      }
    });
    if (!saved) {
      onRefused();
      return false;
    }
    show(saved);
    showToast(t(entry ? 'saved.toast' : 'itinerary.added', { title: body.title }));
    return true;
  };
  const check = (written: TypedEntry) =>
    Object.fromEntries(
      Object.entries(faultsOf(calendar, written)).map(([field, wrong]) => [field, t(`wrong.${wrong}`)]),
    );
  return (
    <DialogForm
      title={t(entry ? 'itinerary.edit' : 'itinerary.add')}
      form={form}
      cancel={t('cancel')}
      submit={t(typed.reason.trim() && isTooEarly ? 'early.submit' : entry ? 'save' : 'itinerary.add')}
      busy={busy}
      problem={problem}
      fault={fault}
      names={NAMES}
      check={check}
      onSubmit={save}
      onClose={onClose}
    >
      <TypedSelect
        name="kind"
        label={t('field.kind')}
        options={ITINERARY_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      <TypedText
        name="title"
        label={t('field.title')}
        hint={t('field.titleHint', { title: standard })}
        maxLength={MAX.title}
      />
      <WhenFields
        end="starts"
        zones={zones}
        chosen={typed.starts_zone}
        clinic={journey.provider.name}
        isFlight={isFlight(kind)}
      />
      <WhenFields
        end="ends"
        zones={zones}
        chosen={typed.ends_zone}
        clinic={journey.provider.name}
        isFlight={isFlight(kind)}
        min={typed.starts_date}
      />
      <TypedText
        name="reference"
        label={t(isFlight(kind) ? 'field.flightNumber' : 'field.reference')}
        maxLength={MAX.reference}
      />
      <TypedText name="place" label={t(isFlight(kind) ? 'field.airport' : 'field.place')} maxLength={MAX.place} />
      {isFlight(kind) ? null : (
        <TypedArea
          name="address"
          label={t('field.address')}
          hint={t('field.addressHint')}
          rows={2}
          maxLength={MAX.address}
        />
      )}
      <TypedText name="phone" type="tel" label={t('field.phone')} maxLength={MAX.phone} />
      <TypedArea name="note" label={t('field.note')} rows={3} maxLength={MAX.note} />
      <TypedSelect
        name="trip"
        label={t('field.trip')}
        options={(['1', '2'] as const).map((value) => ({ value, label: t(`trip.${value}`) }))}
      />
      {isTooEarly && refused ? (
        <RefusedFlight {...refused} treatmentOn={itinerary.treatment_on} reader={reader} />
      ) : null}
    </DialogForm>
  );
}

const isFlight = (kind: ItineraryKind): boolean => kind === 'flight_out' || kind === 'flight_home';

/** What a refusal says about the rule; null if it is about something else. */
function conflictIn(failure: unknown): ItineraryConflict | null {
  const problem = problemOf(failure);
  return problem?.code === 'journeys.flies_too_early' && problem.present
    ? (problem.present as ItineraryConflict)
    : null;
}
