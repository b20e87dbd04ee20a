import { ITINERARY_KINDS, type ItineraryKind } from '@travesia/contracts/journeys';
import { TypedArea, TypedSelect, TypedText } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { planTexts } from '../texts.ts';
import type { TypedEntry } from './entry-form.ts';
import { WhenFields } from './when-fields.tsx';

const MAX = { title: 120, place: 160, address: 300, phone: 40, reference: 60, note: 1000 } as const;

interface EntryFieldsProps {
  kind: ItineraryKind;
  typed: TypedEntry;
  /** The title if none is typed. */
  standard: string;
  zones: { clinic: string; own: string };
  /** The clinic’s name. */
  clinic: string;
  /** Whether the treatment takes more than one. */
  hasTrips: boolean;
}

/** What, when and where. */
export function EntryFields({ kind, typed, standard, zones, clinic, hasTrips }: EntryFieldsProps) {
  const t = useTexts(planTexts);
  const when = { zones, clinic, isFlight: isFlight(kind) };
  return (
    <>
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
      <WhenFields end="starts" chosen={typed.starts_zone} {...when} />
      <WhenFields end="ends" chosen={typed.ends_zone} min={typed.starts_date} {...when} />
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
      {hasTrips ? (
        <TypedSelect
          name="trip"
          label={t('field.trip')}
          options={(['1', '2'] as const).map((value) => ({ value, label: t(`trip.${value}`) }))}
        />
      ) : null}
    </>
  );
}

const isFlight = (kind: ItineraryKind): boolean => kind === 'flight_out' || kind === 'flight_home';
