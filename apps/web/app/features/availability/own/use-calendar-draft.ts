import { type AvailabilityCalendar, saveAvailabilityCalendar } from '@travesia/contracts/availability';
import { useDraftForm, useTyped } from '../../../lib/forms/draft/use-draft-form.ts';
import { formOfValues } from '../../../lib/forms/draft/values-form.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useClinicArea } from '../../contexts/index.ts';
import { calendarOf, type ResourceQuery, savedOf } from './calendar-values.ts';
import { availabilityTexts } from './texts.ts';

/** A calendar's draft until it is saved; `saved` receives what the server answers. */
export function useCalendarDraft(
  calendar: AvailabilityCalendar,
  whose: ResourceQuery,
  saved: (calendar: AvailabilityCalendar) => void,
) {
  const t = useTexts(availabilityTexts);
  const language = useLocale();
  const { id: clinicId } = useClinicArea();
  const owner = useSession((session) => session.user?.id ?? '');
  const { draft, state } = useDraftForm({
    part: `clinic.${clinicId}.calendar.${calendar.resource.id}`,
    owner,
    saved: savedOf(calendar),
    // Patients see it at once, so that half of a change is never published.
    manual: true,
    save: async (form, version) => {
      const body = { ...calendarOf(form), version };
      const now = await sessionCall(saveAvailabilityCalendar, { query: { language, ...whose }, body });
      showToast(t('saved'));
      saved(now);
      return savedOf(now);
    },
    presentOf: (present) => savedOf(present as AvailabilityCalendar),
  });
  const written = calendarOf(useTyped({ draft }));
  return {
    draft,
    state,
    written,
    isUnsaved: state.status !== 'clean' && state.status !== 'saved',
    set: (changes: Partial<typeof written>) => {
      for (const [name, text] of Object.entries(formOfValues(changes))) draft.edit(name, text, 'leave');
    },
  };
}
