import { CREDENTIAL_UPLOAD, type KeptCredential, renewCredential } from '@travesia/contracts/credentials';
import { uploadFault } from '@travesia/contracts/kit';
import { useState } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { uploadFile } from '../../../lib/files/upload-file.ts';
import { uploadSentence } from '../../../lib/files/upload-sentence.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { TypedSelect, TypedText } from '../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { FileField } from '../../../ui/field/file-field.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { upkeepTexts } from './texts.ts';

/** What the dialog must know of a credential; every list that shows one has it. */
export type Renewable = Pick<KeptCredential, 'id' | 'kind' | 'body'> & { clinic?: { name: string } };

interface RenewDialogProps {
  /** The credential; of several, the person chooses one. */
  credentials: readonly [Renewable, ...Renewable[]];
  onDone: (renewed: KeptCredential) => void;
  onClose: () => void;
}

/** Uploads the renewed document of a credential, with the expiration date it states. */
export function RenewDialog({ credentials, onDone, onClose }: RenewDialogProps) {
  const t = useTexts(upkeepTexts);
  const locale = useLocale();
  const { busy, problem, fault, run } = useAct();
  const [first] = credentials;
  const start = { credential: first.id, expires_on: '', number: '' };
  const { form, typed: draft } = useTypedForm(`credential.${first.id}.renewal`, start);
  const { id, kind, body } = credentials.find((one) => one.id === draft.credential) ?? first;
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<number>();
  const refused = file ? uploadFault(CREDENTIAL_UPLOAD, file) : null;
  const send = async ({ expires_on: end, number }: typeof start) => {
    if (!file || refused) return undefined;
    const renewed = await run(() =>
      uploadFile(
        renewCredential,
        file,
        { params: { id }, body: { expires_on: end, number } },
        { onProgress: setProgress },
      ),
    );
    setProgress(undefined);
    if (!renewed) return undefined;
    showToast(t('renew.done'));
    onDone(renewed);
    return true;
  };
  return (
    <DialogForm
      form={form}
      title={t('renew.title', { kind: t(`kind.${kind}`) })}
      cancel={t('cancel')}
      submit={t('renew.submit')}
      busy={busy}
      fault={fault}
      problem={problem}
      check={() => ({ file: file ? undefined : t('renew.fileMissing') })}
      onSubmit={send}
      onClose={onClose}
    >
      {credentials.length > 1 ? (
        <TypedSelect
          name="credential"
          label={t('renew.which')}
          options={credentials.map((one) => ({
            value: one.id,
            label: [t(`kind.${one.kind}`), one.body, one.clinic?.name].filter(Boolean).join(', '),
          }))}
        />
      ) : null}
      <p className="muted">{t('renew.lead', { body })}</p>
      <FileField
        name="file"
        label={t('renew.file')}
        rules={CREDENTIAL_UPLOAD}
        files={
          file
            ? [
                {
                  key: 'file',
                  name: file.name,
                  size: file.size,
                  progress,
                  error: refused ? uploadSentence(locale, refused) : undefined,
                },
              ]
            : []
        }
        onChoose={([chosen]) => setFile(chosen ?? null)}
        onRemove={() => setFile(null)}
      />
      <TypedText name="expires_on" type="date" label={t('renew.expires')} hint={t('renew.expiresHint')} />
      <TypedText name="number" label={t('renew.number')} hint={t('renew.numberHint')} maxLength={80} />
    </DialogForm>
  );
}
