import {
  getQuote,
  type Quote,
  type QuoteContent,
  type QuoteContentChange,
  updateQuote,
} from '@travesia/contracts/journeys';
import type { Problem } from '@travesia/contracts/kit';
import { useState } from 'react';
import type { Form } from '../../../../lib/forms/draft/form.ts';
import type { Saved } from '../../../../lib/forms/draft/merge.ts';
import { type Draft, useDraftForm, useTyped } from '../../../../lib/forms/draft/use-draft-form.ts';
import { formOfValues, valuesOf } from '../../../../lib/forms/draft/values-form.ts';
import { ProblemError, problemOf } from '../../../../lib/problem/problem-error.ts';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useSession } from '../../../../lib/session/session-store.ts';

/** Changes fields: choices are saved now, text after a pause. */
export type SetQuote = (changed: QuoteContentChange, save?: 'now' | 'pause') => void;

/** A draft quote being written. */
export interface QuoteWork extends Draft {
  /** The quote on the server. */
  known: Quote;
  /** What is written now. */
  content: QuoteContent;
  set: SetQuote;
}

/** The name under which what is typed is kept. */
export const draftPart = (id: string): string => `quote.${id}`;

const formOf = ({ currency: _fixed, ...fields }: QuoteContent): Form => formOfValues(fields);
const savedOf = ({ version, content }: Quote): Saved => ({ version, form: formOf(content) });

/** The content of a form. */
export const contentOf = (form: Form, currency: string): QuoteContent => ({
  currency,
  ...(valuesOf(form) as Omit<QuoteContent, 'currency'>),
});

/** A problem whose fields have the names that they have in the form. */
const ofContent = (problem: Problem): Problem => ({
  ...problem,
  fields: problem.fields?.map((field) => ({ ...field, path: field.path.replace(/^body\.content\./, 'body.') })) ?? [],
});

/** Edits a draft: each field of its content is a field of the form, saved automatically. */
export function useQuoteDraft(loaded: Quote): QuoteWork {
  const owner = useSession((session) => session.user?.id ?? '');
  const [known, setKnown] = useState(loaded);
  const params = { id: loaded.journey_id, quoteId: loaded.id };
  const { currency } = known.content;
  const taken = (now: Quote): Saved => {
    setKnown((before) => (now.version < before.version ? before : now));
    return savedOf(now);
  };
  const { draft, state } = useDraftForm({
    part: draftPart(loaded.id),
    owner,
    saved: savedOf(loaded),
    save: async (form, version, changed) => {
      const content = valuesOf(Object.fromEntries(changed.map((name) => [name, form[name] ?? 'null'])));
      const body = { version, content: content as QuoteContentChange };
      try {
        return taken(await sessionCall(updateQuote, { params, body }));
      } catch (failure) {
        const problem = problemOf(failure);
        if (problem?.code === 'request.stale_version')
          // Two people wrote at once: the form needs what stands there now.
          throw new ProblemError({ ...problem, present: await sessionCall(getQuote, { params }) });
        throw problem?.fields ? new ProblemError(ofContent(problem)) : failure;
      }
    },
    presentOf: (present) => taken(present as Quote),
  });
  return {
    known,
    content: contentOf(useTyped({ draft }), currency),
    set: (changed, save = 'pause') => {
      for (const [name, text] of Object.entries(formOfValues(changed))) draft.edit(name, text, save);
    },
    draft,
    state,
  };
}
