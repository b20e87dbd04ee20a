import {
  type AddedCompanion,
  addCompanion,
  COMPANION_DAYS_MAX,
  COMPANION_RIGHTS,
  type CompanionRight,
  getItinerary,
  type Journey,
} from '@travesia/contracts/journeys';
import { useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { TypedText } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { FormDialog } from '../../../../lib/workbench/screen/form-dialog.tsx';
import { companionTexts } from '../texts.ts';
import { RightsField } from './rights-field.tsx';
import { daysOf, inDays, usualDays } from './access-days.ts';

const NAME_MAX = 80;
/** Medical records are given only by a choice of their own. */
const USUAL_RIGHTS = COMPANION_RIGHTS.filter((right) => right !== 'records');

interface AddDialogProps {
  journey: Journey;
  reload: () => Promise<void>;
  /** Shows the link, once. */
  onAdded: (added: AddedCompanion) => void;
  onClose: () => void;
}

/** Shares the trip: with whom, what of it, for how long. */
export function AddDialog({ journey, ...props }: AddDialogProps) {
  // The itinerary’s own call: its last entry says how long is usual.
  const { data, problem } = useCall(getItinerary, { params: { id: journey.id } });
  if (data === null && problem === null) return null;
  const ends = (data?.data ?? []).flatMap(({ starts_at: starts, ends_at: end }) => [starts, ...(end ? [end] : [])]);
  const booked = [journey.booking, journey.second_trip?.booking];
  return (
    <Fields {...props} journeyId={journey.id} ends={[...ends, ...booked.flatMap((one) => one?.starts_at ?? [])]} />
  );
}

interface Typed {
  name: string;
  days: string;
}

interface FieldsProps extends Omit<AddDialogProps, 'journey'> {
  journeyId: string;
  /** Instants of the trip. */
  ends: readonly string[];
}

function Fields({ journeyId, ends, reload, onAdded, onClose }: FieldsProps) {
  const t = useTexts(companionTexts);
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const [rights, setRights] = useState<CompanionRight[]>([...USUAL_RIGHTS]);
  const { form, typed } = useTypedForm<Typed>(`journey.${journeyId}.companion`, {
    name: '',
    days: String(usualDays(ends, now)),
  });
  const { busy, problem, fault, run } = useAct();
  const days = daysOf(typed.days);
  const add = async ({ name, days: long }: Typed) => {
    const body = { name: name.trim(), rights, days: daysOf(long) ?? COMPANION_DAYS_MAX };
    const added = await run(() => sessionCall(addCompanion, { params: { id: journeyId }, body }));
    if (!added) return false;
    onAdded(added);
    void reload();
    return true;
  };
  return (
    <FormDialog
      title={t('add.title')}
      form={form}
      submit={t('add.submit')}
      busy={busy}
      problem={problem}
      fault={fault}
      check={({ days: long }) => ({
        rights: rights.length ? undefined : t('wrong.rights'),
        days: daysOf(long) === null ? t('wrong.days', { max: COMPANION_DAYS_MAX }) : undefined,
      })}
      onSubmit={add}
      onClose={onClose}
    >
      <TypedText name="name" label={t('field.name')} hint={t('field.nameHint')} maxLength={NAME_MAX} required />
      <RightsField rights={rights} onChoose={setRights} />
      <TypedText
        name="days"
        inputMode="numeric"
        autoComplete="off"
        label={t('field.days')}
        hint={days === null ? undefined : t('field.daysHint', { day: format.dayOf(inDays(days, now), ownTimeZone()) })}
        maxLength={3}
        required
      />
    </FormDialog>
  );
}
