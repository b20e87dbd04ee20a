import { useEffect, useState, useSyncExternalStore } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import type { ProblemField } from '@travesia/contracts/kit';
import { useSession } from '../../session/session-store.ts';
import { DraftForm, type DraftPart, type SaveState } from './draft-form.ts';
import { forgetDraft } from './drafts.ts';
import { type Form, toForm } from './form.ts';

/** A form whose text outlives reloads, failed saves and sessions, for the fields and parts that show it. */
export interface Draft {
  draft: DraftForm;
  state: SaveState;
}

/**
 * The forms of this document's person. One that comes back onto the screen goes on where it was, also in the middle of saving:
 * a second one for the same draft would forget what the first has kept.
 */
const live = new Map<string, DraftForm>();
const keyOf = ({ owner, part }: Pick<DraftPart, 'owner' | 'part'>): string => `${owner} ${part}`;

useSession.subscribe(({ user, signedOut }, { user: before }) => {
  if (signedOut || (user && before && user.id !== before.id)) live.clear();
});

/**
 * A form that keeps what is typed and saves it, by itself or (`manual`) when it is sent. It is about one thing for as long as it
 * is on the screen; for another it is shown under another `key`.
 */
export function useDraftForm(about: DraftPart): Draft {
  const [{ part, draft }] = useState(() => ({ part: about, draft: live.get(keyOf(about)) ?? new DraftForm(about) }));
  useForm({ formControl: draft.fields });
  const state = useSyncExternalStore(draft.subscribe, draft.read, draft.read);
  useEffect(() => {
    live.set(keyOf(part), draft);
    return draft.begin(part);
  }, [part, draft]);
  return { draft, state };
}

/** Drops a draft, such as one about something that was deleted. */
export function dropDraft(owner: string, part: string): void {
  live.delete(keyOf({ owner, part }));
  forgetDraft(owner, part);
}

/** What is typed in a form, as it is typed. */
export const useTyped = ({ draft }: Pick<Draft, 'draft'>): Form => toForm(useWatch({ control: draft.control }));

/** What a field shows: its text, and what the server refused of it unless it is being typed. */
export function useDraftField({ draft, state }: Draft, name: string) {
  const { field, fieldState } = useController({ control: draft.control, name });
  const isMarked = state.isSent || state.active !== name;
  const refused: Pick<ProblemField, 'code' | 'message'> | null =
    isMarked && fieldState.error ? { code: fieldState.error.type, message: fieldState.error.message ?? '' } : null;
  return {
    value: typeof field.value === 'string' ? field.value : '',
    refused,
    bind: { ref: field.ref, onFocus: () => draft.enter(name), onBlur: () => draft.leave(name) },
  };
}
