import {
  changeTreatment,
  createTreatment,
  type TreatmentListingDetail,
  takeTreatmentRelease,
  deleteTreatment,
} from '@travesia/contracts/catalog';
import type { Problem } from '@travesia/contracts/kit';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { useAct } from '../../../lib/session/use-act.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { keep, readKept } from './kept-draft.ts';
import { treatmentsTexts } from './texts.ts';
import { draftOf, emptyDraft, toChange, type TreatmentDraft } from './treatment-draft.ts';

export interface TreatmentWork {
  /** The treatment as the server has it; null for a new one. */
  known: TreatmentListingDetail | null;
  base: TreatmentDraft;
  draft: TreatmentDraft;
  set: (changed: Partial<TreatmentDraft>) => void;
  busy: boolean;
  problem: Problem | null;
  /** What somebody else saved meanwhile. */
  theirs: TreatmentListingDetail | null;
  save: () => Promise<void>;
  /** Goes on writing on top of what somebody else saved. */
  keepMine: () => void;
  takeTheirs: () => void;
  discard: () => void;
  takeRelease: () => Promise<void>;
  remove: () => Promise<void>;
}

/** Writing a treatment: what is typed survives a reload, and what somebody else saved meanwhile is lost by nobody. */
export function useTreatmentDraft(listing: TreatmentListingDetail | null): TreatmentWork {
  const t = useTexts(treatmentsTexts);
  const path = useLocalPath();
  const navigate = useNavigate();
  const owner = useSession((session) => session.user?.id ?? 'nobody');
  const place = listing?.slug ?? '(new)';
  const [known, setKnown] = useState(listing);
  const base = useMemo(() => (known ? draftOf(known) : emptyDraft()), [known]);
  const [draft, setDraft] = useState<TreatmentDraft>(() => {
    const kept = readKept(owner, place);
    return kept && kept.version === (listing?.version ?? 0) ? kept.draft : base;
  });
  const [theirs, setTheirs] = useState<TreatmentListingDetail | null>(null);
  const { busy, problem, run } = useAct();
  const take = (now: TreatmentListingDetail, written = draftOf(now)) => {
    setKnown(now);
    setDraft(written);
    setTheirs(null);
    keep(owner, place, null);
  };
  const set = (changed: Partial<TreatmentDraft>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    keep(owner, place, { draft: next, version: known?.version ?? 0 });
  };
  const save = () =>
    run(async () => {
      try {
        const saved = known
          ? await sessionCall(changeTreatment, {
              params: { slug: known.slug },
              body: toChange(draft, known.version),
            })
          : await sessionCall(createTreatment, { body: draft });
        const moved = saved.slug !== listing?.slug;
        take(saved);
        showToast(t('saved'));
        if (moved) await navigate(path(`/admin/treatment-listings/${saved.slug}`), { replace: true });
      } catch (error) {
        const found = problemOf(error);
        if (found?.code === 'request.stale_version') setTheirs(found.present as TreatmentListingDetail);
        throw error;
      }
    });
  return {
    known,
    base,
    draft,
    set,
    busy,
    problem,
    theirs,
    save,
    keepMine: () => theirs && take(theirs, draft),
    takeTheirs: () => theirs && take(theirs),
    discard: () => {
      setDraft(base);
      keep(owner, place, null);
    },
    takeRelease: () =>
      run(async () => {
        if (!known) return;
        const { slug, version } = known;
        take(await sessionCall(takeTreatmentRelease, { params: { slug }, body: { version } }));
        showToast(t('release.taken'));
      }),
    remove: () =>
      run(async () => {
        if (!known) return;
        await sessionCall(deleteTreatment, { params: { slug: known.slug } });
        keep(owner, place, null);
        showToast(t('deleted'));
        await navigate(path('/admin/treatment-listings'));
      }),
  };
}
