import { type CaseList, type CaseSummary, discardCase } from '@travesia/contracts/journeys';
import { useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import type { Loaded } from '../../../../lib/calls/loaded.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { dropDraft } from '../../../../lib/forms/draft/use-draft-form.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ConfirmDialog } from '../../../../lib/screen/confirm-dialog.tsx';
import { FailedLoad } from '../../../../lib/screen/failed-load.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { ownJourneysTexts } from '../texts.ts';

/** Questionnaires that no clinic was asked about yet: continue or discard. */
export function Drafts({ loaded }: { loaded: Loaded<CaseList> }) {
  const t = useTexts(ownJourneysTexts);
  const { data, problem, reload } = loaded;
  if (problem && data === null) return <FailedLoad problem={problem} retry={reload} />;
  if (!data || data.data.length === 0) return null;
  return (
    <section className="portal-section" aria-labelledby="drafts">
      <div className="portal-section-head">
        <h2 id="drafts" tabIndex={-1}>
          {t('drafts.heading')}
        </h2>
      </div>
      <ul className="journey-drafts">
        {data.data.map((draft) => (
          <li key={draft.id} className="card card-padded">
            <DraftRow draft={draft} reload={reload} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DraftRow({ draft, reload }: { draft: CaseSummary; reload: () => Promise<void> }) {
  const t = useTexts(ownJourneysTexts);
  const format = useFormat();
  const owner = useSession((session) => session.user?.id);
  const [isAsking, setAsking] = useState(false);
  const { busy, problem, run } = useAct();
  const { id, treatment, clinics, package: offer, percent, updated_at: changed } = draft;
  const discard = async () => {
    if (!(await run(() => sessionCall(discardCase, { params: { id } })))) return;
    if (owner) dropDraft(owner, `case.${id}`);
    setAsking(false);
    showToast(t('drafts.discarded'));
    // The button is gone with its row.
    document.getElementById('main')?.focus();
    await reload();
  };
  return (
    <>
      <div>
        <p className="strong">{treatment.name}</p>
        {offer || clinics[0] ? (
          <p className="small">{[offer?.title, clinics[0]?.name].filter(Boolean).join(' · ')}</p>
        ) : null}
        <p className="small muted num">
          {t('drafts.state', { percent: format.percent(percent / 100), day: format.dayOf(changed, ownTimeZone()) })}
        </p>
      </div>
      <div className="row">
        <ScreenLink to={`/cases/${id}`} className="btn btn-primary btn-small">
          {t('drafts.continue')}
          <span className="sr-only">{`: ${treatment.name}`}</span>
        </ScreenLink>
        <Button type="button" variant="quiet" size="small" icon="trash-2" onClick={() => setAsking(true)}>
          {t('drafts.discard')}
          <span className="sr-only">{`: ${treatment.name}`}</span>
        </Button>
      </div>
      {isAsking ? (
        <ConfirmDialog
          title={t('drafts.sure', { treatment: treatment.name })}
          confirm={t('drafts.discard')}
          busy={busy}
          problem={problem}
          onConfirm={() => void discard()}
          onClose={() => setAsking(false)}
        >
          <p>{t('drafts.lost')}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
