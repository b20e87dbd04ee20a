import {
  changeTreatment,
  createTreatment,
  type TreatmentListingDetail,
  takeTreatmentRelease,
  deleteTreatment,
} from '@travesia/contracts/catalog';
import type { Problem } from '@travesia/contracts/kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { useAct } from '../../../lib/calls/use-act.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { keep, readKept } from './kept-draft.ts';
import { treatmentsTexts } from './texts.ts';
import { draftOf, emptyDraft, toChange, toNew, type TreatmentDraft } from './treatment-draft.ts';

export interface TreatmentWork {
  /** The treatment as the server has it; null for a new one. */
  known: TreatmentListingDetail | null;
  base: TreatmentDraft;
  draft: TreatmentDraft;
  set: (changed: Partial<TreatmentDraft>) => void;
  busy: boolean;
  problem: Problem | null;
  /** Why going back to the release, or deleting, did not work. */
  danger: Problem | null;
  /** What somebody else saved meanwhile. */
  theirs: TreatmentListingDetail | null;
  save: () => Promise<void>;
  /** Goes on writing on top of what somebody else saved. */
  keepMine: () => void;
  takeTheirs: () => void;
  discard: () => void;
  /** True when it was done. */
  takeRelease: () => Promise<boolean | undefined>;
  remove: () => Promise<boolean | undefined>;
}

/** Writing a treatment: what is typed survives a reload, and what somebody else saved meanwhile is lost by nobody. */
export function useTreatmentDraft(listing: TreatmentListingDetail | null): TreatmentWork {
  const t = useTexts(treatmentsTexts);
  const path = useLocalPath();
  const navigate = useNavigate();
  const owner = useSession((session) => session.user?.id ?? 'nobody');
  const place = listing?.slug ?? '(new)';
  const [kept] = useState(() => readKept(owner, place));
  const [known, setKnown] = useState(listing);
  const [base, setBase] = useState<TreatmentDraft>(() => kept?.before ?? (listing ? draftOf(listing) : emptyDraft()));
  const [draft, setDraft] = useState<TreatmentDraft>(kept?.draft ?? base);
  // What was written before a reload stays when somebody saved meanwhile, and both are compared.
  const [theirs, setTheirs] = useState(listing && kept && kept.version !== listing.version ? listing : null);
  const { busy, problem, run } = useAct();
  const danger = useAct();
  const take = (now: TreatmentListingDetail, written?: TreatmentDraft) => {
    setKnown(now);
    setBase(draftOf(now));
    setDraft(written ?? draftOf(now));
    setTheirs(null);
    keep(owner, place, written ? { draft: written, before: draftOf(now), version: now.version } : null);
  };
  const set = (changed: Partial<TreatmentDraft>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    keep(owner, place, { draft: next, before: base, version: (theirs ? kept?.version : known?.version) ?? 0 });
  };
  const save = () =>
    run(async () => {
      try {
        const saved = known
          ? await sessionCall(changeTreatment, {
              params: { slug: known.slug },
              body: toChange(draft, known.version),
            })
          : await sessionCall(createTreatment, { body: toNew(draft) });
        const moved = saved.slug !== listing?.slug;
        take(saved);
        showToast(t('saved'));
        if (moved) await navigate(path(`/admin/treatment-listings/${saved.slug}`), { replace: true });
      } catch (error) {
        setTheirs(presentOf(error));
        throw error;
      }
    });
  return {
    known,
    base,
    draft,
    set,
    busy: busy || danger.busy,
    problem,
    danger: danger.problem,
    theirs,
    save,
    keepMine: () => theirs && take(theirs, draft),
    takeTheirs: () => theirs && take(theirs),
    discard: () => {
      if (theirs) return take(theirs);
      setDraft(base);
      keep(owner, place, null);
    },
    takeRelease: () =>
      danger.run(async () => {
        if (!known) return false;
        const { slug, version } = known;
        take(await sessionCall(takeTreatmentRelease, { params: { slug }, body: { version } }));
        showToast(t('release.taken'));
        return true;
      }),
    remove: () =>
      danger.run(async () => {
        if (!known) return false;
        await sessionCall(deleteTreatment, { params: { slug: known.slug } });
        keep(owner, place, null);
        showToast(t('deleted'));
        await navigate(path('/admin/treatment-listings'));
        return true;
      }),
  };
}

/** What stands there by now, when it was not saved because somebody else had. */
function presentOf(error: unknown): TreatmentListingDetail | null {
  const problem = problemOf(error);
  const isStale = problem?.code === 'request.stale_version';
  return isStale ? ((problem.present as TreatmentListingDetail | undefined) ?? null) : null;
}
