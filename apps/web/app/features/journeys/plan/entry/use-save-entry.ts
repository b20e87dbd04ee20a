import { addItineraryEntry, changeItineraryEntry, type ItineraryConflict } from '@travesia/contracts/journeys';
import { useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { calendar } from '../../../../lib/dates/calendar.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { problemOf } from '../../../../lib/problem/problem-error.ts';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import type { EntryDialogProps } from '../plan-props.ts';
import { planTexts } from '../texts.ts';
import { entryOf, type TypedEntry } from './entry-form.ts';

type SaveProps = Pick<EntryDialogProps, 'journey' | 'itinerary' | 'show' | 'entry' | 'onRefused'>;

/** Adds or changes an entry; `refused` has the rule that an early flight breaks. `standard` is the title if none is typed. */
export function useSaveEntry({
  journey,
  itinerary,
  show,
  entry,
  onRefused,
  standard,
}: SaveProps & { standard: string }) {
  const t = useTexts(planTexts);
  const { busy, problem, fault, run } = useAct();
  const [refused, setRefused] = useState<{ conflict: ItineraryConflict; flightOn: string } | null>(null);
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
  return { busy, problem, fault, refused, save };
}

/** What a refusal says about the rule; null if it is about something else. */
function conflictIn(failure: unknown): ItineraryConflict | null {
  const problem = problemOf(failure);
  return problem?.code === 'journeys.flies_too_early' && problem.present
    ? (problem.present as ItineraryConflict)
    : null;
}
