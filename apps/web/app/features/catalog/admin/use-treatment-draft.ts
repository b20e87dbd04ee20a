import {
  changeTreatment,
  createTreatment,
  type TreatmentListingDetail,
  takeTreatmentRelease,
  deleteTreatment,
} from '@travesia/contracts/catalog';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { dropDraft, useDraftForm, useTyped } from '../../../lib/forms/draft/use-draft-form.ts';
import { formOfValues, valuesOf } from '../../../lib/forms/draft/values-form.ts';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { useAct } from '../../../lib/calls/use-act.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { treatmentsTexts } from './texts.ts';
import { draftOf, emptyDraft, toChange, toNew, type TreatmentDraft } from './treatment-draft.ts';

export type TreatmentWork = ReturnType<typeof useTreatmentDraft>;

/** Edits a treatment: each part is a field of a form that is saved on submit. */
export function useTreatmentDraft(listing: TreatmentListingDetail | null) {
  const t = useTexts(treatmentsTexts);
  const path = useLocalPath();
  const navigate = useNavigate();
  const owner = useSession((session) => session.user?.id ?? '');
  const [known, setKnown] = useState(listing);
  const slug = listing?.slug ?? null;
  const part = `treatment.${slug ?? '(new)'}`;
  const taken = (now: TreatmentListingDetail) => {
    setKnown(now);
    return savedOf(now);
  };
  const { draft, state } = useDraftForm({
    part,
    owner,
    saved: listing ? savedOf(listing) : NEW,
    manual: true,
    save: async (form, version) => {
      const written = valuesOf(form) as TreatmentDraft;
      const now = slug
        ? await sessionCall(changeTreatment, { params: { slug }, body: toChange(written, version) })
        : await sessionCall(createTreatment, { body: toNew(written) });
      showToast(t('saved'));
      if (now.slug !== slug) {
        // Editing continues at the new address; the next new treatment starts empty.
        dropDraft(owner, part);
        await navigate(path(`/admin/treatment-listings/${now.slug}`), { replace: true });
      }
      return taken(now);
    },
    presentOf: (present) => taken(present as TreatmentListingDetail),
  });
  const danger = useAct();
  const { theirs } = state;
  return {
    /** The treatment on the server; null for a new one. */
    known,
    before: valuesOf(draft.saved.form) as TreatmentDraft,
    written: valuesOf(useTyped({ draft })) as TreatmentDraft,
    /** The version saved by another admin, while the user has to choose. */
    theirs: theirs && (valuesOf(theirs.form) as TreatmentDraft),
    set: (changed: Partial<TreatmentDraft>) => {
      for (const [name, text] of Object.entries(formOfValues(changed))) draft.edit(name, text, 'leave');
    },
    draft,
    /** Whether it is saved, as the server last answered. */
    state,
    busy: state.status === 'saving' || danger.busy,
    problem: state.problem,
    /** Why resetting to the release or deleting failed. */
    danger: danger.problem,
    /** Resolves to true on success. */
    takeRelease: () =>
      danger.run(async () => {
        if (!known) return false;
        const { version } = known;
        const now = await sessionCall(takeTreatmentRelease, { params: { slug: known.slug }, body: { version } });
        draft.discard();
        draft.follow(taken(now));
        showToast(t('release.taken'));
        return true;
      }),
    remove: () =>
      danger.run(async () => {
        if (!known) return false;
        await sessionCall(deleteTreatment, { params: { slug: known.slug } });
        dropDraft(owner, part);
        showToast(t('deleted'));
        await navigate(path('/admin/treatment-listings'));
        return true;
      }),
  };
}

const NEW = { version: 0, form: formOfValues(emptyDraft()) };

const savedOf = (listing: TreatmentListingDetail) => ({
  version: listing.version,
  form: formOfValues(draftOf(listing)),
});
