import { type AdminProviderDetail, editAdminProvider } from '@travesia/contracts/platform-admin';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ReasonDialog } from '../../../../lib/access/ui/reason-dialog.tsx';
import { refusedForm } from '../../../../lib/forms/form-state.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../../../lib/portal/portal-page.tsx';
import { problemOf } from '../../../../lib/problem/problem-error.ts';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { FailedLoad } from '../../../../lib/portal/failed-load.tsx';
import { LinesLoading } from '../../screen/failed.tsx';
import { BackLink } from '../../screen/places.tsx';
import { useAct } from '../../screen/use-act.ts';
import { useDraft } from '../../screen/use-draft.ts';
import { useRecord } from '../record/use-record.ts';
import { adminProviderTexts } from '../texts.ts';
import { ChangeTable } from './change-table.tsx';
import { changesOf, draftOf, editOf } from './profile-draft.ts';
import { ProfileForm } from './profile-form.tsx';
import { ProfilePreview } from './profile-preview.tsx';
import { useChoices } from './use-choices.ts';

const ADMINS = ['admin'] as const;

/** `/admin/providers/{id}/edit`: the profile of a clinic, what changes in it, and why. */
export function EditPage({ id }: { id: string }) {
  const t = useTexts(adminProviderTexts);
  return (
    <PortalPage title={t('edit.title')} description={t('description')} roles={ADMINS} feature="admin_providers">
      <Edit key={id} id={id} />
    </PortalPage>
  );
}

function Edit({ id }: { id: string }) {
  const t = useTexts(adminProviderTexts);
  const record = useRecord(id);
  const choices = useChoices();
  const problem = record.problem ?? choices.problem;
  const retry = async () => void (await Promise.all([record.reload(), choices.reload()]));
  return (
    <div className="stack-wide">
      <BackLink to={`/admin/providers/${id}`}>{record.data?.name ?? t('back')}</BackLink>
      <h1>{t('edit.title')}</h1>
      {problem ? <FailedLoad problem={problem} retry={retry} /> : null}
      {record.data && choices.data ? (
        <Editor provider={record.data} choices={choices.data} onStale={record.show} />
      ) : problem ? null : (
        <LinesLoading />
      )}
    </div>
  );
}

interface EditorProps {
  provider: AdminProviderDetail;
  choices: NonNullable<ReturnType<typeof useChoices>['data']>;
  onStale: (present: AdminProviderDetail) => void;
}

function Editor({ provider, choices, onStale }: EditorProps) {
  const t = useTexts(adminProviderTexts);
  const locale = useLocale();
  const path = useLocalPath();
  const navigate = useNavigate();
  const before = draftOf(provider);
  const { draft, change, clear } = useDraft(`travesia.edit-provider.${provider.id}`, before);
  const [isSaving, setSaving] = useState(false);
  const [isStale, setStale] = useState(false);
  const { busy, problem, fault, run, forget } = useAct();
  const changes = changesOf(before, draft);
  const errors = problem?.fields ? refusedForm(locale, { ...draft }, problem).errors : {};
  const save = async (reason: string) => {
    const done = await run(async () => {
      try {
        const body = { version: provider.version, reason, ...editOf(changes, draft) };
        await sessionCall(editAdminProvider, { params: { id: provider.id }, body });
      } catch (error) {
        const present = presentOf(error);
        if (present) {
          setStale(true);
          onStale(present);
        }
        throw error;
      }
    });
    if (!done) return true;
    clear();
    showToast(t('edit.done', { name: draft.name }));
    await navigate(path(`/admin/providers/${provider.id}`));
    return true;
  };
  return (
    <div className="admin-halves">
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          forget();
          if (changes.length) setSaving(true);
        }}
      >
        {isStale ? (
          <Notice tone="warning" role="alert">
            {t('edit.stale')}
          </Notice>
        ) : fault ? (
          <Notice tone="danger" role="alert">
            {fault}
          </Notice>
        ) : null}
        <ProfileForm draft={draft} errors={errors} choices={choices} onChange={change} />
        <div className="row">
          <Button type="submit" variant="primary" disabled={!changes.length}>
            {t('edit.save')}
          </Button>
          <Button type="button" disabled={!changes.length} onClick={clear}>
            {t('edit.undo')}
          </Button>
        </div>
      </form>
      <div className="stack-wide admin-sticky">
        <ChangeTable changes={changes} choices={choices} />
        <ProfilePreview draft={draft} choices={choices} provider={provider} />
      </div>
      {isSaving ? (
        <ReasonDialog
          place={`provider.${provider.id}.edit`}
          title={t('edit.ask', { name: provider.name, count: changes.length })}
          explain={t('edit.explain')}
          submit={t('edit.submit')}
          busy={busy}
          fault=""
          onSubmit={save}
          onClose={() => setSaving(false)}
        />
      ) : null}
    </div>
  );
}

/** The clinic as it is by now, when somebody else changed it meanwhile. */
function presentOf(error: unknown): AdminProviderDetail | null {
  const problem = problemOf(error);
  return problem?.code === 'request.stale_version'
    ? ((problem.present as AdminProviderDetail | undefined) ?? null)
    : null;
}
