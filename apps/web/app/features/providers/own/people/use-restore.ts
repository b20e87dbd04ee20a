import { type OwnClinician, restoreClinician } from '@travesia/contracts/providers';
import { createElement, type ReactNode } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../../lib/screen/act-problem.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { fullName } from './person-view.ts';
import { peopleTexts } from './texts.ts';

export interface Restoring {
  doing: string | null;
  restore: (person: OwnClinician) => Promise<void>;
  told: ReactNode;
}

/** Restores archived clinicians. */
export function useRestore(reload: () => Promise<void>): Restoring {
  const t = useTexts(peopleTexts);
  const language = useLocale();
  const { doing, problem, run } = useAct();
  const restore = async (person: OwnClinician) => {
    const { id, version } = person;
    const done = await run(
      () => sessionCall(restoreClinician, { params: { id }, query: { language }, body: { version } }),
      id,
    );
    if (done) showToast(t('restored', { name: fullName(person) }));
    await reload();
  };
  return { doing, restore, told: createElement(ActProblem, { problem }) };
}
