import { changeFeatureFlag, type FeatureFlag, type FlagRule } from '@travesia/contracts/access';
import { type FormEvent, useEffect, useState } from 'react';
import { loadFlags } from '../../access/index.ts';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { changesOf } from './feature-names.ts';
import { keepFlag, readKeptFlag } from './kept-flag.ts';
import { configurationTexts } from './texts.ts';

export type FlagDraft = ReturnType<typeof useFlagDraft>;

/** A rule that is being written, until it is saved, also over a reload; `show` gets the feature as it is now. */
export function useFlagDraft(flag: FeatureFlag, show: (flag: FeatureFlag) => void) {
  const t = useTexts(configurationTexts);
  const person = useSession((session) => session.user);
  const owner = person?.id ?? 'nobody';
  const [kept] = useState(() => readKeptFlag(owner, flag.key));
  const [base, setBase] = useState(flag);
  const [rule, setRule] = useState<FlagRule>(kept?.rule ?? flag.rule);
  const [named, setNamed] = useState(kept?.named ?? flag.accounts);
  const [reason, setReason] = useState(kept?.reason ?? '');
  // Saved by somebody else between writing and coming back: both are shown, as when that happens while it is open.
  const [theirs, setTheirs] = useState<FeatureFlag | null>(kept && kept.version !== flag.version ? flag : null);
  const { busy, problem, run } = useAct();
  const take = (now: FeatureFlag) => {
    setBase(now);
    setNamed((known) => [...now.accounts, ...known.filter((one) => !now.accounts.some(({ id }) => id === one.id))]);
    show(now);
  };
  const isWritten = reason !== '' || changesOf(base.rule, rule).length > 0;
  // What is kept says itself what it was written against, until the person has chosen.
  const version = theirs && kept ? kept.version : base.version;
  useEffect(
    () => keepFlag(owner, flag.key, isWritten ? { version, rule, named, reason } : null),
    [owner, flag.key, isWritten, version, rule, named, reason],
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      try {
        const body = { rule, reason, version: base.version };
        const saved = await sessionCall(changeFeatureFlag, { params: { key: base.key }, body });
        take(saved);
        setRule(saved.rule);
        setReason('');
        setTheirs(null);
        showToast(t('saved'));
        // The person’s own screens follow at once; everybody else’s within five minutes.
        if (person) await loadFlags(person, { anew: true });
      } catch (error) {
        const found = problemOf(error);
        if (found?.code === 'request.stale_version') setTheirs((found.present as FeatureFlag | undefined) ?? null);
        throw error;
      }
    });
  };
  return {
    base,
    rule,
    setRule,
    /** The accounts that are known by name. */
    named,
    nameAccount: (one: FeatureFlag['accounts'][number]) => setNamed((known) => [...known, one]),
    reason,
    setReason,
    /** What somebody else saved meanwhile. */
    theirs,
    busy,
    problem,
    save,
    keepMine: () => {
      if (theirs) take(theirs);
      setTheirs(null);
    },
    takeTheirs: () => {
      if (theirs) {
        take(theirs);
        setRule(theirs.rule);
      }
      setTheirs(null);
    },
  };
}
