import {
  type Discharge,
  type DischargeContent,
  type DischargeItemKey,
  emptyDischarge,
  getDischarge,
  saveDischarge,
} from '@travesia/contracts/journeys';
import { useState } from 'react';
import type { Saved } from '../../../../lib/forms/draft/merge.ts';
import { type Draft, useDraftForm, useTyped } from '../../../../lib/forms/draft/use-draft-form.ts';
import { ProblemError, problemOf } from '../../../../lib/problem/problem-error.ts';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { contentOf, formOf } from './discharge-form.ts';

/** Papers being written. */
export interface DischargeWork extends Draft {
  /** As the server has them. */
  known: Discharge;
  /** What is written now. */
  content: DischargeContent;
  /** Changes one item with its list: choices are saved now, text after a pause. */
  set: (key: DischargeItemKey, content: DischargeContent, save?: 'now' | 'pause') => void;
}

/** The name under which what is typed is kept. */
export const draftPart = (journeyId: string): string => `discharge.${journeyId}`;

const savedOf = ({ draft, begin }: Discharge): Saved => ({
  version: draft?.version ?? 0,
  form: formOf(draft?.content ?? begin ?? emptyDischarge()),
});

/** Edits a draft of papers; the first change begins it. */
export function useDischargeDraft(loaded: Discharge): DischargeWork {
  const owner = useSession((session) => session.user?.id ?? '');
  const [known, setKnown] = useState(loaded);
  const params = { id: loaded.journey_id };
  const taken = (now: Discharge): Saved => {
    setKnown((before) => ((now.draft?.version ?? 0) < (before.draft?.version ?? 0) ? before : now));
    return savedOf(now);
  };
  const { draft, state } = useDraftForm({
    part: draftPart(loaded.journey_id),
    owner,
    saved: savedOf(loaded),
    save: async (form, version) => {
      try {
        return taken(await sessionCall(saveDischarge, { params, body: { version, content: contentOf(form) } }));
      } catch (failure) {
        const problem = problemOf(failure);
        if (problem?.code === 'request.stale_version')
          // Two people wrote at once: the form needs what stands there now.
          throw new ProblemError({ ...problem, present: await sessionCall(getDischarge, { params }) });
        throw failure;
      }
    },
    presentOf: (present) => taken(present as Discharge),
  });
  return {
    known,
    content: contentOf(useTyped({ draft })),
    set: (key, content, save = 'pause') => draft.edit(key, formOf(content)[key] ?? 'null', save),
    draft,
    state,
  };
}
