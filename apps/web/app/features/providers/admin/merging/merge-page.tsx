import { getProviderMerge, mergeProviders, type MergePreview, splitProvider } from '@travesia/contracts/providers';
import { useNavigate } from 'react-router';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { SentForm } from '../../../../lib/forms/draft/sent-form.tsx';
import { TypedArea } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { BackLink, ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { useUndoable } from '../../../../lib/workbench/use-undoable.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { Comparison } from './comparison.tsx';
import './merging.css';
import { MovingParts } from './moving-parts.tsx';
import { startOf, takenFrom } from './take-choices.ts';
import { mergingTexts } from './texts.ts';

const ADMINS = ['admin'] as const;

interface Pair {
  /** The clinic that stays. */
  id: string;
  /** The clinic that becomes part of it. */
  other: string;
}

/** `/admin/providers/{id}/merge/{other}`: two clinics side by side, and the merge. */
export function MergePage({ id, other }: Pair) {
  const t = useTexts(mergingTexts);
  const language = useLocale();
  const loaded = useCall(getProviderMerge, { params: { id, other }, query: { language } });
  return (
    <PortalPage title={t('merge.title')} description={t('merge.lead')} roles={ADMINS} feature="admin_providers">
      <div className="stack-wide">
        <header className="stack">
          <BackLink to="/admin/providers/duplicates">{t('merge.back')}</BackLink>
          <h1>{t('merge.title')}</h1>
          <p className="muted measure">{t('merge.lead')}</p>
        </header>
        <LoadState loaded={loaded}>
          {(preview) => <Merge key={`${id}/${other}`} preview={preview} onStale={() => void loaded.reload()} />}
        </LoadState>
      </div>
    </PortalPage>
  );
}

function Merge({ preview, onStale }: { preview: MergePreview; onStale: () => void }) {
  const t = useTexts(mergingTexts);
  const path = useLocalPath();
  const navigate = useNavigate();
  const showUndoable = useUndoable();
  const { busy, problem, fault, run } = useAct();
  const { kept, other, refusals } = preview;
  const { form, typed } = useTypedForm(`provider.${kept.id}.merge.${other.id}`, startOf(preview));
  const isPossible = refusals.length === 0;
  const merge = (chosen: typeof typed) =>
    run(async () => {
      const body = {
        version: kept.version,
        other_version: other.version,
        take: takenFrom(preview, chosen),
        reason: chosen['merge-reason'].trim(),
      };
      try {
        await sessionCall(mergeProviders, { params: { id: kept.id, other: other.id }, body });
      } catch (error) {
        onStale();
        throw error;
      }
      form.clear();
      const undo = () =>
        sessionCall(splitProvider, { params: { id: other.id }, body: { reason: t('merge.undoReason') } });
      showUndoable(
        t('merge.done', { other: other.name, kept: kept.name }),
        undo,
        () => void navigate(path(`/admin/providers/${kept.id}/merge/${other.id}`)),
      );
      void navigate(path(`/admin/providers/${kept.id}`));
    });
  return (
    <>
      <Refusals refusals={refusals} />
      <div className="row">
        <ScreenLink to={`/admin/providers/${other.id}/merge/${kept.id}`} className="btn btn-secondary btn-small">
          <Icon name="arrow-right-left" />
          {t('merge.swap', { name: other.name })}
        </ScreenLink>
      </div>
      <SentForm
        form={form}
        className="stack-wide"
        checksFields
        names={{ reason: 'merge-reason' }}
        sentences={{ 'merge-reason': t('merge.reasonShort') }}
        problem={problem}
        fault={fault}
        busy={busy}
        onSubmit={(chosen) => void merge(chosen)}
        foot={
          isPossible ? (
            <div className="row">
              <Button type="submit" variant="danger" busy={busy}>
                {t('merge.submit', { other: other.name, kept: kept.name })}
              </Button>
            </div>
          ) : null
        }
      >
        <Comparison
          preview={preview}
          chosen={typed}
          onChoose={isPossible ? (field, side) => form.change({ [field]: side }) : undefined}
        />
        <MovingParts parts={preview.parts} kept={kept.name} />
        {isPossible ? <Reason /> : null}
      </SentForm>
    </>
  );
}

function Refusals({ refusals }: Pick<MergePreview, 'refusals'>) {
  const t = useTexts(mergingTexts);
  if (!refusals.length) return null;
  return (
    <Notice tone="warning" title={t('refused.title')}>
      <ul>
        {refusals.map((refusal) => (
          <li key={refusal}>{t(`refused.${refusal}`)}</li>
        ))}
      </ul>
    </Notice>
  );
}

function Reason() {
  const t = useTexts(mergingTexts);
  return (
    <div className="merge-reason">
      <TypedArea
        name="merge-reason"
        label={t('merge.reason')}
        hint={t('merge.reasonHint')}
        required
        minLength={5}
        maxLength={500}
        rows={3}
      />
    </div>
  );
}
