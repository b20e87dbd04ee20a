import { type Application, saveApplication } from '@travesia/contracts/applications';
import { useState } from 'react';
import { useDraftForm } from '../../../lib/forms/draft/use-draft-form.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { changesOf, savedOf } from './application-values.ts';

/** Draft of an application: one form for all sections. `saved` receives the result of an action. */
export function useApplicationDraft(first: Application) {
  const owner = useSession((session) => session.user?.id ?? '');
  const [application, setApplication] = useState(first);
  const saved = (now: Application) => {
    setApplication((known) => (now.version < known.version ? known : now));
    return savedOf(now);
  };
  const { id } = first;
  const { draft, state } = useDraftForm({
    part: `application.${id}`,
    owner,
    saved: savedOf(first),
    save: async (form, version, changed) => {
      const body = { version, ...changesOf(form, changed) };
      return saved(await sessionCall(saveApplication, { params: { id }, body }));
    },
    presentOf: (present) => saved(present as Application),
  });
  return { application, saved, draft, state };
}
