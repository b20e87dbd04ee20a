import { useEffect, useState, useSyncExternalStore } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import type { ProblemField } from '@travesia/contracts/kit';
import { useSession } from '../../session/session-store.ts';
import { DraftForm, type DraftPart, type SaveState } from './draft-form.ts';
import { forgetDraft } from './drafts.ts';
import { type Form, toForm } from './form.ts';

/** A form whose text survives reloads, failed saves and sessions, for its fields and components. */
export interface Draft {
  draft: DraftForm;
  state: SaveState;
}

/**
 * The forms of this document's user. A form shown again continues where it was, even during a save: a second one for
 * the same draft would lose what the first has kept.
 */
const live = new Map<string, DraftForm>();
const keyOf = ({ owner, part }: Pick<DraftPart, 'owner' | 'part'>): string => `${owner} ${part}`;

useSession.subscribe(({ user, signedOut }, { user: before }) => {
  if (signedOut || (user && before && user.id !== before.id)) live.clear();
});

/**
 * A form that keeps what is typed and saves it, automatically or (`manual`) on submit. Its subject must not change
 * while mounted; use another `key` for another subject.
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

/** Drops a draft, such as of something deleted. */
export function dropDraft(owner: string, part: string): void {
  live.delete(keyOf({ owner, part }));
  forgetDraft(owner, part);
}

/** The current values of a form while typing. */
export const useTyped = ({ draft }: Pick<Draft, 'draft'>): Form => toForm(useWatch({ control: draft.control }));

/** What a field shows: its text, and the server's error unless it is focused. */
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
