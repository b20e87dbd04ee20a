import { type AdminProviderDetail, editAdminProvider } from '@travesia/contracts/providers';
import type { Problem } from '@travesia/contracts/kit';
import { type RefObject, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ReasonDialog } from '../../../contexts/index.ts';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { refusedFields, refusedForm } from '../../../../lib/forms/form-state.ts';
import { Refusal } from '../../../../lib/forms/draft/refusal.tsx';
import { bothLoaded } from '../../../../lib/calls/both-loaded.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { problemOf } from '../../../../lib/problem/problem-error.ts';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { FailedLoad } from '../../../../lib/screen/failed-load.tsx';
import { LinesLoading } from '../../../../lib/workbench/screen/failed.tsx';
import { BackLink } from '../../../../lib/workbench/screen/places.tsx';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useRecord } from '../record/use-record.ts';
import { adminProviderTexts } from '../texts.ts';
import { ChangeTable } from './change-table.tsx';
import { changesOf, draftOf, editOf } from './profile-draft.ts';
import { fieldOfError, ProfileForm } from './profile-form.tsx';
import { ProfilePreview } from './profile-preview.tsx';
import { useChoices } from './use-choices.ts';

const ADMINS = ['admin'] as const;

/** `/admin/providers/{id}/edit`: a clinic's profile, its changes, and their reason. */
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
  const { data, problem, reload } = bothLoaded(record, choices);
  return (
    <div className="stack-wide">
      <BackLink to={`/admin/providers/${id}`}>{record.data?.name ?? t('back')}</BackLink>
      <h1>{t('edit.title')}</h1>
      {problem ? <FailedLoad problem={problem} retry={reload} /> : null}
      {data ? <Editor provider={data[0]} choices={data[1]} onStale={record.show} /> : problem ? null : <LinesLoading />}
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
  const { form, typed: draft } = useTypedForm(`edit-provider.${provider.id}`, before);
  const [isSaving, setSaving] = useState(false);
  const [isStale, setStale] = useState(false);
  const { busy, problem, fault, run, forget } = useAct();
  const element = useRef<HTMLFormElement>(null);
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
        // The errors are in the form behind; the reason is filled in again when the dialog reopens.
        if (present || isAboutProfile(error)) setSaving(false);
        throw error;
      }
    });
    if (!done) return false;
    form.clear();
    showToast(t('edit.done', { name: draft.name }));
    await navigate(path(`/admin/providers/${provider.id}`));
    return true;
  };
  return (
    <div className="admin-halves">
      <form
        ref={element}
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          forget();
          if (changes.length) setSaving(true);
        }}
      >
        <ProfileForm draft={draft} errors={errors} choices={choices} onChange={(changed) => form.change(changed)} />
        <WhyNot isStale={isStale} problem={isSaving ? null : problem} form={element} />
        <div className="row">
          <Button type="submit" variant="primary" disabled={!changes.length}>
            {t('edit.save')}
          </Button>
          <Button type="button" disabled={!changes.length} onClick={() => form.clear()}>
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
          fault={fault}
          problem={problem}
          onSubmit={save}
          onClose={() => setSaving(false)}
        />
      ) : null}
    </div>
  );
}

interface WhyNotProps {
  isStale: boolean;
  problem: Problem | null;
  form: RefObject<HTMLFormElement | null>;
}

/** Why the profile was not saved, next to the button, with links to the rejected fields. */
function WhyNot({ isStale, problem, form }: WhyNotProps) {
  const t = useTexts(adminProviderTexts);
  const locale = useLocale();
  if (isStale)
    return (
      <Notice tone="warning" role="alert">
        {t('edit.stale')}
      </Notice>
    );
  const refused = problem ? Object.keys(refusedFields(locale, {}, problem)).map(fieldOfError) : [];
  return <Refusal form={form} refused={refused} problem={problem} />;
}

/** Whether a profile field was rejected, rather than the reason. */
const isAboutProfile = (error: unknown): boolean =>
  problemOf(error)?.fields?.some(({ path }) => path !== 'body.reason') ?? false;

/** The current clinic, if another user changed it meanwhile. */
function presentOf(error: unknown): AdminProviderDetail | null {
  const problem = problemOf(error);
  return problem?.code === 'request.stale_version'
    ? ((problem.present as AdminProviderDetail | undefined) ?? null)
    : null;
}
