import { getPackageEdition, publishOwnPackage } from '@travesia/contracts/packages';
import { useAct } from '../../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../../lib/calls/use-call.ts';
import { DialogForm } from '../../../../../lib/forms/dialog-form.tsx';
import { TypedArea } from '../../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../../lib/forms/draft/use-typed-form.ts';
import { useLocale, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../../../lib/session/session-call.ts';
import { showToast } from '../../../../../ui/toast/show-toast.ts';
import { editorTexts } from '../texts.ts';
import type { PackageWork } from '../use-package-draft.ts';
import { ChangeList } from '../versions/change-list.tsx';

const NOTE = 300;

interface PublishDialogProps {
  work: PackageWork;
  onClose: () => void;
}

/** Says what patients will see changed, what stays as agreed, and publishes. */
export function PublishDialog({ work, onClose }: PublishDialogProps) {
  const t = useTexts(editorTexts);
  const language = useLocale();
  const { known, draft, follow } = work;
  const { id, edition, editor } = known;
  const { form } = useTypedForm(`package.${id}.publish`, { note: '' });
  const { busy, problem, fault, run } = useAct();
  return (
    <DialogForm
      title={t(edition ? 'publish.headingUpdate' : 'publish.heading')}
      form={form}
      cancel={t('cancel')}
      submit={t(edition ? 'publish.update' : 'publish.submit')}
      busy={busy}
      fault={fault}
      problem={problem?.fields ? { ...problem, fields: [] } : problem}
      onSubmit={({ note }) =>
        run(async () => {
          const body = { version: draft.saved.version, note: note.trim() || null };
          follow(await sessionCall(publishOwnPackage, { params: { id }, query: { language }, body }));
          showToast(t('publish.done'));
          return true;
        })
      }
      onClose={onClose}
    >
      {edition ? <Changes id={id} number={edition.number} work={work} /> : <p>{t('publish.first')}</p>}
      <p>{t('publish.agreements', { count: editor.agreements })}</p>
      <TypedArea name="note" label={t('publish.note')} hint={t('publish.noteHint')} rows={2} maxLength={NOTE} />
    </DialogForm>
  );
}

function Changes({ id, number, work }: { id: string; number: number; work: PackageWork }) {
  const t = useTexts(editorTexts);
  const loaded = useCall(getPackageEdition, { params: { id, number } });
  return (
    <LoadState loaded={loaded}>
      {({ to_draft: changes }) =>
        changes.length ? (
          <ChangeList changes={changes} editor={work.known.editor} caption={t('publish.changes')} />
        ) : (
          <p>{t('publish.unchanged')}</p>
        )
      }
    </LoadState>
  );
}
