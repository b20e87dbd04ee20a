import { type AdminCredential, type CredentialDocument, undoCredentialAct } from '@travesia/contracts/credentials';
import type { AdminProviderDetail } from '@travesia/contracts/providers';
import { useState } from 'react';
import { DocumentViewer } from '../../../lib/screen/viewer/document-viewer.tsx';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { refusedForm } from '../../../lib/forms/form-state.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { FormDialog } from '../../../lib/workbench/screen/form-dialog.tsx';
import { useUndoable } from '../../../lib/workbench/use-undoable.ts';
import { useAct } from '../../../lib/calls/use-act.ts';
import { readDocument } from '../upkeep/read-document.ts';
import { credentialsTexts } from './texts.ts';
import { changesOfCredential, draftOfCredential, type CredentialAct, sendCredential } from './credential-draft.ts';
import { CredentialFields } from './credential-fields.tsx';
import { useAccreditors } from './use-accreditors.ts';
import { useCredentialName } from './use-credential-name.ts';
import { useCredentialValue } from './use-credential-value.ts';

interface CredentialDialogProps {
  act: CredentialAct;
  provider: AdminProviderDetail;
  /** Null for a new credential. */
  credential: AdminCredential | null;
  /** Documents it is checked against, newest first. */
  documents: readonly CredentialDocument[];
  /** Receives the current clinic, after the action or because it was changed elsewhere. */
  onPresent: (present: AdminProviderDetail) => void;
  /** Called when the act was undone, after the dialog is closed. */
  onUndone: () => void;
  onClose: () => void;
}

/**
 * Adds, corrects, verifies or revokes a credential, with a reason and its documents next to the fields. Typed text is
 * kept, even after a conflict.
 */
export function CredentialDialog({
  act,
  provider,
  credential,
  documents,
  onPresent,
  onUndone,
  onClose,
}: CredentialDialogProps) {
  const t = useTexts(credentialsTexts);
  const locale = useLocale();
  const credentialName = useCredentialName();
  const showDone = useShowDone({ act, provider, credential, onUndone });
  const accreditors = useAccreditors();
  const valueOf = useCredentialValue(accreditors.data);
  const place = `provider.${provider.id}.credential.${credential?.id ?? 'new'}.${act}`;
  const [shown, ...others] = documents;
  const renewal = act === 'verify' ? documents.find(({ checked_at: checked }) => checked === null) : undefined;
  const start = draftOfCredential(credential, renewal);
  const { form, typed: draft } = useTypedForm<Record<string, string>>(place, start);
  const [isStale, setStale] = useState(false);
  const { busy, problem, fault, run } = useAct();
  const errors = problem?.fields ? refusedForm(locale, draft, problem).errors : {};
  const send = () =>
    run(async () => {
      try {
        const { version } = await sendCredential(
          act,
          provider,
          credential,
          draft,
          credential ? null : (shown?.id ?? null),
        );
        showDone(version);
      } catch (error) {
        const refused = problemOf(error);
        if (refused?.code === 'request.stale_version' && refused.present) {
          setStale(true);
          onPresent(refused.present as AdminProviderDetail);
        }
        throw error;
      }
    });
  return (
    <FormDialog
      form={form}
      title={t(`credentials.title.${act}`, {
        name: provider.name,
        credential: credential ? credentialName(credential) : '',
      })}
      submit={t(`credentials.do.${act}`)}
      aside={
        shown && act !== 'revoke' ? <DocumentViewer documents={[shown, ...others]} read={readDocument} /> : undefined
      }
      isDangerous={act === 'revoke'}
      busy={busy}
      fault={isStale ? '' : fault}
      problem={isStale ? null : problem}
      onSubmit={send}
      onClose={onClose}
    >
      {isStale ? (
        <Notice tone="warning" role="alert">
          {t('credentials.stale')}
        </Notice>
      ) : null}
      {act === 'revoke' ? <p>{t('credentials.explain.revoke')}</p> : null}
      <CredentialFields
        act={act}
        provider={provider}
        credential={credential}
        accreditors={accreditors}
        draft={draft}
        errors={errors}
        onChange={(changed) => form.change(changed)}
      />
      {credential && act === 'correct' ? <Changes credential={credential} draft={draft} valueOf={valueOf} /> : null}
    </FormDialog>
  );
}

/** Confirms what was done; a verification can be undone for a moment, unless the credential was verified already. */
function useShowDone({
  act,
  provider,
  credential,
  onUndone,
}: Pick<CredentialDialogProps, 'act' | 'provider' | 'credential' | 'onUndone'>) {
  const t = useTexts(credentialsTexts);
  const showUndoable = useUndoable();
  return (version: number) => {
    const done = t(`credentials.done.${act}`);
    if (act !== 'verify' || credential?.status !== 'being_checked') return showToast(done);
    const params = { id: provider.id, credential: credential.id };
    showUndoable(done, () => sessionCall(undoCredentialAct, { params, body: { version } }), onUndone);
  };
}

interface ChangesProps {
  credential: AdminCredential;
  draft: Readonly<Record<string, string>>;
  valueOf: ReturnType<typeof useCredentialValue>;
}

/** What a correction would change. */
function Changes({ credential, draft, valueOf }: ChangesProps) {
  const t = useTexts(credentialsTexts);
  const changes = changesOfCredential(credential, draft);
  return (
    <dl className="admin-changes" aria-live="polite">
      {changes.length === 0 ? <dt className="muted">{t('credentials.same')}</dt> : null}
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{t(`credentials.field.${field}`)}</dt>
          <dd>
            <del>{valueOf(field, before) || t('diff.nothing')}</del>
            <ins>{valueOf(field, after) || t('diff.nothing')}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
