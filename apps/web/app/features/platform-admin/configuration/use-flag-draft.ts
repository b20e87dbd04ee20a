import { changeFeatureFlag, type FeatureFlag, type FlagRule } from '@travesia/contracts/access';
import { useState } from 'react';
import { loadFlags } from '../../access/index.ts';
import { useDraftForm, useTyped } from '../../../lib/forms/draft/use-draft-form.ts';
import { formOfValues, valuesOf } from '../../../lib/forms/draft/values-form.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { configurationTexts } from './texts.ts';

type Account = FeatureFlag['accounts'][number];

interface WrittenRule extends FlagRule {
  /** Accounts found by name, so that names survive a reload. */
  named: readonly Account[];
  reason: string;
}

export type FlagDraft = ReturnType<typeof useFlagDraft>;

/** A rule draft until it is saved; `show` receives the feature's current state. */
export function useFlagDraft(flag: FeatureFlag, show: (flag: FeatureFlag) => void) {
  const t = useTexts(configurationTexts);
  const person = useSession((session) => session.user);
  const [known, setKnown] = useState(flag);
  const { key } = flag;
  const taken = (now: FeatureFlag) => {
    setKnown(now);
    show(now);
    return savedOf(now);
  };
  const { draft, state } = useDraftForm({
    part: `flag.${key}`,
    owner: person?.id ?? '',
    saved: savedOf(flag),
    manual: true,
    save: async (form, version) => {
      const { named: _names, reason, ...rule } = valuesOf(form) as WrittenRule;
      const now = await sessionCall(changeFeatureFlag, { params: { key }, body: { rule, reason, version } });
      showToast(t('saved'));
      // Takes effect at once on the user's own pages, and within five minutes for everyone else.
      if (person) await loadFlags(person, { anew: true });
      return taken(now);
    },
    presentOf: (present) => taken(present as FeatureFlag),
  });
  const { named, reason, ...rule } = valuesOf(useTyped({ draft })) as WrittenRule;
  const set = (changed: Partial<WrittenRule>) => {
    for (const [name, text] of Object.entries(formOfValues(changed))) draft.edit(name, text, 'leave');
  };
  return {
    /** The saved rule on the server. */
    known,
    /** The rule the changes are compared with. */
    before: ruleOf(valuesOf(draft.saved.form) as WrittenRule),
    rule,
    setRule: (next: FlagRule) => set(ruleOf(next)),
    /** Accounts with known names. */
    named: [...known.accounts, ...named],
    nameAccount: (one: Account) => set({ named: [...named, one] }),
    reason,
    setReason: (text: string) => set({ reason: text }),
    draft,
    state,
  };
}

/** Sorts the lists, so that equal rules compare equal. */
const ruleOf = ({ on, roles, share, allowed, refused }: FlagRule): FlagRule => ({
  on,
  roles: roles.toSorted(),
  share,
  allowed: allowed.toSorted(),
  refused: refused.toSorted(),
});

const savedOf = ({ version, rule }: FeatureFlag) => ({
  version,
  form: formOfValues({ ...ruleOf(rule), named: [], reason: '' } satisfies WrittenRule),
});
