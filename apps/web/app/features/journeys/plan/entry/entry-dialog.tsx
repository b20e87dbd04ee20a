import type { ItineraryKind } from '@travesia/contracts/journeys';
import { useState } from 'react';
import { calendar } from '../../../../lib/dates/calendar.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { DialogForm } from '../../../../lib/forms/dialog-form.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { EntryDialogProps } from '../plan-props.ts';
import { planTexts } from '../texts.ts';
import { EntryFields } from './entry-fields.tsx';
import { approvalFault, entryStart, faultsOf, isPhone, type TypedEntry, typedOf } from './entry-form.ts';
import { RefusedFlight } from './refused-flight.tsx';
import { useSaveEntry } from './use-save-entry.ts';

const NAMES = {
  starts_at: 'starts_time',
  ends_at: 'ends_time',
  'approval.reason': 'reason',
  'approval.clinician_id': 'clinician',
};

/** Adds an entry to an itinerary, or changes one. */
export function EntryDialog({ journey, reader, itinerary, show, entry, added, onRefused, onClose }: EntryDialogProps) {
  const t = useTexts(planTexts);
  const zones = { clinic: itinerary.time_zone, own: ownTimeZone() };
  const [kind, setKind] = useState<ItineraryKind>(entry?.kind ?? added);
  const start = entry ? typedOf(calendar, entry) : { ...entryStart(kind, zones), trip: String(journey.trip) };
  const { form, typed } = useTypedForm<TypedEntry>(`journey.${journey.id}.entry.${entry?.id ?? `new.${added}`}`, start);
  // The zones of an added one follow its kind as long as they aren’t chosen.
  if (typed.kind !== kind) setKind(typed.kind as ItineraryKind);
  const standard = t(`kind.${kind}.title`, { city: journey.provider.city ?? journey.provider.name });
  const { busy, problem, fault, refused, save } = useSaveEntry({
    journey,
    itinerary,
    show,
    entry,
    onRefused,
    standard,
  });
  const isTooEarly = problem?.code === 'journeys.flies_too_early';
  const check = (written: TypedEntry) => {
    const open = isTooEarly ? approvalFault(written) : null;
    return {
      ...Object.fromEntries(
        Object.entries(faultsOf(calendar, written)).map(([field, wrong]) => [field, t(`wrong.${wrong}`)]),
      ),
      ...(written.phone.trim() && !isPhone(written.phone) ? { phone: t('wrong.phone') } : {}),
      ...(open ? { [open]: t(open === 'reason' ? 'early.reasonNeeded' : 'early.nobody') } : {}),
    };
  };
  return (
    <DialogForm
      title={t(entry ? 'itinerary.edit' : 'itinerary.add')}
      form={form}
      cancel={t('cancel')}
      submit={t(typed.reason.trim() && isTooEarly ? 'early.submit' : entry ? 'save' : 'itinerary.add')}
      busy={busy}
      problem={problem}
      // The general sentence sends patients to their clinic.
      fault={isTooEarly && reader === 'clinic' ? t('early.refused') : fault}
      names={NAMES}
      check={check}
      onSubmit={save}
      onClose={onClose}
    >
      <EntryFields
        kind={kind}
        typed={typed}
        standard={standard}
        zones={zones}
        clinic={journey.provider.name}
        hasTrips={journey.trips > 1}
      />
      {isTooEarly && refused ? (
        <RefusedFlight {...refused} treatmentOn={itinerary.treatment_on} reader={reader} />
      ) : null}
    </DialogForm>
  );
}
