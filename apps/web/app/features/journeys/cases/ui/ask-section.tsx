import { askClinics, type Case, JOURNEY_CONSENT_VERSIONS, listMyJourneys } from '@travesia/contracts/journeys';
import { listProviders } from '@travesia/contracts/providers';
import { Suspense, useRef } from 'react';
import { useNavigate } from 'react-router';
import { bothLoaded } from '../../../../lib/calls/both-loaded.ts';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import type { Draft } from '../../../../lib/forms/draft/use-draft-form.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadShapes, LoadState } from '../../../../lib/screen/load-state.tsx';
import { problemOf } from '../../../../lib/problem/problem-error.ts';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { fieldId } from '../../../../ui/field/field-id.ts';
import { focusField } from '../../../../lib/forms/draft/focus-field.ts';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { IntakeRecords, type RecordsToShare } from '../../../records/index.ts';
import { type AskableClinic, askableClinics, clinicsLeft } from '../clinic-choice.ts';
import { casesTexts } from '../texts.ts';
import { isOpen } from '../../ui/journey-status.tsx';
import { AskForm, type AskTyped } from './ask-form.tsx';

interface AskSectionProps {
  shown: Case;
  draft: Draft['draft'];
  /** Number of questions to answer or correct first, as they stand on the page. */
  missing: number;
  reload: () => Promise<void>;
  reloadConsents: () => Promise<void>;
  typed: AskTyped;
  onType: (typed: AskTyped) => void;
  /** The server found questions to answer: a clinic’s own were added. */
  onIncomplete: () => void;
  /** Marks the questions to answer and focuses the first. */
  onMark: () => void;
}

/** The clinics that are asked, what they get and the consents. */
export function AskSection(props: AskSectionProps) {
  const t = useTexts(casesTexts);
  const language = useLocale();
  const { id, treatment, status } = props.shown;
  const found = useCall(listProviders, {
    query: { treatment: treatment.slug, verified: true, listing: 'partner', limit: 12, language, currency: 'USD' },
  });
  const journeys = useCall(listMyJourneys, { query: { limit: 50 } });
  return (
    <section className="portal-section portal-section-main stack" aria-labelledby="ask">
      <h2 id="ask">{t(status === 'draft' ? 'ask.heading' : 'ask.again')}</h2>
      <LoadState loaded={bothLoaded(found, journeys)}>
        {([{ data: clinics }, { data: known }]) => {
          const open = known.filter((one) => one.case_id === id && isOpen(one.status));
          const asked = status === 'draft' ? [] : open.map(({ provider }) => provider.id);
          return (
            <Suspense fallback={<LoadShapes />}>
              <Ask
                {...props}
                clinics={askableClinics({ shown: props.shown, found: clinics, asked })}
                left={clinicsLeft(asked)}
                asked={status === 'draft' ? [] : open.map(({ provider }) => provider.name)}
                reloadAsked={journeys.reload}
              />
            </Suspense>
          );
        }}
      </LoadState>
    </section>
  );
}

interface AskProps extends AskSectionProps {
  clinics: readonly AskableClinic[];
  left: number;
  asked: readonly string[];
  reloadAsked: () => Promise<void>;
}

function Ask({
  typed,
  onType,
  onIncomplete,
  shown,
  draft,
  missing,
  reload,
  reloadConsents,
  onMark,
  clinics,
  left,
  asked,
  reloadAsked,
}: AskProps) {
  const t = useTexts(casesTexts);
  const path = useLocalPath();
  const navigate = useNavigate();
  const { busy, problem, run } = useAct();
  const records = useRef<RecordsToShare>(null);
  const start = clinics.filter(({ id }) => shown.clinics.some((one) => one.id === id)).map(({ id }) => id);

  const send = async (chosen: readonly string[]) => {
    const revision = await draft.saveAll();
    if (revision === null) return;
    const consents = [
      { purpose: 'share_answers' as const, version: JOURNEY_CONSENT_VERSIONS.share_answers },
      ...(typed.offersOn ? [{ purpose: 'offer_on' as const, version: JOURNEY_CONSENT_VERSIONS.offer_on }] : []),
    ];
    const body = { case_id: shown.id, revision, provider_ids: [...chosen], consents };
    let isShared = true;
    const made = await run(async () => {
      const answer = await sessionCall(askClinics, { body }).catch((error: unknown) => {
        if (problemOf(error)?.code === 'journeys.case_incomplete') onIncomplete();
        throw error;
      });
      const journeys = answer.data.map(({ id, provider }) => ({ id, clinic: provider.name }));
      isShared = (await records.current?.share(journeys)) ?? true;
      return answer;
    });
    if (!made) {
      // What stood in the way is on the server: more questions, other answers, a consent or a journey.
      await Promise.all([reload(), reloadConsents(), reloadAsked()]);
      return;
    }
    showToast(t('ask.done', { count: made.data.length }));
    if (!isShared) {
      // The page stays: it says which records a clinic can’t read yet, and tries again.
      await Promise.all([reload(), reloadAsked()]);
      return;
    }
    const [only, ...others] = made.data;
    void navigate(path(only && others.length === 0 ? `/journey/${only.id}` : '/treatment-journeys'));
  };
  return (
    <>
      <IntakeRecords ref={records} caseId={shown.id} canChoose={left > 0 && clinics.length > 0} />
      <AskForm
        clinics={clinics}
        start={start}
        left={left}
        asked={asked}
        busy={busy}
        problem={problem}
        missing={missing}
        onMark={onMark}
        typed={typed}
        onType={onType}
        checkRecords={() => records.current?.check() ?? true}
        onSubmit={send}
        focus={(name) => {
          const field = document.getElementById(fieldId(name));
          if (field) focusField(field);
        }}
      />
    </>
  );
}
